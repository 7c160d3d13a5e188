// Owns: the measuring itself: warm-up until tiering has settled, then rounds in which the candidates alternate. Knows no format.
using System.Diagnostics;
using System.Runtime;

namespace Octavo.Bench.Harness;

/// <summary>Measures pairs.</summary>
internal static class Interleaved
{
    /// <summary>How long a candidate runs in a round: long against the clock's microsecond, shorter than a scheduler's slice, so most rounds are
    /// undisturbed.</summary>
    private static readonly TimeSpan s_slice = TimeSpan.FromMilliseconds(3);

    private static readonly TimeSpan s_quiet = TimeSpan.FromMilliseconds(250);

    private static readonly TimeSpan s_longestWarmUp = TimeSpan.FromSeconds(5);

    internal static Comparison Measure(Pair pair, int rounds)
    {
        pair.Verify();
        WarmUp(pair);
        int repeats = Repeats(pair);
        double[] ours = new double[rounds];
        double[] other = new double[rounds];
        double[] ratios = new double[rounds];
        GC.Collect();
        GC.WaitForPendingFinalizers();
        for (int round = 0; round < rounds; round++)
        {
            // Who goes first alternates, so neither always has the other's caches and heap.
            if ((round & 1) == 0)
            {
                ours[round] = Time(pair.Ours, repeats);
                other[round] = Time(pair.Other, repeats);
            }
            else
            {
                other[round] = Time(pair.Other, repeats);
                ours[round] = Time(pair.Ours, repeats);
            }
            ratios[round] = ours[round] / other[round];
        }
        double items = (double)repeats * pair.Items;
        return new Comparison(
            pair.Name, Quantile(ours, 0.5) / items, Quantile(other, 0.5) / items, Quantile(ratios, 0.5), Quantile(ratios, 0.25), Quantile(ratios, 0.75),
                rounds);
    }

    /// <summary>Runs both until the JIT has compiled nothing for a while: tier 1 comes in the background, 100 ms after the last tier-0 method.</summary>
    private static void WarmUp(Pair pair)
    {
        long started = Stopwatch.GetTimestamp();
        long quietSince = started;
        long compiled = -1;
        while (Stopwatch.GetElapsedTime(quietSince) < s_quiet && Stopwatch.GetElapsedTime(started) < s_longestWarmUp)
        {
            pair.Ours();
            pair.Other();
            long now = JitInfo.GetCompiledMethodCount();
            if (now != compiled)
            {
                compiled = now;
                quietSince = Stopwatch.GetTimestamp();
            }
        }
    }

    private static int Repeats(Pair pair)
    {
        double fastest = Math.Min(Best(pair.Ours), Best(pair.Other));
        return Math.Max(1, (int)(s_slice.TotalNanoseconds / fastest));
    }

    private static double Best(Action batch)
    {
        double best = double.MaxValue;
        for (int i = 0; i < 5; i++)
        {
            long started = Stopwatch.GetTimestamp();
            batch();
            best = Math.Min(best, Stopwatch.GetElapsedTime(started).TotalNanoseconds);
        }
        return best;
    }

    /// <summary>
    /// The process's processor time, not the wall's: waiting for a core is not a cost of the candidate, while its collections are (they run on
    /// the
    /// same thread or wake others of the process). Settled, nothing else runs in the process.
    /// </summary>
    private static double Time(Action batch, int repeats)
    {
        TimeSpan started = Environment.CpuUsage.TotalTime;
        for (int i = 0; i < repeats; i++)
        {
            batch();
        }
        return Math.Max(1, (Environment.CpuUsage.TotalTime - started).TotalNanoseconds);
    }

    private static double Quantile(double[] values, double part)
    {
        double[] sorted = [.. values];
        Array.Sort(sorted);
        return sorted[(int)Math.Round((sorted.Length - 1) * part)];
    }
}
