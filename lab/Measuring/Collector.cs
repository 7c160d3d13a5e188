// Owns: the collector's part of the times of a row, at its steady rate.
// Must not know: how turns are taken, or what they are compared with.
namespace Octavo.Lab.Measuring;

/// <summary>
/// A collection belongs to all that filled the budget, most of which was in other turns, often another candidate's. So collections are taken out of the turns
/// they fell into, and each candidate pays for the bytes it allocates what a byte
/// cost in all turns of the row together.
/// </summary>
/// <param name="PauseNs">What a collection of the younger generations takes, nanoseconds: the median of the turns that had such alone, for a neighbour on the
/// processor makes a pause as long as it likes.</param>
/// <param name="FullPauseNs">What one of all generations takes.</param>
/// <param name="ByteNs">What a byte costs.</param>
internal readonly record struct Collector(double PauseNs, double FullPauseNs, double ByteNs)
{
    // Collections differ; beyond this, what made a pause long was not the collector.
    private const double Longest = 2;

    /// <summary>The collector of a row, by all its candidates' turns and the bytes that an operation of each allocates.</summary>
    public static Collector Of(IEnumerable<(IReadOnlyList<TimedTurn> Turns, long Bytes)> candidates)
    {
        (TimedTurn Turn, long Bytes)[] all = [.. candidates.SelectMany(candidate => candidate.Turns, (candidate, turn) => (turn, candidate.Bytes))];
        double pause = Median(all.Where(one => one.Turn is { Collections: > 0, Full: 0 }).Select(one => one.Turn.PauseNs / one.Turn.Collections));
        double full = Median(all.Where(one => one.Turn.Full > 0).Select(one => one.Turn.PauseNs / one.Turn.Collections));
        double bytes = all.Sum(one => one.Bytes * (double)one.Turn.Operations);
        double paused = all.Sum(one => ((one.Turn.Collections - one.Turn.Full) * pause) + (one.Turn.Full * full));
        return new Collector(pause, full, bytes > 0 ? paused / bytes : 0);
    }

    /// <summary>What an operation costs the collector, nanoseconds.</summary>
    public double PartOf(long bytes) => bytes * ByteNs;

    /// <summary>Nanoseconds an operation, one figure for each of the first turns.</summary>
    public double[] Times(IReadOnlyList<TimedTurn> turns, long bytes, int rounds)
    {
        Collector self = this;
        TimedTurn[] counted = [.. turns.Take(rounds)];
        // Pauses are elapsed time, and turns may be timed by another clock: what is left of a turn is never less than the fastest that met no collection.
        double least = counted.Where(turn => turn.Collections == 0).Select(turn => turn.Nanoseconds).DefaultIfEmpty().Min();
        return [.. counted.Select(turn => Math.Max(turn.Nanoseconds - (self.Within(turn) / turn.Operations), least) + self.PartOf(bytes))];
    }

    private double Within(TimedTurn turn) => Math.Min(turn.PauseNs, Longest * (((turn.Collections - turn.Full) * PauseNs) + (turn.Full * FullPauseNs)));

    private static double Median(IEnumerable<double> values)
    {
        double[] sorted = [.. values.Order()];
        return sorted.Length == 0 ? 0 : Statistics.Percentile(sorted, 0.5);
    }
}
