// Owns: ISO 8601 text to DateTime, DateTimeOffset, DateOnly and TimeOnly: what System.Text.Json reads. Knows no format and no quotes.
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Text;

internal static partial class IsoDates
{
    /// <summary>Bytes from the first on that a <c>Get</c> may look at; after the end of the data they are zero.</summary>
    internal const int Readable = 64;

    /// <summary>Decimals of a second that are read; those beyond the seventh are dropped.</summary>
    private const int MaxFraction = 16;

    private const int NoOffset = int.MinValue;

    private const int UtcOffset = int.MaxValue;

    /// <summary>Minutes that an offset is at most.</summary>
    private const int MaxOffset = 14 * 60;

    /// <summary>
    /// Gets a time: <c>YYYY-MM-DD[Thh:mm[:ss[.f{1,16}]][Z|±hh[:mm]]]</c>. <c>Z</c> makes it UTC, an offset local time, neither an unspecified one.
    /// </summary>
    /// <param name="at">The first digit. <see cref="Readable"/> bytes are readable.</param>
    /// <param name="value">The time.</param>
    /// <returns>Bytes used; 0 if the text is none. What follows is not looked at.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint Get(ref byte at, out DateTime value)
    {
        nint used = GetParts(ref at, out long ticks, out int offset);
        if (offset == NoOffset)
        {
            value = new DateTime(ticks);
            return used;
        }
        if (offset == UtcOffset)
        {
            value = new DateTime(ticks, DateTimeKind.Utc);
            return used;
        }
        long utc = ticks - (offset * TimeSpan.TicksPerMinute);
        if ((ulong)utc > (ulong)DateTime.MaxValue.Ticks)
        {
            return GetBeyondUtc(used, ticks, offset, out value);
        }
        value = new DateTime(utc, DateTimeKind.Utc).ToLocalTime();
        return used;
    }

    /// <summary>
    /// The first and the last hours of time in a zone that is ahead of UTC or after it: UTC has no such instant, but a local time needs none if the text has
    /// the local zone's offset. <see cref="DateTime.MinValue"/> as a local time is written so in Kathmandu.
    /// </summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetBeyondUtc(nint used, long ticks, int offset, out DateTime value)
    {
        value = new DateTime(ticks, DateTimeKind.Local);
        if (TimeZoneInfo.Local.GetUtcOffset(value).Ticks / TimeSpan.TicksPerMinute == offset)
        {
            return used;
        }
        value = default;
        return 0;
    }

    /// <summary>Gets a time and its offset, by the same grammar. Without one it is the local zone's.</summary>
    /// <inheritdoc cref="Get(ref byte, out DateTime)"/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint Get(ref byte at, out DateTimeOffset value)
    {
        nint used = GetParts(ref at, out long ticks, out int offset);
        TimeSpan span = offset == UtcOffset ? TimeSpan.Zero : offset == NoOffset ? TimeZoneInfo.Local.GetUtcOffset(new DateTime(ticks))
            : new TimeSpan(offset * TimeSpan.TicksPerMinute);
        if ((ulong)(ticks - span.Ticks) > (ulong)DateTime.MaxValue.Ticks)
        {
            value = default;
            return 0;
        }
        value = new DateTimeOffset(ticks, span);
        return used;
    }

    /// <summary>Gets a date: <c>YYYY-MM-DD</c>.</summary>
    /// <inheritdoc cref="Get(ref byte, out DateTime)"/>
    internal static nint Get(ref byte at, out DateOnly value)
    {
        bool found = GetDate(ref at, out int year, out int month, out int day);
        value = found ? new DateOnly(year, month, day) : default;
        return found ? DateLength : 0;
    }

    /// <summary>Gets a time of day: <c>hh:mm[:ss[.f{1,16}]]</c>.</summary>
    /// <inheritdoc cref="Get(ref byte, out DateTime)"/>
    internal static nint Get(ref byte at, out TimeOnly value)
    {
        nint used = GetTime(ref at, out long ticks);
        value = new TimeOnly(ticks);
        return used;
    }

    /// <summary>Gets <c>hh:mm[:ss[.f{1,16}]]</c>.</summary>
    /// <returns>Bytes used; 0 if the text is none.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint GetTime(ref byte at, out long ticks)
    {
        uint hours = GetTwo(ref at);
        uint minutes = GetTwo(ref Bytes.At(ref at, 3));
        ticks = 0;
        if (hours > 23 || minutes > 59 || Bytes.At(ref at, 2) != ':')
        {
            return 0;
        }
        ticks = ((hours * 60) + minutes) * TimeSpan.TicksPerMinute;
        if (Bytes.At(ref at, 5) != ':')
        {
            return 5;
        }
        uint seconds = GetTwo(ref Bytes.At(ref at, 6));
        if (seconds > 59)
        {
            ticks = 0;
            return 0;
        }
        ticks += seconds * TimeSpan.TicksPerSecond;
        if (Bytes.At(ref at, 8) != '.')
        {
            return 8;
        }
        int decimals = GetFraction(ref Bytes.At(ref at, 9), out uint fraction);
        ticks += fraction;
        return decimals == 0 ? 0 : 9 + decimals;
    }

    /// <summary>Gets the decimals of a second.</summary>
    /// <returns>How many there are; 0 if there is none, or more than 16.</returns>
    internal static int GetFraction(ref byte at, out uint fraction)
    {
        int count = DecimalDigits.Count(Bytes.Get<ulong>(ref at), out ulong digits);
        fraction = 0;
        if (count == 0)
        {
            return 0;
        }
        if (count < 8)
        {
            fraction = DecimalDigits.Join(digits, count) * DecimalDigits.PowerOf(7 - count);
            return count;
        }
        fraction = DecimalDigits.Join(digits) / 10;
        count += DecimalDigits.Count(Bytes.Get<ulong>(ref at, 8), out _);
        return count == MaxFraction && DecimalDigits.IsDigit(Bytes.At(ref at, MaxFraction)) ? 0 : count;
    }

    /// <summary>Gets a time as it is in the text, and its offset in minutes, <see cref="NoOffset"/> or <see cref="UtcOffset"/>.</summary>
    /// <returns>Bytes used; 0, without an offset, where the text is none.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint GetParts(ref byte at, out long ticks, out int offset)
    {
        offset = NoOffset;
        ticks = 0;
        if (!GetDate(ref at, out int year, out int month, out int day))
        {
            return 0;
        }
        long date = new DateTime(year, month, day).Ticks;
        if (Bytes.At(ref at, DateLength) != 'T')
        {
            ticks = date;
            return DateLength;
        }
        nint time = GetTime(ref Bytes.At(ref at, DateLength + 1), out long ofDay);
        if (time == 0)
        {
            return 0;
        }
        ticks = date + ofDay;
        nint used = DateLength + 1 + time;
        switch (Bytes.At(ref at, used))
        {
            case (byte)'Z':
                offset = UtcOffset;
                return used + 1;
            case (byte)'+' or (byte)'-':
                nint more = GetOffset(ref Bytes.At(ref at, used), ref offset);
                return more == 0 ? 0 : used + more;
            default:
                return used;
        }
    }

    private static nint GetOffset(ref byte at, ref int offset)
    {
        uint hours = GetTwo(ref Bytes.At(ref at, 1));
        bool hasMinutes = Bytes.At(ref at, 3) == ':';
        uint minutes = hasMinutes ? GetTwo(ref Bytes.At(ref at, 4)) : 0;
        uint total = (hours * 60) + minutes;
        if (minutes > 59 || total > MaxOffset)
        {
            return 0;
        }
        offset = at == '-' ? -(int)total : (int)total;
        return hasMinutes ? 6 : 3;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool GetDate(ref byte at, out int year, out int month, out int day)
    {
        year = (int)((GetTwo(ref at) * 100) + GetTwo(ref Bytes.At(ref at, 2)));
        month = (int)GetTwo(ref Bytes.At(ref at, 5));
        day = (int)GetTwo(ref Bytes.At(ref at, 8));
        return Bytes.At(ref at, 4) == '-' && Bytes.At(ref at, 7) == '-'
            && (uint)(year - 1) < 9999 && (uint)(month - 1) < 12 && (uint)(day - 1) < (uint)DateTime.DaysInMonth(year, month);
    }

    /// <summary>Two digits, or far more than any part of a time.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static uint GetTwo(ref byte at)
    {
        uint tens = (uint)at - '0';
        uint ones = (uint)Bytes.At(ref at, 1) - '0';
        return tens > 9 || ones > 9 ? 100_000 : (tens * 10) + ones;
    }
}
