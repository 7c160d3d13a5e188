// Owns: the bounds of DateTime and the layout of its 64 bits, as constants that fold where a property of the platform may not. Knows no format.
namespace Octavo.Memory;

internal static class TimeRange
{
    /// <summary>The bits of the ticks among those of a <see cref="DateTime"/>; its kind is above them.</summary>
    internal const ulong TicksMask = 0x3FFF_FFFF_FFFF_FFFF;

    /// <summary>The ticks of <see cref="DateTime.MaxValue"/>.</summary>
    internal const ulong MaxTicks = 3_155_378_975_999_999_999;

    /// <summary>Seconds from 0001-01-01 to 1970-01-01.</summary>
    internal const long EpochSeconds = 62_135_596_800;

    /// <summary>The last second of the year 9999, counted from 1970-01-01.</summary>
    internal const long LastSecond = 253_402_300_799;
}
