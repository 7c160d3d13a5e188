// Owns: the shortest decimal text that reads back as the same double (Schubfach), with a short path for few decimals. Knows no format.
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Text;

/// <summary>Doubles to text, the same as <see cref="double.ToString()"/> in the invariant culture: the fewest digits, of those the nearest, <c>1E+17</c> where
/// the point would be far.</summary>
/// <remarks>R. Giulietti, "The Schubfach way to render doubles".</remarks>
internal static class ShortestDouble
{
    /// <summary>Characters at most: a sign, 17 digits, the point, <c>E-308</c>.</summary>
    internal const int MaxLength = 24;

    /// <summary>Bytes that a <see cref="Put"/> may store to.</summary>
    internal const int Room = 40;

    /// <summary>Digits before the point beyond which an exponent is written, unless all of them are needed.</summary>
    private const int Wide = 17;

    private const ulong Infinity = 0x7FF0_0000_0000_0000;

    private const int FractionBits = 52;

    /// <summary>Puts a number.</summary>
    /// <param name="at"><see cref="Room"/> bytes.</param>
    /// <param name="value">The number; a zero keeps its sign.</param>
    /// <returns>Bytes put; 0 for NaN and infinities, which no grammar of numbers has.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint Put(ref byte at, double value)
    {
        ulong bits = BitConverter.DoubleToUInt64Bits(value);
        nint sign = 0;
        if ((long)bits < 0)
        {
            at = (byte)'-';
            sign = 1;
            bits &= long.MaxValue;
            value = -value;
        }
        ref byte first = ref Bytes.At(ref at, sign);
        if (value < 1e9 && value >= 1e-3)
        {
            // At most 15 digits, six of them decimals. The division of two exact numbers is rounded once, so a quotient equal to the value proves the decimal;
            // no two decimals of so few digits are the same double.
            ulong millionths = (ulong)((value * 1e6) + 0.5);
            if (millionths / 1e6 == value)
            {
                return sign + FewDecimals.Put(ref first, millionths);
            }
        }
        else if (value <= 1L << 53 && (ulong)value == value)
        {
            return sign + DecimalIntegers.Put(ref first, (ulong)value);
        }
        if (bits >= Infinity)
        {
            return 0;
        }
        Shortest(bits, out ulong digits, out int exponent);
        return sign + DecimalForm.Put(ref first, digits, exponent, Wide);
    }

    /// <summary>The fewest digits between the neighbours' midpoints, and of those the nearest to the value: <paramref name="digits"/> ·
    /// 10^<paramref name="exponent"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Shortest(ulong bits, out ulong digits, out int exponent)
    {
        ulong fraction = bits & ((1UL << FractionBits) - 1);
        int biased = (int)(bits >> FractionBits);
        ulong significand = biased != 0 ? fraction | (1UL << FractionBits) : fraction;
        int power = biased != 0 ? biased - 1075 : -1074;
        // The neighbour below a power of two is at half the distance.
        bool closer = fraction == 0 && biased > 1;
        ulong odd = significand & 1;
        int k = ((power * 1262611) - (closer ? 524031 : 0)) >> 22; // ⌊log10 of the distance⌋
        int shift = power + ((-k * 1741647) >> 19) + 1;
        ref readonly ulong ten = ref PowersOfTen.High(-k);
        ulong high = ten;
        ulong low = PowersOfTen.Low(in ten);
        if (-k is < -27 or > 55)
        {
            // Rounded down in the table, up in the proof; bits are lost beyond these powers, and the low half is nowhere all ones (a test looks).
            low++;
        }
        ulong four = significand << 2;
        ulong below = Scale(high, low, (four - (closer ? 1UL : 2UL)) << shift) + odd;
        ulong value = Scale(high, low, four << shift);
        ulong above = Scale(high, low, (four + 2) << shift) - odd;
        ulong s = value >> 2;
        if (s >= 10)
        {
            // One digit less.
            ulong tenth = s / 10;
            bool down = below <= 40 * tenth;
            bool up = (40 * tenth) + 40 <= above;
            if (down != up)
            {
                digits = tenth + (up ? 1UL : 0);
                exponent = k + 1;
                return;
            }
        }
        exponent = k;
        bool under = below <= 4 * s;
        bool over = (4 * s) + 4 <= above;
        ulong middle = (4 * s) + 2;
        bool next = under != over ? over : value > middle || (value == middle && (s & 1) != 0);
        digits = s + (next ? 1UL : 0);
    }

    /// <summary>The product's highest 64 bits, the lowest of them set if bits are lost: enough to compare with (the paper's section 9).</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Scale(ulong high, ulong low, ulong value)
    {
        ulong carried = Math.BigMul(low, value, out _);
        ulong top = Math.BigMul(high, value, out ulong rest);
        rest += carried;
        top += rest < carried ? 1UL : 0;
        return top | (rest > 1 ? 1UL : 0);
    }
}
