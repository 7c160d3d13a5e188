// Owns: one program of a peer outside of .NET: how it is built and started, and who is in it. Must not know: processes.
namespace Octavo.Lab.Outside;

/// <summary>A program. Words in braces stand for folders: {folder}, {output}, {source}, {repository}; a {maven} for Maven's options.</summary>
/// <param name="Name">Name of its folder among what was built.</param>
/// <param name="Build">The commands that build it, in order; none if nothing is built.</param>
/// <param name="Product">The file that it leaves.</param>
/// <param name="Start">The command that starts it.</param>
/// <param name="Origin">Where its libraries come from, in words.</param>
/// <param name="Candidates">Its candidates.</param>
/// <param name="Source">The name by which <c>--source NAME=DIR</c> gives the folder of a library's source; null if none is needed.</param>
/// <param name="SourceFile">A file by which such a folder is known.</param>
internal sealed record OutsideProgram(
    string Name, IReadOnlyList<IReadOnlyList<string>> Build, string Product, IReadOnlyList<string> Start, string Origin,
        IReadOnlyList<OutsideCandidateManifest> Candidates,
    string? Source = null, string? SourceFile = null);
