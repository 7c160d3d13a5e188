// Owns: JSON numbers as text to integers: exactly, whatever fraction and exponent they are written with. Knows no wire.
namespace Octavo.ProtoJson.Texts;

internal static class NumberTexts
{
    // Beyond this an exponent says no more: zero stays zero, and all else is too large or no integer.
    private const int LargestExponent = 100_000_000;

    /// <summary>Whether text is a number by JSON's grammar. RFC 8259, section 6.</summary>
    /// <param name="text">The text.</param>
    /// <param name="digits">Where its digits end: the exponent, or the end.</param>
    /// <param name="exponent">The exponent, cut at one hundred million.</param>
    internal static bool IsNumber(ReadOnlySpan<byte> text, out int digits, out int exponent)
    {
        exponent = 0;
        digits = 0;
        int at = text.StartsWith("-"u8) ? 1 : 0;
        int whole = Run(text, at);
        if (whole == 0 || (whole > 1 && text[at] == '0'))
        {
            return false;
        }
        at += whole;
        if (at < text.Length && text[at] == '.')
        {
            int fraction = Run(text, at + 1);
            if (fraction == 0)
            {
                return false;
            }
            at += fraction + 1;
        }
        digits = at;
        if (at < text.Length && text[at] is (byte)'e' or (byte)'E')
        {
            at++;
            bool isNegative = at < text.Length && text[at] == '-';
            at += at < text.Length && text[at] is (byte)'+' or (byte)'-' ? 1 : 0;
            int length = Run(text, at);
            if (length == 0)
            {
                return false;
            }
            foreach (byte one in text.Slice(at, length))
            {
                exponent = Math.Min((exponent * 10) + (one - '0'), LargestExponent);
            }
            exponent = isNegative ? -exponent : exponent;
            at += length;
        }
        return at == text.Length;
    }

    /// <summary>Reads an integer.</summary>
    /// <param name="text">A number by JSON's grammar.</param>
    /// <param name="isNegative">Its sign.</param>
    /// <param name="magnitude">Its value without the sign.</param>
    /// <returns>What hinders it from being one; <see cref="OctavoErrorCode.None"/> for nothing.</returns>
    internal static OctavoErrorCode Integer(ReadOnlySpan<byte> text, out bool isNegative, out ulong magnitude)
    {
        magnitude = 0;
        isNegative = text.StartsWith("-"u8);
        if (!IsNumber(text, out int end, out int exponent))
        {
            return OctavoErrorCode.TypeMismatch;
        }
        ReadOnlySpan<byte> digits = text[(isNegative ? 1 : 0)..end];
        int point = digits.IndexOf((byte)'.');
        long whole = (point < 0 ? digits.Length : point) + (long)exponent;
        UInt128 value = 0;
        long place = 0;
        foreach (byte one in digits)
        {
            if (one == '.')
            {
                continue;
            }
            if (place++ >= whole)
            {
                if (one != '0')
                {
                    return OctavoErrorCode.NumberOutOfRange;
                }
                continue;
            }
            value = (value * 10) + (uint)(one - '0');
            if (value > ulong.MaxValue)
            {
                return OctavoErrorCode.NumberOutOfRange;
            }
        }
        for (; place < whole && value != 0; place++)
        {
            value *= 10;
            if (value > ulong.MaxValue)
            {
                return OctavoErrorCode.NumberOutOfRange;
            }
        }
        magnitude = (ulong)value;
        return OctavoErrorCode.None;
    }

    private static int Run(ReadOnlySpan<byte> text, int at)
    {
        int length = text[Math.Min(at, text.Length)..].IndexOfAnyExceptInRange((byte)'0', (byte)'9');
        return length < 0 ? Math.Max(0, text.Length - at) : length;
    }
}
