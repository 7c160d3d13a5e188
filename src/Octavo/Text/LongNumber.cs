// Owns: the scan of a number of any length and exponent. Knows no type.
namespace Octavo.Text;

/// <summary>The parts of a number's text: the first 19 significant digits as an integer, and where all of them are.</summary>
internal readonly ref struct LongNumber
{
    /// <summary>Beyond any exponent that digits of a text in memory could make up for.</summary>
    private const long MaxExponent = 1L << 40;

    private LongNumber(bool isNegative, ReadOnlySpan<byte> whole, ReadOnlySpan<byte> fraction, long exponent)
    {
        IsNegative = isNegative;
        // The zeros that lead are not digits of the significand.
        if (whole.SequenceEqual("0"u8))
        {
            whole = default;
            int zeros = fraction.IndexOfAnyExcept((byte)'0');
            zeros = zeros < 0 ? fraction.Length : zeros;
            fraction = fraction[zeros..];
            exponent -= zeros;
        }
        Whole = whole;
        Fraction = fraction;
        PointExponent = exponent;
    }

    internal bool IsNegative { get; }

    /// <summary>The digits before the point; the first is not a zero.</summary>
    internal ReadOnlySpan<byte> Whole { get; }

    /// <summary>The digits after the point; where there are none before it, the first is not a zero.</summary>
    internal ReadOnlySpan<byte> Fraction { get; }

    /// <summary>The power of ten that the digits are multiplied by, were the point where it is.</summary>
    internal long PointExponent { get; }

    /// <summary>Scans by the grammar of RFC 8259, section 6, in one pass.</summary>
    /// <param name="text">A number and nothing else.</param>
    /// <param name="number">Its parts.</param>
    /// <returns>False if the text is not a number.</returns>
    internal static bool TryScan(ReadOnlySpan<byte> text, out LongNumber number)
    {
        number = default;
        bool negative = text.StartsWith((byte)'-');
        ReadOnlySpan<byte> rest = negative ? text[1..] : text;
        ReadOnlySpan<byte> whole = TakeDigits(ref rest);
        if (whole.IsEmpty || (whole.Length > 1 && whole[0] == '0'))
        {
            return false;
        }
        ReadOnlySpan<byte> fraction = default;
        if (rest.StartsWith((byte)'.'))
        {
            rest = rest[1..];
            fraction = TakeDigits(ref rest);
            if (fraction.IsEmpty)
            {
                return false;
            }
        }
        long exponent = 0;
        if ((rest.StartsWith((byte)'e') || rest.StartsWith((byte)'E')) && !TryTakeExponent(ref rest, out exponent))
        {
            return false;
        }
        if (!rest.IsEmpty)
        {
            return false;
        }
        number = new LongNumber(negative, whole, fraction, exponent);
        return true;
    }

    /// <summary>The first 19 significant digits.</summary>
    /// <param name="significand">Those digits, or fewer if there are no more.</param>
    /// <param name="exponent">The power of ten of the last of them, within what an int holds.</param>
    /// <returns>Whether a digit other than zero is left out.</returns>
    internal bool Truncate(out ulong significand, out int exponent)
    {
        significand = 0;
        int held = 0;
        int fromWhole = Hold(Whole, ref significand, ref held);
        int fromFraction = Hold(Fraction, ref significand, ref held);
        exponent = (int)Math.Clamp(PointExponent + (Whole.Length - fromWhole) - fromFraction, int.MinValue / 2, int.MaxValue / 2);
        return Whole[fromWhole..].ContainsAnyExcept((byte)'0') || Fraction[fromFraction..].ContainsAnyExcept((byte)'0');
    }

    private static int Hold(ReadOnlySpan<byte> digits, ref ulong significand, ref int held)
    {
        int count = Math.Min(digits.Length, ShortNumber.MaxDigits - held);
        foreach (byte digit in digits[..count])
        {
            significand = (significand * 10) + digit - '0';
        }
        held += count;
        return count;
    }

    private static ReadOnlySpan<byte> TakeDigits(scoped ref ReadOnlySpan<byte> rest)
    {
        int count = rest.IndexOfAnyExceptInRange((byte)'0', (byte)'9');
        ReadOnlySpan<byte> digits = count < 0 ? rest : rest[..count];
        rest = rest[digits.Length..];
        return digits;
    }

    private static bool TryTakeExponent(scoped ref ReadOnlySpan<byte> rest, out long exponent)
    {
        rest = rest[1..];
        bool negative = rest.StartsWith((byte)'-');
        if (negative || rest.StartsWith((byte)'+'))
        {
            rest = rest[1..];
        }
        ReadOnlySpan<byte> digits = TakeDigits(ref rest);
        exponent = 0;
        foreach (byte digit in digits)
        {
            exponent = Math.Min((exponent * 10) + digit - '0', MaxExponent);
        }
        exponent = negative ? -exponent : exponent;
        return !digits.IsEmpty;
    }
}
