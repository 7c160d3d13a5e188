// Owns: hostile payloads on the console: a count for each candidate, and a line for each payload that was not refused.
// Must not know: how outcomes came about.
using Octavo.Lab.Hostile;
using Spectre.Console;

namespace Octavo.Lab.Output.Text;

/// <summary>Prints outcomes.</summary>
internal static class HostileTable
{
    private static readonly HostileOutcome[] Outcomes = Enum.GetValues<HostileOutcome>();

    /// <summary>The table, then what was not refused; with <paramref name="everything"/> every payload with its message.</summary>
    public static void Print(IReadOnlyList<HostileResult> results, bool everything)
    {
        var table = new Table { Title = new TableTitle("Hostile payloads, each of which must be refused") };
        table.AddColumns("Candidate", "Payloads");
        foreach (HostileOutcome outcome in Outcomes)
            table.AddColumn(new TableColumn(Name(outcome)).RightAligned());
        foreach (IGrouping<string, HostileResult> candidate in results.GroupBy(result => result.Candidate))
            table.AddRow(
                [Markup.Escape(candidate.Key), $"{candidate.Count()}",
                    .. Outcomes.Select(outcome => $"{candidate.Count(result => result.Outcome == outcome)}")]);
        AnsiConsole.Write(table);
        foreach (HostileResult result in results.Where(result => everything || result.Outcome != HostileOutcome.Refused))
            AnsiConsole.WriteLine($"{result.Candidate}: {Name(result.Outcome)}: {result.Payload}: {result.Detail}");
    }

    private static string Name(HostileOutcome outcome) => outcome switch
    {
        HostileOutcome.Refused => "refused",
        HostileOutcome.OtherError => "other error",
        HostileOutcome.WrongValue => "wrong value",
        HostileOutcome.OutOfMemory => "out of memory",
        HostileOutcome.Overrun => "overrun",
        HostileOutcome.Crashed => "crashed",
        _ => "hung",
    };
}
