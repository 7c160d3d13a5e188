// Owns: the report as Markdown: a heading a table, a table a workload.
// Must not know: how text is escaped.
using System.Text;
using Octavo.Lab.Results;
using Octavo.Lab.Tables;

namespace Octavo.Lab.Output.Markdown;

/// <summary>report.md: what the console shows, to be put into an issue or a page.</summary>
internal sealed class MarkdownReport : IReportFormat
{
    /// <inheritdoc/>
    public string Name => "md";

    /// <inheritdoc/>
    public string FileName => "report.md";

    /// <inheritdoc/>
    public string Write(LabResults results, IReadOnlyList<TableDefinition> tables)
    {
        var text = new StringBuilder("# Octavo's lab\n\n");
        string machine = $"{results.Machine}; {results.Runtime}; {results.GcMode} GC; time zone {results.TimeZone}";
        text.Append($"{MarkdownText.Plain($"{machine}; {Effort.Scales(results)}; {Effort.Of(results)}")}.\n");
        if (results.IsQuick)
            text.Append($"\n**{Effort.QuickWarning}**\n");
        text.Append(
            $"\nMedians over rounds in ns. ÷ Octavo is a candidate's time ÷ that of the Octavo candidate of its family, taken round by round: more than 1 means that Octavo is faster. {Effort.Verdicts}\n");
        RowResult[] controlled = [.. results.Tables.SelectMany(table => table.Rows).Where(row => row.Control is not null)];
        string?[] facts = [controlled.Length > 0 ? Effort.Controls(controlled) : null, Effort.Collections(results)];
        foreach (string fact in facts.OfType<string>())
            text.Append($"\n{MarkdownText.Plain(fact)}\n");
        foreach ((TableResult result, TableDefinition table) in results.Tables.Zip(tables))
            Table(text, result, table);
        return text.ToString();
    }

    private static void Table(StringBuilder text, TableResult result, TableDefinition table)
    {
        text.Append($"\n## {MarkdownText.Plain($"{result.Id}: {table.Published.Title}")}\n\n{MarkdownText.Plain(Finding.Of(result))}\n");
        foreach (IGrouping<string, RowResult> workload in result.Rows.GroupBy(row => row.Row))
        {
            RowResult[] measured = [.. workload.Where(row => row.Candidates.Any(candidate => candidate.MedianNs is not null))];
            if (measured.Length > 0)
                Workload(text, workload.Key, measured);
        }

        CandidateResult[] all = [.. result.Rows.SelectMany(row => row.Candidates)];
        string[] notes =
        [
            .. all.Select(candidate => candidate.Unavailable is null ? null : $"Absent: {candidate.Name}: {candidate.Unavailable}").OfType<string>(),
            .. all.Select(candidate => candidate.Wrong is null ? null : $"Wrong: {candidate.Name}: {candidate.Wrong}").OfType<string>(),
            .. Finding.UnsettledOf(result).Select(row => $"{Finding.Unsettled}: {row}"),
            .. all.SelectMany(candidate => candidate.NotKept.Select(note => $"Not kept, as documented: {candidate.Name}: {note}")),
        ];
        if (notes.Length > 0)
            text.Append('\n').Append(string.Concat(notes.Distinct().Select(note => $"- {MarkdownText.Plain(note)}\n")));
    }

    private static void Workload(StringBuilder text, string name, RowResult[] operations)
    {
        string[] head = ["Candidate", "Version", "Bytes", .. operations.SelectMany(operation => (string[])[operation.Operation, "÷ Octavo", "alloc B"])];
        text.Append($"\n### {MarkdownText.Plain(name)}\n\n").Append(MarkdownText.Row(head.Select(MarkdownText.Plain)))
            .Append(MarkdownText.Rule(head.Length, words: 2));
        var candidates = operations.SelectMany(operation => operation.Candidates).Where(candidate => candidate.MedianNs is not null)
            .GroupBy(candidate => candidate.Name)
            .OrderBy(candidate => operations[0].Candidates.FirstOrDefault(first => first.Name == candidate.Key)?.MedianNs ?? double.MaxValue);
        foreach (IGrouping<string, CandidateResult> candidate in candidates)
        {
            CandidateResult one = candidate.First();
            string shown = one.System == "Octavo" ? $"**{MarkdownText.Plain(one.Name)}**" : MarkdownText.Plain(one.Name);
            IEnumerable<string> cells =
                operations.SelectMany(operation => Cells(operation, operation.Candidates.FirstOrDefault(found => found.Name == candidate.Key)));
            text.Append(MarkdownText.Row([shown, MarkdownText.Plain(one.Version), Figures.Count(one.Bytes), .. cells]));
        }
    }

    private static string[] Cells(RowResult row, CandidateResult? cell) =>
        [Figures.Nanoseconds(cell?.MedianNs), RatioText.Of(row, cell), Figures.Count(cell?.AllocatedBytes)];
}
