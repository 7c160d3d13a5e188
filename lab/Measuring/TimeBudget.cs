// Owns: sharing the time of a run over its rows and operations.
// Must not know: what takes the time.
using System.Diagnostics;

namespace Octavo.Lab.Measuring;

/// <summary>
/// A share of what is left for each operation that is still to be measured, by its candidates: each has the same time everywhere. Rows cost time before
/// anything is timed (values, verification, warm-up), so what the rows so far have cost is kept back for those to come.
/// </summary>
/// <param name="total">What the run may take; null for no limit.</param>
/// <param name="rows">Rows of the run.</param>
/// <param name="candidates">Candidates of all operations of all rows together.</param>
/// <param name="elapsed">Time since the run began; the clock if null.</param>
internal sealed class TimeBudget(TimeSpan? total, int rows, int candidates, Func<TimeSpan>? elapsed = null)
{
    private const double Most = 0.6;

    private readonly long _start = Stopwatch.GetTimestamp();
    private readonly List<double> _openings = [];
    private int _candidates = candidates;

    /// <summary>No limit.</summary>
    public static TimeBudget Unlimited { get; } = new(null, 0, 0);

    /// <summary>What the rounds of operations with so many candidates may take; null without a limit.</summary>
    public TimeSpan? ShareOf(int candidates) =>
        total is { } all ? (LeftOf(all) - Reserve(all)) * Math.Min(1, candidates / (double)Math.Max(1, _candidates)) : null;

    /// <summary>What is left; null without a limit.</summary>
    public TimeSpan? Left => total is { } all ? LeftOf(all) : null;

    /// <summary>A budget of what is left, for other rows.</summary>
    public TimeBudget Rest(int rows, int candidates) => Left is { } left ? new TimeBudget(left, rows, candidates) : this;

    private TimeSpan Elapsed => elapsed?.Invoke() ?? Stopwatch.GetElapsedTime(_start);

    /// <summary>A row has been opened, verified and warmed up, which took this time.</summary>
    public void Opened(TimeSpan took) => _openings.Add(took.TotalSeconds);

    /// <summary>An operation of so many candidates has been measured.</summary>
    public void Done(int candidates) => _candidates -= candidates;

    // The median, because the first row also loads the libraries; never all that is left, so slow rows at the beginning leave something to measure with.
    private TimeSpan Reserve(TimeSpan all)
    {
        if (_openings.Count == 0)
            return TimeSpan.Zero;
        TimeSpan wanted = TimeSpan.FromSeconds(Statistics.Of(_openings).Median * Math.Max(0, rows - _openings.Count));
        TimeSpan most = LeftOf(all) * Most;
        return wanted < most ? wanted : most;
    }

    private TimeSpan LeftOf(TimeSpan all) => all - Elapsed is var left && left > TimeSpan.Zero ? left : TimeSpan.Zero;
}
