// Owns: Compact's DateTime and DateTimeOffset as numbers: ticks counted from the year 2000, both ways. docs/formats/compact.md, "Times".
using System.Runtime.CompilerServices;
using Octavo.Codecs.RawLayouts;
using Octavo.Internal;
using Octavo.Memory;

namespace Octavo.Compact;

/// <summary>
/// Ticks from 2000-01-01, folded so that times near it are small numbers. A plain zigzag of the distance would leave no room for the kind's two bits: it stops
/// if the past does, and later ticks stand for themselves.
/// </summary>
internal static class CompactTime
{
    private const long Epoch = 630_822_816_000_000_000; // 2000-01-01 in ticks, and so the distance of year 1 from it
    private const int EpochDay = 730_119;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ulong Fold(long ticks) => ticks < 2 * Epoch ? CompactVarint.ZigZag(ticks - Epoch) : (ulong)ticks;

    /// <summary>The kind in the two low bits, as <see cref="DateTime"/> itself numbers it in its two high ones.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ulong FromDateTime(DateTime value) => (Fold(value.Ticks) << 2) | (RawLayoutValues.FromDateTime(value) >> 62);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static DateTime ToDateTime(ulong folded)
    {
        ulong ticks = Unfold(folded >> 2);
        if (ticks > TimeRange.MaxTicks)
        {
            Throw.InvalidValue("DateTime");
        }
        return RawLayoutValues.ToDateTime(ticks | (folded << 62));
    }

    internal static DateTimeOffset ToDateTimeOffset(ulong folded, ulong zigzag)
    {
        ulong ticks = Unfold(folded);
        if (ticks > TimeRange.MaxTicks || zigzag > 2 * 840)
        {
            Throw.InvalidValue("DateTimeOffset");
        }
        return RawLayoutValues.ToDateTimeOffset((long)ticks, (short)CompactVarint.FromZigZag(zigzag));
    }

    internal static ulong FromDateOnly(DateOnly value) => CompactVarint.ZigZag(value.DayNumber - EpochDay);

    internal static DateOnly ToDateOnly(ulong zigzag) =>
        RawLayoutValues.ToDateOnly((uint)Math.Clamp(CompactVarint.FromZigZag(zigzag) + EpochDay, -1, int.MaxValue));

    private static ulong Unfold(ulong folded) => folded < 2 * (ulong)Epoch ? (ulong)(CompactVarint.FromZigZag(folded) + Epoch) : folded;
}
