// Owns: .proto files and descriptor sets, read and linked, with what was asked for among them.
using System.IO.Enumeration;
using Octavo.Proto.Errors;
using Octavo.Proto.Linking;
using Octavo.Proto.Model;

namespace Octavo.Cli.Protos;

/// <summary>Linked files.</summary>
internal sealed class ProtoInput
{
    /// <summary>How names of <c>.proto</c> files end.</summary>
    internal const string Ending = ".proto";

    private ProtoInput(ProtoFile[] files, IReadOnlyList<ProtoFile> all, SymbolTable symbols) => (Files, All, Symbols) = (files, all, symbols);

    /// <summary>What was asked for: one file, the files of a folder, or those of a descriptor set.</summary>
    internal ProtoFile[] Files { get; }

    /// <summary>With all that they import, imports first.</summary>
    internal IReadOnlyList<ProtoFile> All { get; }

    internal SymbolTable Symbols { get; }

    /// <summary>Whether a path names a <c>.proto</c> file or a folder, and not an assembly or a descriptor set.</summary>
    internal static bool IsText(string path) => path.EndsWith(Ending, StringComparison.OrdinalIgnoreCase) || Directory.Exists(path);

    /// <summary>Reads a <c>.proto</c> file, all of a folder, or a descriptor set.</summary>
    /// <param name="path">The path.</param>
    /// <param name="roots">Where imports are looked for; none if the command line says nothing.</param>
    /// <exception cref="ProtoRefusal">The files are wrong.</exception>
    /// <exception cref="IOException">There is no such file.</exception>
    internal static ProtoInput Read(string path, IReadOnlyList<string> roots)
    {
        string[] folders = IsText(path) ? ProtoRoots.Of(path, roots) : [.. roots.Select(Path.GetFullPath)];
        return Link(folders, Load);

        IEnumerable<ProtoFile?> Load(ProtoLoader loader) =>
            !IsText(path) ? loader.LoadSet(path, File.ReadAllBytes(path)) : Texts(path).Select(file => Text(file, folders, loader));
    }

    /// <summary>Links a text that is in no file.</summary>
    internal static ProtoInput Of(string name, string text) => Link([], loader => [loader.Load(name, name, text)]);

    private static ProtoInput Link(string[] roots, Func<ProtoLoader, IEnumerable<ProtoFile?>> load)
    {
        var errors = new ProtoErrors();
        var loader = new ProtoLoader(roots, errors, "--root");
        ProtoFile[] files = [.. load(loader).OfType<ProtoFile>().Distinct()];
        SymbolTable? symbols = errors.Any ? null : ProtoLinker.Link(loader, errors);
        return errors.Any ? throw new ProtoRefusal(errors.All) : new ProtoInput(files, [.. loader.Ordered], symbols!);
    }

    private static ProtoFile? Text(string path, string[] roots, ProtoLoader loader) =>
        File.Exists(path) ? loader.Load(ProtoLoader.ImportName(Path.GetFullPath(path), roots), path)
            : throw new FileNotFoundException($"There is no file {path}.");

    /// <summary>The files of a folder and of those in it, but not of those that links name: two links to the folder itself would be 2^40 paths.</summary>
    private static FileSystemEnumerable<string> FilesOf(string folder) => new(folder, static (ref FileSystemEntry entry) => entry.ToSpecifiedFullPath(),
        new EnumerationOptions { RecurseSubdirectories = true, IgnoreInaccessible = false, AttributesToSkip = 0 })
    {
        ShouldIncludePredicate = static (ref FileSystemEntry entry) => !entry.IsDirectory && entry.FileName.EndsWith(Ending, StringComparison.Ordinal),
        ShouldRecursePredicate = static (ref FileSystemEntry entry) => (entry.Attributes & FileAttributes.ReparsePoint) == 0,
    };

    /// <summary>The file, or those of a folder.</summary>
    private static string[] Texts(string path)
    {
        if (!Directory.Exists(path))
        {
            return [path];
        }
        string[] found = [.. FilesOf(path).Order(StringComparer.Ordinal)];
        return found.Length != 0 ? found : throw new UsageException($"{path} has no {Ending} file.");
    }
}
