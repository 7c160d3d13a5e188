// Owns: two runs beside one another on the console.
// Must not know: how changes are found.
using Octavo.Lab.Results;
using Spectre.Console;

namespace Octavo.Lab.Output.Text;

/// <summary>A console table for each workload, then a sentence that counts.</summary>
internal static class ChangeTable
{
    /// <summary>Prints what differs between the runs, all rows, and the counts.</summary>
    public static void Print(IAnsiConsole console, IReadOnlyList<RowChange> changes, IEnumerable<string> differences)
    {
        foreach (string difference in differences)
            console.WriteLine($"Not the same: {difference}");
        foreach (IGrouping<(string Table, string Row), RowChange> workload in changes.GroupBy(change => (change.Table, change.Row)))
            console.Write(Build($"{workload.Key.Table}: {workload.Key.Row}", workload));
        console.WriteLine(Sentence(changes));
    }

    /// <summary>Counts of every verdict.</summary>
    public static string Sentence(IReadOnlyList<RowChange> changes)
    {
        if (changes.Count == 0)
            return "Neither run has measured anything.";
        var counts = from verdict in Enum.GetValues<ChangeVerdict>()
                     let count = changes.Count(change => change.Verdict == verdict)
                     where count > 0
                     select $"{Figures.Count(count)} {Name(verdict)}";
        return $"Of {Figures.Count(changes.Count)} figures: {string.Join(", ", counts)}. × is the second run's time ÷ the first's; where the spreads overlap there is no difference.";
    }

    private static Table Build(string title, IEnumerable<RowChange> changes)
    {
        var table = new Table { Title = new TableTitle(Markup.Escape(title)), Border = TableBorder.Rounded };
        table.AddColumns("Candidate", "Operation");
        foreach (string column in (string[])["before ns", "after ns", "×", "× within"])
            table.AddColumn(new TableColumn(column).RightAligned());
        table.AddColumn("");
        foreach (RowChange change in changes)
        {
            string within = change.Ratio is null ? "–" : $"{Figures.Ratio(change.Low)} to {Figures.Ratio(change.High)}";
            string said = change.Note is null ? Name(change.Verdict) : $"{Name(change.Verdict)}; {change.Note}";
            table.AddRow(
                Markup.Escape(change.Candidate), Markup.Escape(change.Operation), Figures.Nanoseconds(change.Before), Figures.Nanoseconds(change.After),
                    Figures.Ratio(change.Ratio), within, Markup.Escape(said));
        }

        return table;
    }

    private static string Name(ChangeVerdict verdict) => verdict switch
    {
        ChangeVerdict.Faster => "faster",
        ChangeVerdict.Slower => "slower",
        ChangeVerdict.New => "new",
        ChangeVerdict.Gone => "gone",
        ChangeVerdict.OtherScale => "not comparable",
        _ => "no difference",
    };
}
