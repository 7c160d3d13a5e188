// Owns: the conversion of local times to UTC, fast if the local zone has one offset forever (UTC among them). Knows no format.
using System.Runtime.CompilerServices;
using Octavo.Codecs.RawLayouts;

namespace Octavo.Codecs.Scalars;

/// <summary>
/// <see cref="DateTime.ToUniversalTime"/> looks rules up for every value: with eleven local times in an object that was 35 % of writing it in MessagePack
/// (bench: SimpleClass).
/// A zone without rules needs one addition.
/// </summary>
internal static class LocalTime
{
    private static Zone? s_zone;

    /// <summary>UTC ticks of a time: local ones converted, others taken as they are.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static long ToUtcTicks(DateTime value)
    {
        RawLayoutValues.Check(value);
        return value.Kind == DateTimeKind.Local ? FromLocal(value) : value.Ticks;
    }

    private static long FromLocal(DateTime value)
    {
        TimeZoneInfo local = TimeZoneInfo.Local; // another object after TimeZoneInfo.ClearCachedData
        Zone? zone = s_zone;
        if (zone is null || !ReferenceEquals(zone.Info, local))
        {
            s_zone = zone = new Zone(local);
        }
        if (!zone.IsFixed)
        {
            return value.ToUniversalTime().Ticks;
        }
        // As ToUniversalTime does, the ends of time are not left.
        return Math.Clamp(value.Ticks - zone.OffsetTicks, 0, DateTime.MaxValue.Ticks);
    }

    private sealed class Zone(TimeZoneInfo info)
    {
        internal readonly TimeZoneInfo Info = info;
        internal readonly bool IsFixed = !info.SupportsDaylightSavingTime && info.GetAdjustmentRules().Length == 0;
        internal readonly long OffsetTicks = info.BaseUtcOffset.Ticks;
    }
}
