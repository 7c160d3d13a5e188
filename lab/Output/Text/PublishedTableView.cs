// Owns: a compact console table of published figures, for tables that are not measured.
// Must not know: results.
using Octavo.Lab.Published;
using Octavo.Lab.Tables;
using Spectre.Console;

namespace Octavo.Lab.Output.Text;

/// <summary>Rows down and methods across if the methods are few; else a line for each method.</summary>
internal static class PublishedTableView
{
    private const int FewMethods = 6;

    /// <summary>Prints the table with its source and the reason why nothing is beside it.</summary>
    public static void Print(TableDefinition table)
    {
        PublishedTable published = table.Published;
        AnsiConsole.WriteLine($"Published: {published.Source}; {published.Machine}; {published.Versions}.");
        string[] methods = [.. published.Lines.Select(line => line.Method).Distinct()];
        var grid =
            new Table
            {
                Title = new TableTitle(Markup.Escape($"{published.ValueIs}, {published.Unit}{(published.HigherIsBetter ? " (more is better)" : "")}")),
                Border = TableBorder.Simple
            };
        if (methods.Length <= FewMethods)
        {
            grid.AddColumns("Row", "Operation");
            foreach (string method in methods)
                grid.AddColumn(new TableColumn(Markup.Escape(method)).RightAligned());
            foreach (var cell in published.Lines.GroupBy(line => (line.Row, line.Operation)))
                grid.AddRow(
                    [Markup.Escape(cell.Key.Row), Markup.Escape(cell.Key.Operation),
                        .. methods.Select(method => Value(cell.FirstOrDefault(line => line.Method == method)))]);
        }
        else
        {
            grid.AddColumns("Method", "Row", "Operation", "Published");
            foreach (PublishedLine line in published.Lines)
                grid.AddRow(Markup.Escape(line.Method), line.Row, Markup.Escape(line.Operation), Value(line));
        }

        AnsiConsole.Write(grid);
        AnsiConsole.WriteLine($"Here: {table.NotMeasured}.");
    }

    private static string Value(PublishedLine? line) => line is null ? "–" : Figures.Significant(line.Value);
}
