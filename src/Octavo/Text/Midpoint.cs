// Owns: doubles that are exactly between two narrower floats, where rounding twice would go wrong. Knows no text.
using System.Runtime.CompilerServices;

namespace Octavo.Text;

/// <summary>Midpoints of narrower floats.</summary>
internal static class Midpoint
{
    private const int FractionBits = 52;

    /// <summary>The low bits of every double that is a midpoint of floats or Halves are zeros.</summary>
    private const ulong LowBits = (1UL << 28) - 1;

    /// <summary>Whether a double lies exactly between two neighbours of a narrower type, infinity as the neighbour of its greatest included.</summary>
    /// <param name="value">Not negative; what is beyond the greatest exponent is not a midpoint.</param>
    /// <param name="fractionBits">Bits of the narrower type's fraction, 23 or less.</param>
    /// <param name="leastExponent">The least exponent of a normal number of it.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool Is(double value, int fractionBits, int leastExponent)
    {
        ulong bits = BitConverter.DoubleToUInt64Bits(value);
        return (bits & LowBits) == 0 && IsSlow(bits, fractionBits, leastExponent);
    }

    /// <summary>Compares the magnitude of a number with the double nearest to it.</summary>
    internal static int Compare(scoped in LongNumber number, double nearest)
    {
        Split(BitConverter.DoubleToUInt64Bits(nearest), out ulong significand, out int power);
        return ExactDecimal.Compare(number, significand, power);
    }

    /// <inheritdoc cref="Compare(in LongNumber, double)"/>
    internal static int Compare(scoped in ShortNumber number, double nearest)
    {
        Split(BitConverter.DoubleToUInt64Bits(nearest), out ulong significand, out int power);
        return ExactDecimal.Compare(number.Significand, number.Exponent, significand, power);
    }

    private static bool IsSlow(ulong bits, int fractionBits, int leastExponent)
    {
        Split(bits, out ulong significand, out int power);
        // The greatest exponent is one more than the least one's magnitude. What is beyond it, infinity too, is infinite in the narrower type, and between no
        // two of it.
        if (power + FractionBits > 1 - leastExponent)
        {
            return false;
        }
        // The bits that the narrower type has no room for: more if the number is subnormal in it.
        int lost = FractionBits - fractionBits + Math.Max(0, leastExponent - (power + FractionBits));
        return lost <= FractionBits + 1 && (significand & ((1UL << lost) - 1)) == 1UL << (lost - 1);
    }

    private static void Split(ulong bits, out ulong significand, out int power)
    {
        int biased = (int)(bits >> FractionBits);
        ulong fraction = bits & ((1UL << FractionBits) - 1);
        significand = biased == 0 ? fraction : fraction | (1UL << FractionBits);
        power = Math.Max(biased, 1) - 1075;
    }
}
