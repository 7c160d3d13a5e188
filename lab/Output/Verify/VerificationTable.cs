// Owns: the table of both instruments on the console.
// Must not know: how its cells are spelled.
using Octavo.Lab.Verifying;
using Spectre.Console;

namespace Octavo.Lab.Output.Verify;

/// <summary>A line a row, and one for each reason.</summary>
internal static class VerificationTable
{
    // Times are in verify.md: with them a row would not fit a line.
    private static readonly int[] s_columns = [0, 1, 4, 5, 6, 7];

    /// <summary>Prints it.</summary>
    public static void Print(IAnsiConsole console, Verification verification)
    {
        var table = new Table { Border = TableBorder.Simple };
        foreach (int i in s_columns)
        {
            TableColumn column = new TableColumn(Markup.Escape(VerificationText.Columns[i])).NoWrap();
            table.AddColumn(i < VerificationText.Words ? column : column.RightAligned());
        }

        foreach (VerifiedResult row in verification.Rows)
        {
            IReadOnlyList<string> cells = VerificationText.Cells(row);
            table.AddRow([.. s_columns.Select(i => Markup.Escape(cells[i]))]);
        }

        console.Write(table);
        console.WriteLine($"{VerificationText.Summary(verification)}. {VerificationText.Effort(verification)}.");
        foreach (string reason in VerificationText.Reasons(verification))
            console.WriteLine(reason);
    }
}
