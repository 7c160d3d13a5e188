// Owns: where the published test suites lie, and whether they are the files that their manifest names. Knows no format.
using System.Security.Cryptography;

namespace Octavo.Conformance.Suites;

/// <summary>The suites are not part of the repository: they are looked for in <c>OCTAVO_CONFORMANCE</c>, then in <c>shared/conformance</c> beside a folder
/// above the tests.</summary>
public static class SuiteFolder
{
    /// <summary>The environment variable with the folder's path.</summary>
    public const string Variable = "OCTAVO_CONFORMANCE";

    private static readonly string? s_root = Find();

    /// <summary>The folder, or null.</summary>
    public static string? Root => s_root;

    /// <summary>Whether the suite of this folder name is there.</summary>
    public static bool Has(string suite) => s_root is not null && Directory.Exists(System.IO.Path.Combine(s_root, suite));

    /// <summary>A file's path.</summary>
    public static string Path(string file) => System.IO.Path.Combine(s_root!, file);

    /// <summary>A file's bytes.</summary>
    public static byte[] Bytes(string file) => File.ReadAllBytes(Path(file));

    /// <summary>The files of a suite by the manifest: path, length, hash.</summary>
    public static IEnumerable<(string File, long Length, string Hash)> Manifest(string suite)
    {
        foreach (string line in File.ReadLines(Path("MANIFEST.tsv")).Skip(1))
        {
            string[] columns = line.Split('\t');
            if (columns[0].StartsWith(suite + "/", StringComparison.Ordinal))
            {
                yield return (columns[0], long.Parse(columns[1], CultureInfo.InvariantCulture), columns[2]);
            }
        }
    }

    /// <summary>The hash of a file in the manifest's form.</summary>
    public static string Hash(string file) => Convert.ToHexStringLower(SHA256.HashData(Bytes(file)));

    private static string? Find()
    {
        string? named = Environment.GetEnvironmentVariable(Variable);
        if (!string.IsNullOrEmpty(named))
        {
            return File.Exists(System.IO.Path.Combine(named, "MANIFEST.tsv")) ? named : null;
        }
        for (DirectoryInfo? folder = new(AppContext.BaseDirectory); folder is not null; folder = folder.Parent)
        {
            string candidate = System.IO.Path.Combine(folder.FullName, "shared", "conformance");
            if (File.Exists(System.IO.Path.Combine(candidate, "MANIFEST.tsv")))
            {
                return candidate;
            }
        }
        return null;
    }
}
