// Owns: where the reports of a run go, and the code that it ends with.
// Must not know: what is in a report.
using System.Globalization;
using Octavo.Lab.Output;
using Octavo.Lab.Results;
using Octavo.Lab.Tables;

namespace Octavo.Lab.Commands;

/// <summary>Each run has a folder of its own; the one above it has the reports of the latest that was not interrupted.</summary>
internal static class RunReports
{
    private const string Figures = "results.json";

    /// <summary>The folder of a run: of a second one in the same second, another.</summary>
    /// <param name="reports">Where reports go.</param>
    /// <param name="begun">When the run began.</param>
    public static string FolderOf(string reports, DateTime begun)
    {
        string folder = Path.Combine(reports, "runs", begun.ToString("yyyy-MM-ddTHH-mm-ss", CultureInfo.InvariantCulture));
        return Enumerable.Range(1, int.MaxValue).Select(number => number == 1 ? folder : $"{folder}-{number}").First(free => !Directory.Exists(free));
    }

    /// <summary>Why reports cannot go into a folder, or null: to be known before minutes of measuring.</summary>
    public static string? Obstacle(string folder)
    {
        try
        {
            Directory.CreateDirectory(folder);
            using FileStream probe = new(Path.Combine(folder, Path.GetRandomFileName()), FileMode.CreateNew, FileAccess.Write, FileShare.None, 1,
                FileOptions.DeleteOnClose);
            return null;
        }
        catch (Exception error) when (error is IOException or UnauthorizedAccessException)
        {
            return $"Reports cannot be written: {error.Message}";
        }
    }

    /// <summary>Writes the reports.</summary>
    /// <param name="results">The run's results.</param>
    /// <param name="tables">Its tables.</param>
    /// <param name="formats">The reports that are wanted.</param>
    /// <param name="reports">Where reports go.</param>
    /// <param name="given">The folder that the user named, which has them alone; or null.</param>
    /// <param name="begun">When the run began.</param>
    /// <param name="stopped">Whether it was interrupted.</param>
    /// <returns>The folder to show; null if nothing was measured before the run was interrupted, so nothing was written.</returns>
    public static async Task<string?> WriteAsync(
        LabResults results, IReadOnlyList<TableDefinition> tables, IReadOnlyList<IReportFormat> formats, string reports, string? given, DateTime begun,
            bool stopped)
    {
        if (stopped && !IsMeasured(results))
            return null;
        // An interrupted run leaves a named folder as it is, too, if that has the results of another.
        string own = given is null ? FolderOf(reports, begun) : stopped && File.Exists(Path.Combine(given, Figures)) ? FolderOf(given, begun) : given;
        string[] folders = given is not null || stopped ? [own] : [own, reports];
        foreach (IReportFormat format in formats)
        {
            string text = format.Write(results, tables);
            foreach (string folder in folders)
            {
                Directory.CreateDirectory(folder);
                await File.WriteAllTextAsync(Path.Combine(folder, format.FileName), text).ConfigureAwait(false);
            }
        }
        return folders[^1];
    }

    /// <summary>0; 1 if a candidate of Octavo's is wrong; 130.</summary>
    public static int CodeOf(LabResults results, bool stopped) =>
        stopped ? ExitCodes.Interrupted
        : Candidates(results).Any(candidate => candidate is { System: "Octavo", Wrong: not null }) ? ExitCodes.Fault : ExitCodes.Well;

    private static bool IsMeasured(LabResults results) => Candidates(results).Any(candidate => candidate.MedianNs is not null);

    private static IEnumerable<CandidateResult> Candidates(LabResults results) =>
        results.Tables.SelectMany(table => table.Rows).SelectMany(row => row.Candidates);
}
