// Owns: the comparison of a decimal of any length with a binary number, in integers. Knows no type of float.
namespace Octavo.Text;

/// <summary>Decides what 128 bits cannot: numbers of more than 19 digits that are nearly between two floats. Its time is bounded, except for one pass over the
/// digits.</summary>
internal static class ExactDecimal
{
    /// <summary>No midpoint between two doubles has more than 767 significant digits: what follows can only be more than nothing.</summary>
    private const int MaxDigits = 768;

    /// <summary>Compares the magnitude of a number with <paramref name="significand"/> · 2^<paramref name="power"/>.</summary>
    /// <param name="number">Within the powers of ten of doubles.</param>
    /// <param name="significand">At most 54 bits, not 0: a double or the midpoint of two, at most twice or half the number.</param>
    /// <param name="power">At least -1075.</param>
    /// <returns>Negative if the number is less, 0 if they are equal, positive if it is greater.</returns>
    internal static int Compare(scoped in LongNumber number, ulong significand, int power)
    {
        Span<ulong> room = stackalloc ulong[2 * BigNatural.Room];
        var decimals = new BigNatural(room[..BigNatural.Room], 0);
        int fromWhole = Append(ref decimals, number.Whole, MaxDigits);
        int fromFraction = Append(ref decimals, number.Fraction, MaxDigits - fromWhole);
        int ten = (int)(number.PointExponent + (number.Whole.Length - fromWhole) - fromFraction);
        int order = Compare(ref decimals, ten, significand, power, room[BigNatural.Room..]);
        if (order != 0)
        {
            return order;
        }
        return number.Whole[fromWhole..].ContainsAnyExcept((byte)'0') || number.Fraction[fromFraction..].ContainsAnyExcept((byte)'0') ? 1 : 0;
    }

    /// <summary>Compares <paramref name="decimals"/> · 10^<paramref name="ten"/> with <paramref name="significand"/> · 2^<paramref name="power"/>.</summary>
    internal static int Compare(ulong decimals, int ten, ulong significand, int power)
    {
        Span<ulong> room = stackalloc ulong[2 * BigNatural.Room];
        var left = new BigNatural(room[..BigNatural.Room], decimals);
        return Compare(ref left, ten, significand, power, room[BigNatural.Room..]);
    }

    private static int Compare(ref BigNatural left, int ten, ulong significand, int power, Span<ulong> room)
    {
        var right = new BigNatural(room, significand);
        // A power of ten is one of five and one of two. Each goes to the side where its exponent is positive, so both sides are integers.
        if (ten >= 0)
        {
            left.MultiplyByPowerOfFive(ten);
        }
        else
        {
            right.MultiplyByPowerOfFive(-ten);
        }
        int two = power - ten;
        if (two >= 0)
        {
            right.ShiftLeft(two);
        }
        else
        {
            left.ShiftLeft(-two);
        }
        return left.CompareTo(in right);
    }

    private static int Append(ref BigNatural decimals, ReadOnlySpan<byte> digits, int most)
    {
        int count = Math.Min(digits.Length, most);
        ReadOnlySpan<byte> rest = digits[..count];
        while (!rest.IsEmpty)
        {
            ulong part = 0;
            ulong scale = 1;
            foreach (byte digit in rest[..Math.Min(rest.Length, ShortNumber.MaxDigits)])
            {
                part = (part * 10) + digit - '0';
                scale *= 10;
            }
            decimals.MultiplyAndAdd(scale, part);
            rest = rest[Math.Min(rest.Length, ShortNumber.MaxDigits)..];
        }
        return count;
    }
}
