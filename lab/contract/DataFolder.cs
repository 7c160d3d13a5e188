// Owns: where the files of documents are looked for.
// Must not know: which files, or what they hold.
namespace Octavo.Lab.Contract;

/// <summary>The folder named by <c>--data</c>.</summary>
public static class DataFolder
{
    /// <summary>Where a file is: in the folder or in one directly inside it; null if it is not, or no folder was named.</summary>
    public static string? Find(string? folder, string file) =>
        folder is null || !Directory.Exists(folder) ? null
            : ((string[])[folder, .. Directory.EnumerateDirectories(folder)]).Select(one => Path.Combine(one, file)).FirstOrDefault(File.Exists);
}
