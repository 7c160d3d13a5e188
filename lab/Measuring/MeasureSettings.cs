// Owns: how long and how often.
// Must not know: what.
namespace Octavo.Lab.Measuring;

/// <summary>Effort of a run.</summary>
/// <param name="Rounds">Rounds over all candidates.</param>
/// <param name="Slice">Length of one candidate's turn in a round: at least this without a budget, at most this with one.</param>
/// <param name="WarmUpLimit">Most time to wait for tiered compilation to settle in a row.</param>
/// <param name="Quiet">How long the JIT must have compiled nothing, to be taken for settled.</param>
/// <param name="Budget">What the whole run may take, peers not counted: turns are shortened until it fits. Null where turns have their full length.</param>
/// <param name="IsQuick">A look: of each row the first way of writing and the first of reading.</param>
internal sealed record MeasureSettings(int Rounds, TimeSpan Slice, TimeSpan WarmUpLimit, TimeSpan Quiet, TimeSpan? Budget = null, bool IsQuick = false)
{
    // Tiered compilation waits for a quiet tenth of a second, three times until the last tier.
    private static readonly TimeSpan Wait = TimeSpan.FromMilliseconds(107);

    /// <summary>Shortest turn that a budget leaves: a thousand times the clock's grain and the call of an operation.</summary>
    public static TimeSpan Shortest { get; } = TimeSpan.FromMilliseconds(1);

    /// <summary>The default run: five minutes with all that is around it.</summary>
    public static MeasureSettings Standard { get; } = new(11, TimeSpan.FromMilliseconds(12), TimeSpan.FromSeconds(10), 3 * Wait, TimeSpan.FromSeconds(255));

    /// <summary>A look: less exact, a minute with all that is around it.</summary>
    public static MeasureSettings Quick { get; } = new(5, TimeSpan.FromMilliseconds(3), TimeSpan.FromSeconds(6), Wait, TimeSpan.FromSeconds(26), IsQuick: true);
}
