// Owns: the shortest decimal text that reads back as the same float. Knows no format.
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Text;

/// <summary>Floats to text, the same as <see cref="float.ToString()"/> in the invariant culture.</summary>
internal static class ShortestSingle
{
    /// <summary>Characters at most: a sign, nine digits, the point, <c>E-45</c>.</summary>
    internal const int MaxLength = 15;

    /// <summary>Bytes that a <see cref="Put"/> may store to.</summary>
    internal const int Room = 40;

    private const int Wide = 9;

    private const uint Infinity = 0x7F80_0000;

    private const int FractionBits = 23;

    /// <summary>Puts a number.</summary>
    /// <param name="at"><see cref="Room"/> bytes.</param>
    /// <param name="value">The number; a zero keeps its sign.</param>
    /// <returns>Bytes put; 0 for NaN and infinities, which no grammar of numbers has.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint Put(ref byte at, float value)
    {
        uint bits = BitConverter.SingleToUInt32Bits(value);
        nint sign = 0;
        if ((int)bits < 0)
        {
            at = (byte)'-';
            sign = 1;
            bits &= int.MaxValue;
            value = -value;
        }
        ref byte first = ref Bytes.At(ref at, sign);
        if (value < 1e3f && value >= 1e-2f)
        {
            // At most six digits, three of them decimals: as with doubles, a quotient of exact numbers that is the value proves the decimal.
            uint thousandths = (uint)((value * 1e3f) + 0.5f);
            if (thousandths / 1e3f == value)
            {
                return sign + FewDecimals.Put(ref first, thousandths * 1000UL);
            }
        }
        else if (value <= 1 << 24 && (uint)value == value)
        {
            return sign + DecimalIntegers.Put(ref first, (uint)value);
        }
        if (bits >= Infinity)
        {
            return 0;
        }
        uint fraction = bits & ((1u << FractionBits) - 1);
        int biased = (int)(bits >> FractionBits);
        uint significand = biased != 0 ? fraction | (1u << FractionBits) : fraction;
        ShortestDigits.Of(significand, biased != 0 ? biased - 150 : -149, fraction == 0 && biased > 1, out uint digits, out int exponent);
        return sign + DecimalForm.Put(ref first, digits, exponent, Wide);
    }
}
