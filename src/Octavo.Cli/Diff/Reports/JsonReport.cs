// Owns: the findings as JSON for machines.
using Octavo.Cli.Diff.Findings;

namespace Octavo.Cli.Diff.Reports;

internal static class JsonReport
{
    internal static byte[] Of(string old, string recent, IReadOnlyCollection<Finding> findings, DiffOptions options) => OctavoJson.Serialize(
        new ReportDocument
        {
            Old = old,
            New = recent,
            BreaksStoredData = findings.Any(finding => finding.BreaksStored),
            BreaksOldReaders = findings.Any(finding => finding.BreaksReaders),
            BreaksSource = findings.Any(finding => finding.BreaksSource),
            Findings = [.. findings.Select(finding => Entry(finding, options))],
        },
        OctavoJsonOptions.Indented);

    private static ReportFinding Entry(Finding finding, DiffOptions options)
    {
        bool isSource = DataFormats.IsSource(finding.Format);
        return new ReportFinding
        {
            Rule = finding.Rule,
            Type = finding.Type,
            Member = finding.Member.Length == 0 ? null : finding.Member,
            Change = finding.What,
            Format = DataFormats.Key(finding.Format),
            Breaks = options.Breaks(finding),
            StoredData = isSource ? null : Of(finding.Stored),
            OldReaders = isSource ? null : Of(finding.Readers),
            Source = isSource ? Of(finding.Readers) : null,
            File = finding.Place?.File,
            Line = finding.Place is { Line: not 0 } place ? place.Line : null,
            Column = finding.Place is { Line: not 0 } at ? at.Column : null,
        };
    }

    private static ReportVerdict Of(Verdict verdict) =>
        new() { Outcome = VerdictText.Key(verdict.Outcome), Why = verdict.Why.Length == 0 ? null : verdict.Why };
}
