// Owns: how much of the machine other work takes before a run begins.
// Must not know: what is done about it.
using System.Globalization;

namespace Octavo.Lab.Measuring;

/// <summary>Looks at the processors for half a second, in which the lab does nothing.</summary>
internal static class BusyMachine
{
    /// <summary>The share from which a run is told of it: below it is what a system does by itself.</summary>
    public const double Noticed = 0.1;

    private static readonly TimeSpan s_look = TimeSpan.FromMilliseconds(500);

    /// <summary>The share of all processors that is at work, from 0 to 1; null if the system does not say.</summary>
    public static double? Share()
    {
        if (Read() is not { } before)
            return null;
        Thread.Sleep(s_look);
        return Read() is { } after ? Between(before, after) : null;
    }

    /// <summary>The share between two readings.</summary>
    public static double? Between((long Idle, long All) before, (long Idle, long All) after) =>
        after.All > before.All ? 1 - ((after.Idle - before.Idle) / (double)(after.All - before.All)) : null;

    /// <summary>The first line of Linux' /proc/stat: idle time and all, in ticks.</summary>
    public static (long Idle, long All)? Parse(string line)
    {
        string[] parts = line.Split(' ', StringSplitOptions.RemoveEmptyEntries);
        if (parts is not ["cpu", _, _, _, _, _, ..])
            return null;
        long[] ticks = [.. parts.Skip(1).Take(8).Select(part => long.TryParse(part, CultureInfo.InvariantCulture, out long value) ? value : 0)];
        return (ticks[3] + ticks[4], ticks.Sum());
    }

    private static (long Idle, long All)? Read()
    {
        try
        {
            return OperatingSystem.IsLinux() ? Parse(File.ReadLines("/proc/stat").First()) : null;
        }
        catch (Exception error) when (error is IOException or UnauthorizedAccessException or InvalidOperationException)
        {
            return null;
        }
    }
}
