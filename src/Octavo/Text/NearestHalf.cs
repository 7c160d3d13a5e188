// Owns: the Half nearest to a decimal text. Knows no format.
using System.Runtime.CompilerServices;

namespace Octavo.Text;

/// <summary>Text to Half by JSON's grammar, by way of the double, as <see cref="NearestSingle"/> does it.</summary>
internal static class NearestHalf
{
    private const int FractionBits = 10;

    private const int LeastExponent = -14;

    /// <inheritdoc cref="NearestDouble.Get"/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint Get(ref byte at, out Half value)
    {
        nint used = ShortNumber.Scan(ref at, out ShortNumber number);
        double wide = DecimalToDouble.Nearest(number.Significand, number.Exponent);
        Half magnitude = (Half)wide;
        if (Midpoint.Is(wide, FractionBits, LeastExponent) && used != 0)
        {
            magnitude = Round(wide, Midpoint.Compare(number, wide));
        }
        value = number.IsNegative ? -magnitude : magnitude;
        return Half.IsFinite(magnitude) ? used : 0;
    }

    /// <inheritdoc cref="NearestSingle.Nearest"/>
    internal static Half Nearest(scoped in ShortNumber number)
    {
        double wide = DecimalToDouble.Nearest(number.Significand, number.Exponent);
        return Midpoint.Is(wide, FractionBits, LeastExponent) ? Round(wide, Midpoint.Compare(number, wide)) : (Half)wide;
    }

    /// <inheritdoc cref="NearestDouble.Parse"/>
    internal static NumberOutcome Parse(ReadOnlySpan<byte> text, out Half value)
    {
        value = default;
        if (!LongNumber.TryScan(text, out LongNumber number))
        {
            return NumberOutcome.Malformed;
        }
        double wide = NearestDouble.Nearest(number);
        Half magnitude = Midpoint.Is(wide, FractionBits, LeastExponent) ? Round(wide, Midpoint.Compare(number, wide)) : (Half)wide;
        value = number.IsNegative ? -magnitude : magnitude;
        return Half.IsFinite(magnitude) ? NumberOutcome.Ok : NumberOutcome.OutOfRange;
    }

    /// <inheritdoc cref="NearestSingle.Round"/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static Half Round(double midpoint, int order)
    {
        Half even = (Half)midpoint;
        return order > 0 && (double)even < midpoint ? Half.BitIncrement(even)
            : order < 0 && (double)even > midpoint ? Half.BitDecrement(even)
            : even;
    }
}
