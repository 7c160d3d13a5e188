// Owns: the command "compare": two saved runs beside one another.
// Must not know: how they are compared.
using Octavo.Lab.Output.Text;
using Octavo.Lab.Results;
using Spectre.Console;

namespace Octavo.Lab.Commands;

/// <summary>Says what differs between two results.json.</summary>
internal static class CompareCommand
{
    /// <summary>Exit codes: 0 whatever differs, 2 when a file cannot be taken.</summary>
    public static int Run(FileInfo before, FileInfo after)
    {
        LabConsole.SetUp();
        (LabResults? first, string? complaint) = SavedResults.Read(before);
        (LabResults? second, string? other) = SavedResults.Read(after);
        if (first is null || second is null)
        {
            foreach (string line in ((string?[])[complaint, other]).OfType<string>())
                LabConsole.Error(line);
            return ExitCodes.Request;
        }

        ChangeTable.Print(AnsiConsole.Console, RunComparison.Of(first, second), RunComparison.Differences(first, second));
        return ExitCodes.Well;
    }
}
