// Owns: a console table for each workload, candidates down and operations across.
// Must not know: how figures come about.
using Octavo.Lab.Results;
using Octavo.Lab.Tables;
using Spectre.Console;

namespace Octavo.Lab.Output.Text;

/// <summary>Console tables of a measured table.</summary>
internal static class WorkloadTable
{
    // More columns than these break every name and figure.
    private const int OperationsAcross = 4;

    /// <summary>Prints all workloads, then reasons and footnotes once.</summary>
    public static void PrintAll(TableResult result, TableDefinition table)
    {
        foreach (IGrouping<string, RowResult> workload in result.Rows.GroupBy(row => row.Row))
        {
            foreach (RowResult[] operations in workload.Chunk(OperationsAcross))
                AnsiConsole.Write(Build(operations, table.Rows.First(row => row.Name == workload.Key)));
        }

        CandidateResult[] all = [.. result.Rows.SelectMany(row => row.Candidates)];
        Notes("Absent", all.Select(candidate => candidate.Unavailable));
        Notes("Wrong", all.Select(candidate => candidate.Wrong is null ? null : $"{candidate.Name}: {candidate.Wrong}"));
        Notes(Finding.Unsettled, Finding.UnsettledOf(result));
        Notes("Not kept, as documented", all.SelectMany(candidate => candidate.NotKept.Select(note => $"{candidate.Name}: {note}")));
    }

    private static Table Build(IReadOnlyList<RowResult> operations, RowDefinition row)
    {
        var table = new Table { Title = new TableTitle(Markup.Escape($"{row.Name}: {row.Value}")), Border = TableBorder.Rounded };
        table.AddColumn("Candidate");
        table.AddColumn(new TableColumn("Version"));
        table.AddColumn(new TableColumn("Bytes").RightAligned());
        foreach (RowResult operation in operations)
        {
            table.AddColumn(new TableColumn(Markup.Escape($"{operation.Operation}\nns")).RightAligned());
            table.AddColumn(new TableColumn("÷ Octavo").RightAligned());
            table.AddColumn(new TableColumn("alloc B").RightAligned());
        }

        CandidateResult[] candidates = [.. operations[0].Candidates.OrderBy(candidate => candidate.MedianNs ?? double.MaxValue)];
        foreach (CandidateResult candidate in candidates)
        {
            CandidateResult?[] cells = [.. operations.Select(operation => operation.Candidates.FirstOrDefault(other => other.Name == candidate.Name))];
            string[] figures =
                [.. operations.Zip(cells)
                    .SelectMany(cell => (string[])[Time(cell.Second), RatioText.Of(cell.First, cell.Second), Figures.Count(cell.Second?.AllocatedBytes)])];
            table.AddRow(
                [Name(candidate), Markup.Escape(candidate.Version), Figures.Count(cells.FirstOrDefault(cell => cell?.Bytes is not null)?.Bytes), .. figures]);
        }

        return table;
    }

    private static string Name(CandidateResult candidate) =>
        candidate.System == "Octavo" ? $"[bold green]{Markup.Escape(candidate.Name)}[/]" : Markup.Escape(candidate.Name);

    private static string Time(CandidateResult? cell) => cell switch
    {
        null => "–",
        { Wrong: not null } => "wrong",
        { Unavailable: not null } => "absent",
        _ => Figures.Nanoseconds(cell.MedianNs),
    };

    private static void Notes(string title, IEnumerable<string?> notes)
    {
        string[] distinct = [.. notes.OfType<string>().Distinct()];
        foreach (string note in distinct)
            AnsiConsole.WriteLine($"{title}: {note}");
    }
}
