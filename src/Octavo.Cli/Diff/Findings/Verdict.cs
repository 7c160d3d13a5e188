// Owns: an outcome with its reason.
namespace Octavo.Cli.Diff.Findings;

/// <summary>What becomes of data in one direction, and why.</summary>
internal readonly record struct Verdict
{
    private readonly VerdictReason? _why;

    /// <param name="outcome">What.</param>
    /// <param name="why">Why, in a clause that follows a colon; empty if there is nothing to say.</param>
    internal Verdict(Outcome outcome, string why) => (Outcome, Why) = (outcome, why);

    private Verdict(Outcome outcome, VerdictReason why) => (Outcome, _why) = (outcome, why);

    /// <summary>Read, and no word about it.</summary>
    internal static Verdict Read { get; } = new(Outcome.Read, "");

    /// <summary>What.</summary>
    public Outcome Outcome { get; init; }

    /// <summary>Why; the text is made for whoever asks.</summary>
    public string Why
    {
        get => _why?.ToString() ?? "";
        init => _why = value.Length == 0 ? null : new VerdictReason(value);
    }

    /// <summary>The characters of <see cref="Why"/>.</summary>
    internal int WhyLength => _why?.Length ?? 0;

    /// <summary>The graver of two; the first if they are equal.</summary>
    internal Verdict Or(Verdict other) => other.Outcome > Outcome ? other : this;

    /// <summary>The same inside of something that may be null or empty, so some data has nothing to refuse.</summary>
    internal Verdict Inside() => Outcome == Outcome.Refused ? this with { Outcome = Outcome.Partly } : this;

    /// <summary>The same of what is around it, which comes before the reason.</summary>
    internal Verdict In(VerdictReason around) => new(Outcome, around.With(_why));
}
