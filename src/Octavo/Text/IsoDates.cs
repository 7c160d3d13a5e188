// Owns: DateTime, DateTimeOffset, DateOnly and TimeOnly as ISO 8601 text, as System.Text.Json writes them. Knows no format and no quotes.
using System.Numerics;
using System.Runtime.CompilerServices;

namespace Octavo.Internal;

/// <summary>Dates and times to text: <c>2026-11-21T17:43:13.25+01:00</c>. Seven decimals of a second at most, the zeros behind them left out.</summary>
internal static partial class IsoDates
{
    /// <summary>Characters of a DateTime or DateTimeOffset at most.</summary>
    internal const int MaxLength = 33;

    /// <summary>Characters of a DateOnly.</summary>
    internal const int DateLength = 10;

    /// <summary>Characters of a TimeOnly at most.</summary>
    internal const int MaxTimeLength = 16;

    /// <summary>Bytes that a <c>Put</c> may store to.</summary>
    internal const int Room = 40;

    /// <summary>Puts a time: <c>Z</c> behind UTC, the offset behind local time, nothing behind others.</summary>
    /// <param name="at"><see cref="Room"/> bytes.</param>
    /// <param name="value">The time.</param>
    /// <returns>Bytes put.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint Put(ref byte at, DateTime value)
    {
        nint used = PutDateAndTime(ref at, value);
        if (value.Kind == DateTimeKind.Utc)
        {
            Bytes.At(ref at, used) = (byte)'Z';
            return used + 1;
        }
        return value.Kind == DateTimeKind.Local ? used + PutOffset(ref Bytes.At(ref at, used), TimeZoneInfo.Local.GetUtcOffset(value)) : used;
    }

    /// <summary>Puts a time and its offset.</summary>
    /// <inheritdoc cref="Put(ref byte, DateTime)"/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint Put(ref byte at, DateTimeOffset value)
    {
        nint used = PutDateAndTime(ref at, value.DateTime);
        return used + PutOffset(ref Bytes.At(ref at, used), value.Offset);
    }

    /// <summary>Puts a date.</summary>
    /// <inheritdoc cref="Put(ref byte, DateTime)"/>
    internal static nint Put(ref byte at, DateOnly value)
    {
        PutDate(ref at, (uint)value.DayNumber);
        return DateLength;
    }

    /// <summary>Puts a time of day; seven decimals or none, as System.Text.Json writes it.</summary>
    /// <inheritdoc cref="Put(ref byte, DateTime)"/>
    internal static nint Put(ref byte at, TimeOnly value)
    {
        uint fraction = PutTime(ref at, value.Ticks);
        return fraction == 0 ? 8 : 8 + PutFraction(ref Bytes.At(ref at, 8), fraction);
    }

    /// <summary>Puts <c>hh:mm:ss</c>.</summary>
    /// <returns>The ticks beyond the second.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static uint PutTime(ref byte at, long ticksOfDay)
    {
        uint seconds = (uint)(ticksOfDay / TimeSpan.TicksPerSecond);
        uint fraction = (uint)(ticksOfDay - (seconds * TimeSpan.TicksPerSecond));
        uint minutes = seconds / 60;
        uint hours = minutes / 60;
        DecimalIntegers.PutTwo(ref at, hours);
        Bytes.At(ref at, 2) = (byte)':';
        DecimalIntegers.PutTwo(ref Bytes.At(ref at, 3), minutes - (hours * 60));
        Bytes.At(ref at, 5) = (byte)':';
        DecimalIntegers.PutTwo(ref Bytes.At(ref at, 6), seconds - (minutes * 60));
        return fraction;
    }

    /// <summary>Puts the point and seven decimals.</summary>
    internal static nint PutFraction(ref byte at, uint fraction)
    {
        at = (byte)'.';
        Bytes.Put(ref at, 1, DecimalDigits.Spread(fraction * 10) | DecimalDigits.Zeros);
        return 8;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint PutDateAndTime(ref byte at, DateTime value)
    {
        // One division for both halves; DateOnly and TimeOfDay would make three of it.
        ulong ticks = (ulong)value.Ticks;
        uint days = (uint)(ticks / TimeSpan.TicksPerDay);
        PutDate(ref at, days);
        Bytes.At(ref at, 10) = (byte)'T';
        uint fraction = PutTime(ref Bytes.At(ref at, 11), (long)(ticks - (days * (ulong)TimeSpan.TicksPerDay)));
        if (fraction == 0)
        {
            return 19;
        }
        ulong digits = DecimalDigits.Spread(fraction * 10); // seven digits and a zero
        Bytes.At(ref at, 19) = (byte)'.';
        Bytes.Put(ref at, 20, digits | DecimalDigits.Zeros);
        return 20 + 8 - (BitOperations.LeadingZeroCount(digits) >> 3);
    }

    /// <summary>Puts the date of a day after 0001-01-01.</summary>
    /// <remarks>C. Neri and L. Schneider, "Euclidean affine functions and their application to calendar algorithms": years begin in March, so that the leap day is their last.</remarks>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void PutDate(ref byte at, uint days)
    {
        const uint QuarterDaysOfACentury = 146_097; // on average
        uint quarters = ((4 * days) | 3) + 1224; // since 0000-03-01
        uint century = quarters / QuarterDaysOfACentury;
        ulong years = 2_939_745UL * ((quarters - (century * QuarterDaysOfACentury)) | 3);
        uint yearOfCentury = (uint)(years >> 32);
        uint day = (uint)years / 11_758_980; // since March 1st
        uint months = (2141 * day) + 197_913;
        uint month = months >> 16;
        if (day >= 306)
        {
            month -= 12;
            yearOfCentury++;
            if (yearOfCentury == 100)
            {
                yearOfCentury = 0;
                century++;
            }
        }
        DecimalIntegers.PutTwo(ref at, century);
        DecimalIntegers.PutTwo(ref Bytes.At(ref at, 2), yearOfCentury);
        Bytes.At(ref at, 4) = (byte)'-';
        DecimalIntegers.PutTwo(ref Bytes.At(ref at, 5), month);
        Bytes.At(ref at, 7) = (byte)'-';
        DecimalIntegers.PutTwo(ref Bytes.At(ref at, 8), ((months & 0xFFFF) / 2141) + 1);
    }

    private static nint PutOffset(ref byte at, TimeSpan offset)
    {
        int total = (int)(offset.Ticks / TimeSpan.TicksPerMinute);
        at = (byte)(total < 0 ? '-' : '+');
        uint minutes = (uint)Math.Abs(total);
        uint hours = minutes / 60;
        DecimalIntegers.PutTwo(ref Bytes.At(ref at, 1), hours);
        Bytes.At(ref at, 3) = (byte)':';
        DecimalIntegers.PutTwo(ref Bytes.At(ref at, 4), minutes - (hours * 60));
        return 6;
    }
}
