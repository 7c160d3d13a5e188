// Owns: where the documents that are files lie. Knows no document.
namespace Octavo.Bench.Data;

/// <summary>Files are not a part of the repository: they are looked for above the current folder.</summary>
internal static class DataFiles
{
    private const string Files = "shared/conformance";

    /// <summary>Their folder; null if it is not there.</summary>
    internal static string? Folder
    {
        get
        {
            for (DirectoryInfo? folder = new(Environment.CurrentDirectory); folder is not null; folder = folder.Parent)
            {
                string path = Path.Combine(folder.FullName, Files);
                if (Directory.Exists(path))
                {
                    return path;
                }
            }
            return null;
        }
    }
}
