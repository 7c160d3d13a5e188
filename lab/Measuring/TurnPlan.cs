// Owns: how long turns may be within a share of the time.
// Must not know: how turns are taken.
namespace Octavo.Lab.Measuring;

/// <summary>Turns of full length if the time is there, shorter ones if it is not; the number of rounds stays.</summary>
/// <param name="Length">Length of a turn.</param>
internal readonly record struct TurnPlan(TimeSpan Length)
{
    // What of a share is planned for; the rest is for rounds that are repeated, and for more of them.
    private const double Planned = 0.8;

    /// <summary>Plans the turns of an operation.</summary>
    /// <param name="settings">The run's effort.</param>
    /// <param name="share">What all rounds together may take; null for no limit.</param>
    /// <param name="candidates">Turns in a round.</param>
    public static TurnPlan Of(MeasureSettings settings, TimeSpan? share, int candidates)
    {
        TimeSpan most = settings.Slice, least = MeasureSettings.Shortest < most ? MeasureSettings.Shortest : most;
        TimeSpan turn = share is { } all ? all * Planned / (settings.Rounds * candidates) / (1 + Entrant.CachesFilled) : most;
        return new TurnPlan(turn > most ? most : turn < least ? least : turn);
    }
}
