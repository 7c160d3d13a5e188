// Owns: taking a results.json from a file, with the reason if it cannot be taken. Must not know: what becomes of it.
using System.Text.Json;
using Octavo.Lab.Results;

namespace Octavo.Lab.Commands;

/// <summary>A run that was written before.</summary>
internal static class SavedResults
{
    /// <summary>Reads a file.</summary>
    /// <returns>The results, or a sentence that says why there are none.</returns>
    public static (LabResults? Results, string? Complaint) Read(FileInfo file)
    {
        if (!file.Exists)
            return (null, $"There is no file {file.FullName}.");
        try
        {
            LabResults? results = ResultsJson.Read(File.ReadAllText(file.FullName));
            return results?.Tables is null || results.Tables.Any(table => table?.Rows is null || table.Rows.Any(row => row?.Candidates is null))
                ? (null, $"{file.FullName} is no results.json of the lab's: it has no tables with rows of candidates.") : (results, null);
        }
        catch (JsonException error)
        {
            return (null, $"{file.FullName} is no results.json of the lab's: {error.Message}");
        }
        catch (Exception error) when (error is IOException or UnauthorizedAccessException)
        {
            return (null, $"{file.FullName} cannot be read: {error.Message}");
        }
    }
}
