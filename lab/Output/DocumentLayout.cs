// Owns: a table in its document's own columns, order and groupings, with what was measured here in further columns.
// Must not know: consoles and pages.
using Octavo.Lab.Published;
using Octavo.Lab.Results;
using Octavo.Lab.Tables;

namespace Octavo.Lab.Output;

/// <summary>Lines of a document with measured cells after its own.</summary>
internal static class DocumentLayout
{
    /// <summary>Headings of the further columns.</summary>
    public static IReadOnlyList<string> MeasuredColumns { get; } = ["Here: median ns", "Here: bytes", "Size equals the document", "Here: version"];

    /// <summary>The document's sections in order: its plain table, then each further grouping.</summary>
    public static IEnumerable<(string Title, IReadOnlyList<IReadOnlyList<string>> Lines)> Sections(TableResult result, TableDefinition table)
    {
        foreach (IGrouping<string?, PublishedLine> heading in table.Published.Lines.GroupBy(line => line.Heading))
            yield return (heading.Key ?? "As published", [.. heading.Select(line => Line(result, table, line))]);
        foreach (PublishedGrouping grouping in table.Published.Groupings)
        {
            foreach (PublishedGroup group in grouping.Groups)
            {
                var lines = group.Methods.Select(method => table.Published.Lines.First(line => line.Method == method));
                yield return ($"Grouped {grouping.Title}: {group.Title}", [.. lines.Select(line => Line(result, table, line))]);
            }
        }
    }

    private static IReadOnlyList<string> Line(TableResult result, TableDefinition table, PublishedLine line)
    {
        if (table.NotMeasured is not null)
            return [.. line.Cells, "not yet", "", "", ""];
        RowResult? row = result.Rows.FirstOrDefault(found => found.Row == line.Row && found.Operation == line.Operation);
        CandidateResult? candidate = row?.Candidates.FirstOrDefault(found => found.Published?.Any(figure => figure.Method == line.Method) == true);
        if (candidate is null)
        {
            string system = PublishedSystems.Of(line.Method).System;
            CandidateResult? absent = row?.Candidates.FirstOrDefault(found => found.System == system && found.Unavailable is not null);
            return [.. line.Cells, absent?.Unavailable ?? "not run", "", "", ""];
        }

        string equal = candidate.Published!.First(figure => figure.Method == line.Method).SizeEqual ?? "";
        return [.. line.Cells, candidate.Wrong ?? Figures.Nanoseconds(candidate.MedianNs), Figures.Count(candidate.Bytes), equal, candidate.Version];
    }
}
