// Owns: skipping tests that compare with the documents if the documents are not present.
namespace Octavo.Lab.Tests;

/// <summary>A fact about a document; skipped with a reason if the folder of documents is missing.</summary>
public sealed class SeedFactAttribute : FactAttribute
{
    /// <summary>The documents' folder: OCTAVO_SEEDS, or shared/seeds beside a folder above.</summary>
    public static string? Folder { get; } = Find();

    public SeedFactAttribute() => Skip = Folder is null ? "the documents (shared/seeds) are not present" : null;

    /// <summary>The text of a document by its number.</summary>
    public static string Read(string number) => File.ReadAllText(Directory.GetFiles(Folder!, number + "_*").Single());

    private static string? Find()
    {
        if (Environment.GetEnvironmentVariable("OCTAVO_SEEDS") is { Length: > 0 } named)
            return Directory.Exists(named) ? named : null;
        for (DirectoryInfo? folder = new(AppContext.BaseDirectory); folder is not null; folder = folder.Parent)
        {
            string seeds = Path.Combine(folder.FullName, "shared", "seeds");
            if (Directory.Exists(seeds))
                return seeds;
        }

        return null;
    }
}
