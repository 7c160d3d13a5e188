// Owns: verdicts in words.
using Octavo.Cli.Diff.Findings;

namespace Octavo.Cli.Diff.Reports;

internal static class VerdictText
{
    /// <summary>What becomes of stored data; empty if there is nothing to say.</summary>
    internal static string Stored(Verdict verdict) => Say(verdict, verdict.Outcome switch
    {
        Outcome.OnUse => "stored data that uses it is refused",
        Outcome.Risk => "stored data is at risk",
        Outcome.Partly => "some stored data is refused",
        Outcome.Refused => "stored data is refused",
        Outcome.Garbled => "stored data is garbled",
        _ => "stored data is misread",
    });

    /// <summary>What old readers make of new data; empty if there is nothing to say.</summary>
    internal static string Readers(Verdict verdict) => Say(verdict, verdict.Outcome switch
    {
        Outcome.OnUse => "old readers refuse it once it is used",
        Outcome.Risk => "old readers are at risk",
        Outcome.Partly => "old readers refuse some new data",
        Outcome.Refused => "old readers refuse new data",
        Outcome.Garbled => "old readers garble new data",
        _ => "old readers misread new data",
    });

    /// <summary>What becomes of source; empty if there is nothing to say.</summary>
    internal static string Source(Verdict verdict) => Say(verdict, "breaks source");

    /// <summary>The outcome's name in machine-readable reports.</summary>
    internal static string Key(Outcome outcome) => outcome == Outcome.OnUse ? "onUse" : outcome.ToString().ToLowerInvariant();

    private static string Say(Verdict verdict, string what) => verdict.Outcome == Outcome.Read ? "" : verdict.Why.Length == 0 ? what : $"{what}: {verdict.Why}";
}
