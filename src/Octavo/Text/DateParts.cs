// Owns: days and ticks taken apart into numbers of two digits. Knows no text.
using System.Runtime.CompilerServices;

namespace Octavo.Text;

/// <summary>The parts of dates and times: numbers below 100, four a word, the first in its lowest sixteen bits, as <see cref="DecimalDigits.SpreadTwos"/> takes
/// them.</summary>
internal static class DateParts
{
    /// <summary>Century, year of the century, month and day of a day after 0001-01-01.</summary>
    /// <remarks>C. Neri and L. Schneider, "Euclidean affine functions and their application to calendar algorithms": years begin in March, so the leap day is
    /// their last.</remarks>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ulong OfDate(uint days)
    {
        const uint QuarterDaysOfACentury = 146_097; // on average
        uint quarters = ((4 * days) | 3) + 1224; // since 0000-03-01
        uint century = quarters / QuarterDaysOfACentury;
        ulong years = 2_939_745UL * ((quarters - (century * QuarterDaysOfACentury)) | 3);
        uint day = (uint)years / 11_758_980; // since March 1st
        uint months = (2141 * day) + 197_913;
        // Without a branch: no one foretells whether a date is in January or February.
        uint next = (305 - day) >> 31; // 1 there
        uint year = (century * 100) + (uint)(years >> 32) + next;
        century = year / 100;
        uint month = (months >> 16) - (12 * next);
        return century | ((year - (century * 100)) << 16) | ((ulong)month << 32) | ((ulong)(((months & 0xFFFF) / 2141) + 1) << 48);
    }

    /// <summary>Hours, minutes, seconds and 0 of a time of day.</summary>
    /// <param name="ticks">Ticks of the day, or of up to 99 hours.</param>
    /// <param name="fraction">The ticks beyond the second.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ulong OfTime(ulong ticks, out uint fraction)
    {
        uint seconds = (uint)(ticks / TimeSpan.TicksPerSecond);
        fraction = (uint)(ticks - (seconds * (ulong)TimeSpan.TicksPerSecond));
        uint minutes = seconds / 60;
        uint hours = seconds / 3600;
        return hours | ((minutes - (hours * 60)) << 16) | ((ulong)(seconds - (minutes * 60)) << 32);
    }
}
