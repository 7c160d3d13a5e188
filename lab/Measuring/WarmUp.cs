// Owns: running candidates until tiered compilation has settled.
// Must not know: rounds and figures.
using System.Diagnostics;
using System.Runtime;

namespace Octavo.Lab.Measuring;

/// <summary>
/// Tier 0 code is counted for 30 calls, waits for a quiet tenth of a second, is instrumented, counted again and compiled in the end. So candidates take short
/// turns until the JIT has compiled nothing for three such waits. All operations of a row do so together, because the waits are the same ones.
/// </summary>
internal static class WarmUp
{
    private const int CallsATurn = 8;
    private const int LeastTurns = 12;

    /// <summary>Warms all entrants of a row up together.</summary>
    /// <param name="entrants">Candidates, once for each operation.</param>
    /// <param name="settings">The run's effort.</param>
    /// <param name="limit">Most time to wait.</param>
    /// <param name="cancel">Ends it.</param>
    public static void Run(IReadOnlyList<Entrant> entrants, MeasureSettings settings, TimeSpan limit, CancellationToken cancel)
    {
        long start = Stopwatch.GetTimestamp();
        foreach (Entrant entrant in entrants)
        {
            if (!cancel.IsCancellationRequested)
                entrant.Settle(settings.WarmUpLimit / 2);
            entrant.Calibrate(settings.Slice / 8);
        }

        long lastCompiled = Stopwatch.GetTimestamp();
        long compiled = JitInfo.GetCompiledMethodCount();
        for (int turn = 0; !cancel.IsCancellationRequested; turn++)
        {
            foreach (Entrant entrant in entrants)
                entrant.WarmUp(CallsATurn);
            if (JitInfo.GetCompiledMethodCount() is var now && now != compiled)
                (compiled, lastCompiled) = (now, Stopwatch.GetTimestamp());
            bool settled = turn >= LeastTurns && Stopwatch.GetElapsedTime(lastCompiled) >= settings.Quiet;
            if (settled || Stopwatch.GetElapsedTime(start) >= limit)
                break;
        }
    }
}
