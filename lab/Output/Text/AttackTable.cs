// Owns: attacks on the console: a line for each attack and candidate.
// Must not know: how results came about.
using System.Globalization;
using Octavo.Lab.Hostile;
using Spectre.Console;

namespace Octavo.Lab.Output.Text;

/// <summary>Prints what became of attacks.</summary>
internal static class AttackTable
{
    /// <summary>Prints the table, sorted by attack.</summary>
    public static void Print(IReadOnlyList<AttackResult> results)
    {
        if (results.Count == 0)
            return;
        var table = new Table { Title = new TableTitle("Data that grows: what twice as much costs") };
        table.AddColumns("Attack", "Candidate", "What it does");
        foreach (string column in (string[])["Bytes", "Milliseconds", "Twice the data", "Allocated a byte"])
            table.AddColumn(new TableColumn(column).RightAligned());
        foreach (AttackResult result in results.GroupBy(result => result.Attack).SelectMany(attack => attack))
            table.AddRow(Markup.Escape(result.Attack), Markup.Escape(result.Candidate), Markup.Escape(Does(result)), Number(result.Whole?.Bytes),
                Number(result.Whole?.Time.TotalMilliseconds, "F1"), result.Growth is { } growth ? "× " + Number(growth, "F1") : "",
                Number(result.MemoryAByte, "F0"));
        AnsiConsole.Write(table);
    }

    /// <summary>The result in words.</summary>
    public static string Does(AttackResult result) => result.Outcome switch
    {
        HostileOutcome.Crashed => "ends the process",
        HostileOutcome.Hung => "does not end in time",
        HostileOutcome.OutOfMemory => "takes all memory",
        HostileOutcome.Overrun => "writes after the end",
        HostileOutcome.WrongValue => "reads it" + Growth(result),
        HostileOutcome.OtherError => "fails with another error" + Message(result),
        _ => "refuses it" + Growth(result) + Message(result),
    };

    private static string Growth(AttackResult result) => result.IsWorseThanLinear ? ", its cost grows as the square" : "";

    // A message that has the attacker's whole text fills logs.
    private static string Message(AttackResult result) => result.Message > 10_000 ? $", in {Number(result.Message)} characters" : "";

    private static string Number(double? value, string format = "N0") => value?.ToString(format, CultureInfo.InvariantCulture) ?? "";
}
