// Owns: the folders in which imports are looked for.
using Octavo.Proto.Errors;
using Octavo.Proto.Text;

namespace Octavo.Cli.Protos;

internal static class ProtoRoots
{
    /// <summary>The roots of a call.</summary>
    /// <param name="path">A <c>.proto</c> file or a folder.</param>
    /// <param name="said">What the command line says.</param>
    /// <returns>Full paths: what was said, else the folder, or the one around the file from which its imports are found.</returns>
    internal static string[] Of(string path, IReadOnlyList<string> said) =>
        said.Count != 0 ? [.. said.Select(Path.GetFullPath)] : [Directory.Exists(path) ? Path.GetFullPath(path) : Around(Path.GetFullPath(path))];

    private static string Around(string file)
    {
        string nearest = Path.GetDirectoryName(file)!;
        // What is wrong with the text is reported when it is parsed completely.
        string[] imports = File.Exists(file)
            ? [.. ProtoParser.Parse("", file, File.ReadAllText(file), new ProtoErrors()).Imports.Select(import => import.Name)
            .Where(name => !name.StartsWith("google/protobuf/", StringComparison.Ordinal))]
            : [];
        for (string? folder = nearest; folder is not null; folder = Path.GetDirectoryName(folder))
        {
            if (imports.All(name => File.Exists(Path.Combine(folder, name))))
            {
                return folder;
            }
        }
        return nearest;
    }
}
