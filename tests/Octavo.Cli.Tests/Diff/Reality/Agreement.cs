// Owns: whether what the tool says about a change is what happens.
using Octavo.Cli.Diff.Findings;

namespace Octavo.Cli.Tests.Diff.Reality;

internal static class Agreement
{
    /// <summary>Whether an outcome is what happened.</summary>
    internal static bool Is(Outcome said, Outcomes happened) => said switch
    {
        // where the reader's type is not in the format there is no reader
        Outcome.Read or Outcome.Risk => happened.Verdict == "Read" || happened is { Read: 0, Wrong: 0, Example: nameof(OctavoErrorCode.NotInFormat) },
        Outcome.OnUse => happened.Read != 0,
        Outcome.Garbled => happened.Verdict != "Read",
        _ => happened.Verdict == said.ToString(),
    };
}
