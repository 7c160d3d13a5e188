// Owns: how long and how often.
// Must not know: what.
namespace Octavo.Lab.Measuring;

/// <summary>Effort of a run.</summary>
/// <param name="Rounds">Rounds over all candidates.</param>
/// <param name="Slice">Least time of one candidate's turn in a round.</param>
/// <param name="WarmUpLimit">Most time to wait for tiered compilation to settle.</param>
internal sealed record MeasureSettings(int Rounds, TimeSpan Slice, TimeSpan WarmUpLimit)
{
    /// <summary>The default run.</summary>
    public static MeasureSettings Standard { get; } = new(11, TimeSpan.FromMilliseconds(12), TimeSpan.FromSeconds(10));

    /// <summary>A look: less exact.</summary>
    public static MeasureSettings Quick { get; } = new(5, TimeSpan.FromMilliseconds(3), TimeSpan.FromSeconds(6));
}
