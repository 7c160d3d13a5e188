// Owns: by which clock turns are timed.
// Must not know: what is timed.
using System.Diagnostics;

namespace Octavo.Lab.Measuring;

/// <summary>The process's own time if the system counts it finely: a library does not pay for what a neighbour takes of the processor. Else the time that
/// passes.</summary>
internal static class TurnClock
{
    /// <summary>Whether the system counts a process's time to the microsecond; Windows does so by its tick, longer than a turn.</summary>
    public static bool HasProcessorTime { get; } = OperatingSystem.IsLinux() || OperatingSystem.IsMacOS();

    /// <summary>The clock's name in results.json.</summary>
    public static string Name(bool byProcessor) => byProcessor ? "processor" : "elapsed";

    /// <summary>The clock now, for differences alone.</summary>
    public static TimeSpan Now(bool byProcessor) => byProcessor ? Environment.CpuUsage.TotalTime : Stopwatch.GetElapsedTime(0);
}
