// Owns: timestamps and durations as text: RFC 3339 in UTC, and seconds with an s. Knows no wire.
using System.Buffers.Text;
using System.Globalization;
using Octavo.Memory;

namespace Octavo.ProtoJson.Texts;

internal static class TimeTexts
{
    /// <summary>Bytes that either takes at most.</summary>
    internal const int Longest = 40;

    private const long FirstSecond = -TimeRange.EpochSeconds;
    private const long LongestDuration = 315_576_000_000;
    private const int Second = 1_000_000_000;
    private const int FractionDigits = 9;

    /// <summary>Puts a timestamp with none, 3, 6 or 9 digits after the second.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidValue"/> outside the years 1 to 9999, or for nanoseconds outside a
    /// second.</exception>
    internal static int PutTimestamp(Span<byte> text, long seconds, int nanos)
    {
        if (seconds is < FirstSecond or > TimeRange.LastSecond || nanos is < 0 or >= Second)
        {
            throw Invalid($"the timestamp of {seconds} seconds and {nanos} nanoseconds; years are 1 to 9999, nanoseconds 0 to 999,999,999.");
        }
        DateTime.UnixEpoch.AddSeconds(seconds).TryFormat(text, out int written, "yyyy-MM-ddTHH:mm:ss", CultureInfo.InvariantCulture);
        written += PutFraction(text[written..], nanos);
        text[written] = (byte)'Z';
        return written + 1;
    }

    /// <summary>Puts a duration with none, 3, 6 or 9 digits after the second.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidValue"/> beyond 10,000 years, and where the parts have different signs.</exception>
    internal static int PutDuration(Span<byte> text, long seconds, int nanos)
    {
        if (seconds is < -LongestDuration or > LongestDuration || nanos is <= -Second or >= Second || (seconds < 0 && nanos > 0) || (seconds > 0 && nanos < 0))
        {
            throw Invalid($"the duration of {seconds} seconds and {nanos} nanoseconds; it is at most 315,576,000,000 seconds, and both have one sign.");
        }
        int written = 0;
        if (seconds < 0 || nanos < 0)
        {
            text[written++] = (byte)'-';
        }
        Utf8Formatter.TryFormat(Math.Abs(seconds), text[written..], out int digits);
        written += digits;
        written += PutFraction(text[written..], Math.Abs(nanos));
        text[written] = (byte)'s';
        return written + 1;
    }

    /// <summary>Reads <c>1972-01-01T10:00:20.021Z</c>, with any offset in the place of the Z.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidValue"/> for another text, and outside the years 1 to 9999.</exception>
    internal static void GetTimestamp(ReadOnlySpan<byte> text, out long seconds, out int nanos)
    {
        const int Whole = 19;
        if (text.Length <= Whole || text[4] != '-' || text[7] != '-' || text[10] != 'T' || text[13] != ':' || text[16] != ':'
            || !Digits(text[..4], out int year) || !Digits(text[5..7], out int month) || !Digits(text[8..10], out int day)
            || !Digits(text[11..13], out int hour) || !Digits(text[14..16], out int minute) || !Digits(text[17..19], out int second)
            || year == 0 || month is < 1 or > 12 || day < 1 || day > DateTime.DaysInMonth(year, month) || hour > 23 || minute > 59 || second > 59
            || !TryFraction(text, Whole, out int after, out nanos) || !TryOffset(text[after..], out int offset))
        {
            throw Invalid("the text is not a timestamp, such as 1972-01-01T10:00:20.021Z, with up to nine digits after the point.");
        }
        seconds = (new DateTime(year, month, day, hour, minute, second, DateTimeKind.Utc).Ticks / TimeSpan.TicksPerSecond) + FirstSecond - offset;
        if (seconds is < FirstSecond or > TimeRange.LastSecond)
        {
            throw Invalid("the timestamp is outside the years 1 to 9999.");
        }
    }

    /// <summary>Reads <c>-1.5s</c>.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidValue"/> for another text, and beyond 10,000 years.</exception>
    internal static void GetDuration(ReadOnlySpan<byte> text, out long seconds, out int nanos)
    {
        bool isNegative = text.StartsWith("-"u8);
        ReadOnlySpan<byte> number = isNegative ? text[1..] : text;
        int whole = number.IndexOfAnyExceptInRange((byte)'0', (byte)'9');
        if (whole <= 0 || !Utf8Parser.TryParse(number[..whole], out seconds, out int used) || used != whole
            || !TryFraction(number, whole, out int after, out nanos) || !number[after..].SequenceEqual("s"u8))
        {
            throw Invalid("the text is not a duration, such as 1.5s, with up to nine digits after the point.");
        }
        if (seconds > LongestDuration)
        {
            throw Invalid("the duration is longer than 315,576,000,000 seconds.");
        }
        if (isNegative)
        {
            (seconds, nanos) = (-seconds, -nanos);
        }
    }

    private static int PutFraction(Span<byte> text, int nanos)
    {
        if (nanos == 0)
        {
            return 0;
        }
        int digits = nanos % 1_000_000 == 0 ? 3 : nanos % 1_000 == 0 ? 6 : FractionDigits;
        text[0] = (byte)'.';
        for (int i = FractionDigits; i > 0; i--)
        {
            if (i <= digits)
            {
                text[i] = (byte)('0' + (nanos % 10));
            }
            nanos /= 10;
        }
        return digits + 1;
    }

    /// <summary>A point and one to nine digits, or nothing.</summary>
    private static bool TryFraction(ReadOnlySpan<byte> text, int at, out int after, out int nanos)
    {
        nanos = 0;
        after = at;
        if (at >= text.Length || text[at] != '.')
        {
            return true;
        }
        int digits = 0;
        for (after++; after < text.Length && char.IsAsciiDigit((char)text[after]); after++)
        {
            nanos = digits < FractionDigits ? (nanos * 10) + (text[after] - '0') : nanos;
            digits++;
        }
        for (int i = digits; i < FractionDigits; i++)
        {
            nanos *= 10;
        }
        return digits is > 0 and <= FractionDigits;
    }

    /// <summary><c>Z</c>, or <c>+01:30</c>.</summary>
    private static bool TryOffset(ReadOnlySpan<byte> text, out int seconds)
    {
        seconds = 0;
        if (text.SequenceEqual("Z"u8))
        {
            return true;
        }
        if (text.Length != 6 || text[0] is not ((byte)'+' or (byte)'-') || text[3] != ':' || !Digits(text[1..3], out int hours)
            || !Digits(text[4..], out int minutes) || hours > 23 || minutes > 59)
        {
            return false;
        }
        seconds = ((hours * 60) + minutes) * 60;
        seconds = text[0] == '-' ? -seconds : seconds;
        return true;
    }

    private static bool Digits(ReadOnlySpan<byte> text, out int value)
    {
        value = 0;
        foreach (byte one in text)
        {
            if (!char.IsAsciiDigit((char)one))
            {
                return false;
            }
            value = (value * 10) + (one - '0');
        }
        return true;
    }

    private static OctavoException Invalid(string reason) => new(OctavoErrorCode.InvalidValue, reason);
}
