// Owns: the command "report": a saved run in any of the report's formats.
// Must not know: how one is written.
using Octavo.Lab.Output;
using Octavo.Lab.Output.Text;
using Octavo.Lab.Results;
using Octavo.Lab.Tables;

namespace Octavo.Lab.Commands;

/// <summary>Prints a results.json again; nothing is measured.</summary>
internal static class ReportCommand
{
    /// <summary>Exit codes: 0, 2 when the file cannot be taken.</summary>
    public static int Run(FileInfo file, string format, TextWriter output)
    {
        (LabResults? results, string? complaint) = SavedResults.Read(file);
        if (results is null)
        {
            LabConsole.Error(complaint!);
            return ExitCodes.Request;
        }

        output.Write(ReportFormats.Named(format).Write(results, [.. results.Tables.Select(SavedTable.Of)]));
        return ExitCodes.Well;
    }
}
