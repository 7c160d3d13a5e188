// Owns: the float nearest to a decimal text. Knows no format.
using System.Runtime.CompilerServices;

namespace Octavo.Text;

/// <summary>
/// Text to float by JSON's grammar. By way of the double, which is on the same side of every float and every midpoint as the text, unless it is a midpoint
/// itself: then the text decides. So nothing is
/// rounded twice.
/// </summary>
internal static class NearestSingle
{
    private const int FractionBits = 23;

    private const int LeastExponent = -126;

    /// <inheritdoc cref="NearestDouble.Get"/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint Get(ref byte at, out float value)
    {
        nint used = ShortNumber.Scan(ref at, out ShortNumber number);
        double wide = DecimalToDouble.Nearest(number.Significand, number.Exponent);
        float magnitude = (float)wide;
        if (Midpoint.Is(wide, FractionBits, LeastExponent) && used != 0)
        {
            magnitude = Round(wide, Midpoint.Compare(number, wide));
        }
        value = number.IsNegative ? -magnitude : magnitude;
        return float.IsFinite(magnitude) ? used : 0;
    }

    /// <summary>The float nearest to a number's magnitude, of two equally near the even one; infinity if it is out of range.</summary>
    internal static float Nearest(scoped in ShortNumber number)
    {
        double wide = DecimalToDouble.Nearest(number.Significand, number.Exponent);
        return Midpoint.Is(wide, FractionBits, LeastExponent) ? Round(wide, Midpoint.Compare(number, wide)) : (float)wide;
    }

    /// <inheritdoc cref="NearestDouble.Parse"/>
    internal static NumberOutcome Parse(ReadOnlySpan<byte> text, out float value)
    {
        value = 0;
        if (!LongNumber.TryScan(text, out LongNumber number))
        {
            return NumberOutcome.Malformed;
        }
        double wide = NearestDouble.Nearest(number);
        float magnitude = Midpoint.Is(wide, FractionBits, LeastExponent) ? Round(wide, Midpoint.Compare(number, wide)) : (float)wide;
        value = number.IsNegative ? -magnitude : magnitude;
        return float.IsFinite(magnitude) ? NumberOutcome.Ok : NumberOutcome.OutOfRange;
    }

    /// <summary>The neighbour of a midpoint that a number is nearer to; the even one if the number is the midpoint.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static float Round(double midpoint, int order)
    {
        float even = (float)midpoint;
        return order > 0 && even < midpoint ? float.BitIncrement(even)
            : order < 0 && even > midpoint ? float.BitDecrement(even)
            : even;
    }
}
