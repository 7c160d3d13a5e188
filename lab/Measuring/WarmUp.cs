// Owns: running candidates until tiered compilation has settled.
// Must not know: rounds and figures.
using System.Diagnostics;
using System.Runtime;

namespace Octavo.Lab.Measuring;

/// <summary>
/// Tier 0 code is counted for 30 calls, waits for a quiet tenth of a second, is instrumented, counted again and compiled at last. So
/// candidates take short turns until the JIT has compiled nothing for three such waits.
/// </summary>
internal static class WarmUp
{
    private static readonly TimeSpan Quiet = TimeSpan.FromMilliseconds(320);
    private const int CallsATurn = 8;
    private const int LeastTurns = 12;

    /// <summary>Warms all entrants up together.</summary>
    public static void Run(IReadOnlyList<Entrant> entrants, MeasureSettings settings, CancellationToken cancel)
    {
        foreach (Entrant entrant in entrants)
        {
            if (!cancel.IsCancellationRequested)
                entrant.Settle(settings.WarmUpLimit / 2);
            entrant.Calibrate(settings.Slice / 8);
        }

        long start = Stopwatch.GetTimestamp();
        long lastCompiled = start;
        long compiled = JitInfo.GetCompiledMethodCount();
        for (int turn = 0; !cancel.IsCancellationRequested; turn++)
        {
            foreach (Entrant entrant in entrants)
                entrant.WarmUp(CallsATurn);
            if (JitInfo.GetCompiledMethodCount() is var now && now != compiled)
                (compiled, lastCompiled) = (now, Stopwatch.GetTimestamp());
            bool settled = turn >= LeastTurns && Stopwatch.GetElapsedTime(lastCompiled) >= Quiet;
            if (settled || Stopwatch.GetElapsedTime(start) >= settings.WarmUpLimit)
                break;
        }

        foreach (Entrant entrant in entrants)
            entrant.Calibrate(settings.Slice);
    }
}
