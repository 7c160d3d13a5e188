// Owns: what the two sides are, and which comparison they get.
using Octavo.Cli.Diff.Codecs;
using Octavo.Cli.Diff.Findings;
using Octavo.Cli.Diff.Protos;
using Octavo.Cli.Protos;
using Octavo.Cli.Schemas;

namespace Octavo.Cli.Diff.Sides;

internal static class DiffSides
{
    /// <summary>Compares two assemblies by their codecs; else both sides by the messages that they have.</summary>
    /// <param name="old">The path of the old side.</param>
    /// <param name="recent">That of the new one.</param>
    /// <param name="roots">Where imports of <c>.proto</c> files are looked for.</param>
    /// <param name="type">The type to compare; null for all.</param>
    /// <exception cref="UsageException">A side has nothing to compare, or no such type.</exception>
    /// <exception cref="ProtoRefusal">Files are wrong.</exception>
    internal static List<Finding> Compare(string old, string recent, IReadOnlyList<string> roots, string? type)
    {
        (bool isAssembly, bool areAssemblies) = (InputKind.IsAssembly(old), InputKind.IsAssembly(recent));
        using LoadedAssembly? one = isAssembly ? new LoadedAssembly(old) : null;
        using LoadedAssembly? other = areAssemblies ? new LoadedAssembly(recent) : null;
        return one is not null && other is not null
            ? new CodecComparer(new CodecAssembly(one), new CodecAssembly(other)).Compare(type)
            : new ProtoComparer(Messages(one, old, roots), Messages(other, recent, roots)).Compare(type);
    }

    private static ProtoSide Messages(LoadedAssembly? assembly, string path, IReadOnlyList<string> roots) =>
        assembly is null ? new ProtoSide(ProtoInput.Read(path, roots).Files, hasFiles: true) : AssemblyMessages.Of(assembly);
}
