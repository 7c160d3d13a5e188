// Owns: the process that watches the one that works: deaths and hangs become findings, and the work goes on. Knows no format.
using System.Diagnostics;
using System.Globalization;

namespace Octavo.Fuzz.Running;

internal sealed class Supervisor(Settings settings, string[] arguments)
{
    /// <summary>A worker's life: assemblies of graphs are never unloaded.</summary>
    private const int LongestWorker = 300;

    /// <summary>Of the worker's own time: on a machine that does much else compiling a graph takes a minute of the clock.</summary>
    private static readonly TimeSpan s_longestInput = TimeSpan.FromSeconds(60);

    /// <summary>Of the clock: an input that waits forever takes no time of its own.</summary>
    private static readonly TimeSpan s_longestWait = TimeSpan.FromMinutes(15);

    private readonly Findings _findings = new(settings.Output);

    /// <summary>Starts workers until the time is over.</summary>
    /// <returns>How many of them were found something by, or died.</returns>
    internal int Run()
    {
        var time = Stopwatch.StartNew();
        int bad = 0;
        for (int number = 0; time.Elapsed.TotalSeconds < settings.Seconds - 1; number++)
        {
            int seconds = Math.Clamp(settings.Seconds - (int)time.Elapsed.TotalSeconds, 1, LongestWorker);
            bad += Work(seconds, settings.Seed + number) ? 0 : 1;
        }
        return bad;
    }

    private bool Work(int seconds, int seed)
    {
        using var journal = new Journal(settings.Journal);
        string[] more = ["--worker", "--seconds", seconds.ToString(CultureInfo.InvariantCulture), "--seed", seed.ToString(CultureInfo.InvariantCulture)];
        using Process worker = Process.Start(Environment.ProcessPath!, [.. arguments, .. more]);
        long before = -1;
        var still = Stopwatch.StartNew();
        TimeSpan used = TimeSpan.Zero;
        while (!worker.WaitForExit(500))
        {
            long inputs = journal.Inputs;
            if (inputs != before)
            {
                before = inputs;
                used = Used(worker);
                still.Restart();
            }
            else if (Used(worker) - used > s_longestInput || still.Elapsed > s_longestWait)
            {
                worker.Kill();
                worker.WaitForExit();
                _findings.Add(journal.Target, $"an input takes more than {s_longestInput.TotalSeconds:N0} s", journal.Input);
                return false;
            }
        }
        if (worker.ExitCode is not (0 or 1))
        {
            _findings.Add(journal.Target, $"the process ended with {worker.ExitCode}", journal.Input);
        }
        return worker.ExitCode == 0;
    }

    /// <summary>Zero if the worker has just ended.</summary>
    private static TimeSpan Used(Process worker)
    {
        try
        {
            return worker.TotalProcessorTime;
        }
        catch (InvalidOperationException)
        {
            return TimeSpan.Zero;
        }
    }
}
