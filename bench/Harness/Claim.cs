// Owns: the two kinds of bar. Knows no measurement.
namespace Octavo.Bench.Harness;

/// <summary>What a bar demands of the ratio.</summary>
internal enum Claim
{
    /// <summary>Ours ÷ other is at most the bar: what we may cost.</summary>
    CostsAtMost,

    /// <summary>Other ÷ ours is at least the bar: how much faster we are.</summary>
    FasterAtLeast,
}
