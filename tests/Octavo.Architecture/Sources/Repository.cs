// Owns: where the checked-out tree lies. The path is known to the build and never written into a file of the tree.

namespace Octavo.Architecture.Sources;

internal static class Repository
{
    internal static string Root { get; } =
        RepositoryRoot.Folder;

    /// <summary>The sources of a folder, without build output.</summary>
    internal static IReadOnlyList<SourceFile> Sources(string folder) =>
    [
        .. Directory.EnumerateFiles(Path.Combine(Root, folder), "*.cs", SearchOption.AllDirectories)
            .Select(path => Path.GetRelativePath(Root, path).Replace('\\', '/'))
            .Where(path => !path.Contains("/obj/") && !path.Contains("/bin/"))
            .Order(StringComparer.Ordinal)
            .Select(path => new SourceFile(path)),
    ];
}
