// Owns: the shortest decimal text that reads back as the same Half. Knows no format.
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Text;

/// <summary>Halves to text, the same as <see cref="Half.ToString()"/> in the invariant culture.</summary>
internal static class ShortestHalf
{
    /// <summary>Characters at most: a sign, five digits, the point, <c>E-08</c>.</summary>
    internal const int MaxLength = 11;

    /// <summary>Bytes that a <see cref="Put"/> may store to.</summary>
    internal const int Room = 40;

    private const int Wide = 5;

    private const int Infinity = 0x7C00;

    private const int FractionBits = 10;

    /// <summary>Puts a number.</summary>
    /// <param name="at"><see cref="Room"/> bytes.</param>
    /// <param name="value">The number; a zero keeps its sign.</param>
    /// <returns>Bytes put; 0 for NaN and infinities, which no grammar of numbers has.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint Put(ref byte at, Half value)
    {
        uint bits = BitConverter.HalfToUInt16Bits(value);
        nint sign = 0;
        if (bits >= 0x8000)
        {
            at = (byte)'-';
            sign = 1;
            bits &= 0x7FFF;
        }
        ref byte first = ref Bytes.At(ref at, sign);
        if (bits >= Infinity)
        {
            return 0;
        }
        if (bits == 0)
        {
            first = (byte)'0';
            return sign + 1;
        }
        uint fraction = bits & ((1u << FractionBits) - 1);
        int biased = (int)(bits >> FractionBits);
        uint significand = biased != 0 ? fraction | (1u << FractionBits) : fraction;
        ShortestDigits.Of(significand, biased != 0 ? biased - 25 : -24, fraction == 0 && biased > 1, out uint digits, out int exponent);
        return sign + DecimalForm.Put(ref first, digits, exponent, Wide);
    }
}
