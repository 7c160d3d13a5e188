// Owns: the document's layout on the console.
// Must not know: how lines are made.
using Octavo.Lab.Results;
using Octavo.Lab.Tables;
using Spectre.Console;

namespace Octavo.Lab.Output.Text;

/// <summary>Prints a table as in its document.</summary>
internal static class DocumentTable
{
    /// <summary>Prints all sections.</summary>
    public static void Print(TableResult result, TableDefinition table)
    {
        AnsiConsole.WriteLine($"Published: {table.Published.Source}; {table.Published.Machine}; {table.Published.Versions}.");
        // A further grouping repeats the same lines; the console shows the document's first table, the report all of them.
        int first = table.Published.Lines.Select(line => line.Heading).Distinct().Count();
        foreach ((string title, IReadOnlyList<IReadOnlyList<string>> lines) in DocumentLayout.Sections(result, table).Take(first))
        {
            var grid = new Table { Title = new TableTitle(Markup.Escape(title)), Border = TableBorder.Simple };
            foreach (string column in table.Published.Columns.Concat(
                table.NotMeasured is null ? DocumentLayout.MeasuredColumns : DocumentLayout.MeasuredColumns.Take(1)))
                grid.AddColumn(Markup.Escape(column));
            foreach (IReadOnlyList<string> line in lines)
                grid.AddRow([.. line.Take(grid.Columns.Count).Select(Markup.Escape)]);
            AnsiConsole.Write(grid);
        }

        if (table.NotMeasured is not null)
            AnsiConsole.WriteLine($"Here: {table.NotMeasured}.");
    }
}
