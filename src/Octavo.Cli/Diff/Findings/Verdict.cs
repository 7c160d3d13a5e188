// Owns: an outcome with its reason.
namespace Octavo.Cli.Diff.Findings;

/// <summary>What becomes of data in one direction, and why.</summary>
/// <param name="Outcome">What.</param>
/// <param name="Why">Why, in a clause that follows a colon; empty if there is nothing to say.</param>
internal readonly record struct Verdict(Outcome Outcome, string Why)
{
    /// <summary>Read, and no word about it.</summary>
    internal static Verdict Read { get; } = new(Outcome.Read, "");

    /// <summary>The graver of two; the first if they are equal.</summary>
    internal Verdict Or(Verdict other) => other.Outcome > Outcome ? other : this;

    /// <summary>The same inside of something that may be null or empty, so some data has nothing to refuse.</summary>
    internal Verdict Inside() => Outcome == Outcome.Refused ? this with { Outcome = Outcome.Partly } : this;
}
