// Owns: the double nearest to a decimal text. Knows no format.
using System.Runtime.CompilerServices;

namespace Octavo.Text;

/// <summary>Text to double by JSON's grammar, correctly rounded whatever the length.</summary>
internal static class NearestDouble
{
    private const int FractionBits = 52;

    /// <summary>Gets a number of ordinary length.</summary>
    /// <param name="at">The sign or first digit. <see cref="ShortNumber.Readable"/> bytes are readable; after the end of the data they are zero.</param>
    /// <param name="value">The number.</param>
    /// <returns>Bytes used; 0 if the text is not a number, out of range, or longer than what is looked at: <see cref="Parse"/> tells.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint Get(ref byte at, out double value)
    {
        nint used = ShortNumber.Scan(ref at, out ShortNumber number);
        double magnitude = DecimalToDouble.Nearest(number.Significand, number.Exponent);
        value = number.IsNegative ? -magnitude : magnitude;
        return double.IsFinite(magnitude) ? used : 0;
    }

    /// <summary>Gets a number of any length, in linear time.</summary>
    /// <param name="text">The number and nothing else.</param>
    /// <param name="value">The number; an infinity if it is out of range.</param>
    internal static NumberOutcome Parse(ReadOnlySpan<byte> text, out double value)
    {
        value = 0;
        if (!LongNumber.TryScan(text, out LongNumber number))
        {
            return NumberOutcome.Malformed;
        }
        double magnitude = Nearest(number);
        value = number.IsNegative ? -magnitude : magnitude;
        return double.IsFinite(magnitude) ? NumberOutcome.Ok : NumberOutcome.OutOfRange;
    }

    /// <summary>The double nearest to a number's magnitude.</summary>
    internal static double Nearest(scoped in LongNumber number)
    {
        bool truncated = number.Truncate(out ulong significand, out int exponent);
        double low = DecimalToDouble.Nearest(significand, exponent);
        if (!truncated || double.IsInfinity(low))
        {
            return low;
        }
        // Between 19 digits and one more in the last place there are at most two doubles: mostly it is one, else their midpoint decides.
        double high = DecimalToDouble.Nearest(significand + 1, exponent);
        if (low == high)
        {
            return low;
        }
        ulong bits = BitConverter.DoubleToUInt64Bits(low);
        int order = CompareToMidpoint(number, bits);
        return order > 0 || (order == 0 && (bits & 1) != 0) ? high : low;
    }

    /// <summary>Compares a number with the midpoint of a double and the next.</summary>
    private static int CompareToMidpoint(scoped in LongNumber number, ulong bits)
    {
        int biased = (int)(bits >> FractionBits);
        ulong fraction = bits & ((1UL << FractionBits) - 1);
        ulong significand = biased == 0 ? fraction : fraction | (1UL << FractionBits);
        return ExactDecimal.Compare(number, (2 * significand) + 1, Math.Max(biased, 1) - 1076);
    }
}
