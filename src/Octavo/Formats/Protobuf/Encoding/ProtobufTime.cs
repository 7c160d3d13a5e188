// Owns: times and spans as seconds and nanoseconds: google.protobuf.Timestamp and Duration. Knows no window.
using Octavo.Internal;
using Octavo.Memory;

namespace Octavo.Protobuf;

/// <summary>Timestamps count nanoseconds forward, durations have both parts of one sign.</summary>
internal static class ProtobufTime
{
    /// <summary>Nanoseconds of a second, less one.</summary>
    internal const int MaxNanoseconds = 999_999_999;

    private const int NanosecondsPerTick = 100;

    /// <summary>The parts of a time in UTC.</summary>
    internal static void Split(long utcTicks, out long seconds, out int nanoseconds)
    {
        (long whole, long ticks) = Math.DivRem(utcTicks, TimeSpan.TicksPerSecond);
        seconds = whole - TimeRange.EpochSeconds;
        nanoseconds = (int)ticks * NanosecondsPerTick;
    }

    /// <summary>The parts of a span.</summary>
    internal static void SplitSpan(long ticks, out long seconds, out int nanoseconds)
    {
        (seconds, long rest) = Math.DivRem(ticks, TimeSpan.TicksPerSecond);
        nanoseconds = (int)rest * NanosecondsPerTick;
    }

    /// <summary>Ticks in UTC; nanoseconds below a tick of 100 are cut off.</summary>
    internal static long ToTicks(long seconds, int nanoseconds)
    {
        if (seconds < -TimeRange.EpochSeconds || seconds > TimeRange.LastSecond || (uint)nanoseconds > MaxNanoseconds)
        {
            Throw.InvalidValue("Timestamp", "it is outside the years 1 to 9999, or its nanoseconds are not 0 to 999,999,999");
        }
        return ((seconds + TimeRange.EpochSeconds) * TimeSpan.TicksPerSecond) + (nanoseconds / NanosecondsPerTick);
    }

    /// <summary>Ticks of a span; nanoseconds below a tick of 100 are cut off.</summary>
    internal static long ToSpanTicks(long seconds, int nanoseconds)
    {
        Int128 ticks = ((Int128)seconds * TimeSpan.TicksPerSecond) + (nanoseconds / NanosecondsPerTick);
        if (Math.Abs((long)nanoseconds) > MaxNanoseconds || (seconds > 0 && nanoseconds < 0) || (seconds < 0 && nanoseconds > 0) || ticks > long.MaxValue
            || ticks < long.MinValue)
        {
            Throw.InvalidValue("Duration", "its parts have different signs, are too large, or are more than a TimeSpan holds");
        }
        return (long)ticks;
    }
}
