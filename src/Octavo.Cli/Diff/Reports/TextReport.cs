// Owns: the findings as text for people: a change a paragraph, a line for formats that see it alike.
using System.Globalization;
using System.Text;
using Octavo.Cli.Diff.Findings;

namespace Octavo.Cli.Diff.Reports;

internal static class TextReport
{
    internal static string Of(IReadOnlyCollection<Finding> findings, DiffOptions options)
    {
        var text = new StringBuilder();
        foreach (IGrouping<(string Path, string What,
            Place? Place), Finding> change in findings.GroupBy(finding => (finding.Path, finding.What, finding.Place)))
        {
            // Names in JSON are any text.
            TerminalText.Append(text, $"{(change.Key.Place is { } place ? place + ": " : "")}{change.Key.Path}: {change.Key.What}");
            text.Append('\n');
            (string Formats,
                string[] Lines)[] groups =
                    [.. change.GroupBy(finding => string.Join('\n', Lines(finding, options)))
                        .Select(group => (string.Join(", ", group.Select(finding => DataFormats.Title(finding.Format))), group.Key.Split('\n')))];
            int width = groups.Max(group => group.Formats.Length);
            foreach ((string formats, string[] lines) in groups)
            {
                for (int i = 0; i < lines.Length; i++)
                {
                    text.Append("    ").Append((i == 0 ? formats : "").PadRight(width)).Append("  ");
                    TerminalText.Append(text, lines[i]);
                    text.Append('\n');
                }
            }
            text.Append('\n');
        }
        return text.Append(Summary(findings, options)).Append('\n').ToString();
    }

    private static IEnumerable<string> Lines(Finding finding, DiffOptions options)
    {
        string[] said = DataFormats.IsSource(finding.Format)
            ? [VerdictText.Source(finding.Readers)]
            : [options.IsOf(DiffOptions.Stored) ? VerdictText.Stored(finding.Stored) : "",
                options.IsOf(DiffOptions.Readers) ? VerdictText.Readers(finding.Readers) : ""];
        return said.All(line => line.Length == 0) ? ["compatible"] : said.Where(line => line.Length != 0);
    }

    private static string Summary(IReadOnlyCollection<Finding> findings, DiffOptions options)
    {
        int changes = Count(findings);
        if (changes == 0)
        {
            return options.All ? "Nothing changed." : "Nothing breaks.";
        }
        string[] breaks =
        [
            .. options.IsOf(DiffOptions.Stored) ? [Part(findings.Where(finding => finding.BreaksStored), "stored data")] : Array.Empty<string>(),
            .. options.IsOf(DiffOptions.Readers) ? [Part(findings.Where(finding => finding.BreaksReaders), "old readers")] : Array.Empty<string>(),
            .. options.IsOf(DiffOptions.Source) && findings.Any(finding => DataFormats.IsSource(finding.Format))
                ? [Part(findings.Where(finding => finding.BreaksSource), "source")] : Array.Empty<string>(),
        ];
        return $"{Number(changes)} {(changes == 1 ? "change" : "changes")}: {string.Join(", ", breaks)}.";
    }

    private static string Part(IEnumerable<Finding> findings, string what) =>
        Count(findings) is var count && count == 0 ? $"none breaks {what}" : $"{Number(count)} {(count == 1 ? "breaks" : "break")} {what}";

    private static int Count(IEnumerable<Finding> findings) => findings.Select(finding => (finding.Path, finding.What)).Distinct().Count();

    private static string Number(int number) => number.ToString(CultureInfo.InvariantCulture);
}
