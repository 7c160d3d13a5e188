// Owns: skipping tests that read table 004's files if the files are not present.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Tests;

/// <summary>A theory about files; skipped with a reason if their folder is missing.</summary>
public sealed class DataTheoryAttribute : TheoryAttribute
{
    /// <summary>The files' folder: OCTAVO_LAB_DATA, or shared/conformance beside a folder above.</summary>
    public static string? Folder { get; } = Find();

    public DataTheoryAttribute() => Skip = Folder is null ? "the files (shared/conformance) are not present" : null;

    private static string? Find()
    {
        if (Environment.GetEnvironmentVariable("OCTAVO_LAB_DATA") is { Length: > 0 } named)
            return named;
        for (DirectoryInfo? folder = new(AppContext.BaseDirectory); folder is not null; folder = folder.Parent)
        {
            string files = Path.Combine(folder.FullName, "shared", "conformance");
            if (DataFolder.Find(files, "canada.json") is not null)
                return files;
        }

        return null;
    }
}
