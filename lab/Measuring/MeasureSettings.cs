// Owns: how long and how often.
// Must not know: what.
namespace Octavo.Lab.Measuring;

/// <summary>Effort of a run.</summary>
/// <param name="Rounds">Rounds over all candidates.</param>
/// <param name="Slice">Length of one candidate's turn in a round: at least this without a budget, at most this with one.</param>
/// <param name="WarmUpLimit">Most time to wait for tiered compilation to settle in a row.</param>
/// <param name="LeastWarmUp">What a row may wait in any case, however little the budget leaves: without it nothing is timed but code that changes. What settles
/// sooner waits no longer.</param>
/// <param name="Quiet">How long the JIT must have compiled nothing, to be taken for settled.</param>
/// <param name="Budget">What the whole run may take, peers not counted: turns are shortened until it fits. Null if turns have their full length.</param>
/// <param name="IsQuick">A look: of each row the first way of writing and the first of reading.</param>
/// <param name="Part">Part of the tables' small scale.</param>
internal sealed record MeasureSettings(int Rounds, TimeSpan Slice, TimeSpan WarmUpLimit, TimeSpan LeastWarmUp, TimeSpan Quiet, TimeSpan? Budget = null,
    bool IsQuick = false, double Part = 1)
{
    /// <summary>Part of the small scale if all tables are measured within a budget: depth 12 of document 003's tree, 5,000 messages of document 001's most. A
    /// turn goes through all of them, so at small scale document 001 took 170 of 284 s, and left nothing for the tables after it.</summary>
    public const double PartOfAll = 1.0 / 4;

    /// <summary>
    /// Bytes of the youngest generation in the process that measures. By itself it is as large as the last cache lets it be (15 MB here), so a turn meets one
    /// collection or none; of this size a turn of 10 ms that allocates a gigabyte a second meets two or three, and all turns of a default run some thirty.
    /// </summary>
    public const int YoungestGeneration = 4 << 20;

    /// <summary>Shortest turn that a budget leaves: a thousand times the clock's grain and the call of an operation.</summary>
    public static TimeSpan Shortest { get; } = TimeSpan.FromMilliseconds(1);

    /// <summary>The default run: five minutes with all that is around it.</summary>
    public static MeasureSettings Standard { get; } =
        new(11, TimeSpan.FromMilliseconds(12), TimeSpan.FromSeconds(10), TimeSpan.FromSeconds(3), TimeSpan.FromMilliseconds(200), TimeSpan.FromSeconds(255));

    /// <summary>A look: less exact, a minute with all that is around it.</summary>
    public static MeasureSettings Quick { get; } =
        new(5, TimeSpan.FromMilliseconds(3), TimeSpan.FromSeconds(6), TimeSpan.FromMilliseconds(250), TimeSpan.FromMilliseconds(70), TimeSpan.FromSeconds(26),
            IsQuick: true, Part: PartOfAll / 4);
}
