// Owns: what a call of the comparison asks for.
using Octavo.Cli.Diff.Findings;

namespace Octavo.Cli.Diff;

/// <summary>Options of one call.</summary>
/// <param name="Formats">The formats that are asked about; none for all.</param>
/// <param name="Concerns">What counts as a break: stored data, old readers, source.</param>
/// <param name="All">Whether what is compatible is shown too.</param>
internal sealed record DiffOptions(IReadOnlyCollection<DataFormat> Formats, IReadOnlyCollection<string> Concerns, bool All)
{
    internal const string Stored = "stored";

    internal const string Readers = "readers";

    internal const string Source = "source";

    /// <summary>Whether a finding is asked about.</summary>
    internal bool Wants(Finding finding) =>
        (Formats.Count == 0 || Formats.Contains(finding.Format)) && (All || !finding.IsCompatible)
            && (All || IsOf(Stored) && finding.Stored.Outcome != Outcome.Read
            || IsOf(Readers) && !DataFormats.IsSource(finding.Format) && finding.Readers.Outcome != Outcome.Read
            || IsOf(Source) && DataFormats.IsSource(finding.Format));

    /// <summary>Whether a finding is a break that counts.</summary>
    internal bool Breaks(Finding finding) =>
        (finding.BreaksStored && IsOf(Stored)) || (finding.BreaksReaders && IsOf(Readers)) || (finding.BreaksSource && IsOf(Source));

    internal bool IsOf(string concern) => Concerns.Count == 0 || Concerns.Contains(concern);
}
