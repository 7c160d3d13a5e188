// Owns: how long turns may be within a share of the time, and what is collected before them.
// Must not know: how turns are taken.
using System.Diagnostics;

namespace Octavo.Lab.Measuring;

/// <summary>Turns of full length where the time is there, shorter ones where it is not; the number of rounds stays.</summary>
/// <param name="Length">Length of a turn.</param>
/// <param name="CollectsOnce">Whether all garbage is collected once a round instead of before each turn, since that takes longer than a turn; before each turn the younger generations are.</param>
internal readonly record struct TurnPlan(TimeSpan Length, bool CollectsOnce)
{
    // What of a share is planned for; the rest is for rounds that are repeated.
    private const double Planned = 0.8;

    /// <summary>Plans the turns of an operation.</summary>
    /// <param name="settings">The run's effort.</param>
    /// <param name="share">What all rounds together may take; null for no limit.</param>
    /// <param name="candidates">Turns in a round.</param>
    /// <param name="collection">What collecting all garbage takes.</param>
    public static TurnPlan Of(MeasureSettings settings, TimeSpan? share, int candidates, TimeSpan collection)
    {
        TimeSpan turn = share is { } all ? all * Planned / (settings.Rounds * candidates) : TimeSpan.MaxValue;
        TimeSpan length = Within(turn - collection);
        return length < collection ? new TurnPlan(Within(turn - (collection / candidates)), CollectsOnce: true) : new TurnPlan(length, CollectsOnce: false);

        TimeSpan Within(TimeSpan time)
        {
            TimeSpan most = settings.Slice, least = MeasureSettings.Shortest < most ? MeasureSettings.Shortest : most;
            time /= 1 + Entrant.CachesFilled;
            return time > most ? most : time < least ? least : time;
        }
    }

    /// <summary>Collects all garbage twice and times the second, which has little to do, as before a turn.</summary>
    public static TimeSpan TimeOfCollection()
    {
        GC.Collect();
        long start = Stopwatch.GetTimestamp();
        GC.Collect();
        return Stopwatch.GetElapsedTime(start);
    }
}
