// Owns: deciding whether a built peer is still what its sources say.
// Must not know: how peers are built.
using System.Security.Cryptography;
using System.Text;

namespace Octavo.Lab.PlugIns;

/// <summary>A hash over everything a peer is made of.</summary>
internal static class InputStamp
{
    private static readonly string[] SourceExtensions = [".cs", ".csproj", ".props", ".targets", ".json", ".xml", ".properties", ".java", ".kt", ".hs"];

    /// <summary>Hashes the folders' sources, single files and words, in a stable order.</summary>
    public static string Of(IEnumerable<string> folders, IEnumerable<string> files, IEnumerable<string> words)
    {
        using var hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        IEnumerable<string> sources = folders.Where(Directory.Exists)
            .SelectMany(folder => Directory.EnumerateFiles(folder, "*", SearchOption.AllDirectories))
            .Where(file => SourceExtensions.Contains(Path.GetExtension(file)));
        foreach (string file in sources.Concat(files.Where(File.Exists)).Order(StringComparer.Ordinal))
        {
            hash.AppendData(Encoding.UTF8.GetBytes(file));
            hash.AppendData(File.ReadAllBytes(file));
        }

        foreach (string word in words)
            hash.AppendData(Encoding.UTF8.GetBytes(word + "\0"));
        return Convert.ToHexString(hash.GetHashAndReset());
    }
}
