// Owns: where a peer outside of .NET lies, and what it has.
// Must not know: how it is built.
using System.Text.Json;

namespace Octavo.Lab.Outside;

/// <summary>A folder of lab/peers that has a peer.json and no .NET project.</summary>
/// <param name="Name">The folder's name, by which <c>--peer</c> selects it.</param>
/// <param name="Folder">The folder.</param>
/// <param name="Manifest">What peer.json says.</param>
internal sealed record OutsidePeer(string Name, string Folder, OutsideManifest Manifest)
{
    /// <summary>Tables in which it has candidates.</summary>
    public IReadOnlyList<string> Tables =>
        [.. Manifest.Programs.SelectMany(program => program.Candidates).SelectMany(candidate => candidate.Rows.Keys).Distinct()];

    /// <summary>Its systems.</summary>
    public IReadOnlyList<string> Systems => [.. Manifest.Programs.SelectMany(program => program.Candidates).Select(candidate => candidate.System).Distinct()];

    /// <summary>All such peers under a folder.</summary>
    public static IReadOnlyList<OutsidePeer> FindAll(string peersFolder) =>
        !Directory.Exists(peersFolder) ? [] : [.. Directory.GetDirectories(peersFolder).Where(IsOutside).Order(StringComparer.Ordinal).Select(Read)];

    private static bool IsOutside(string folder) => File.Exists(Path.Combine(folder, "peer.json")) && Directory.GetFiles(folder, "*.csproj").Length == 0;

    private static OutsidePeer Read(string folder) => new(
        Path.GetFileName(folder), folder,
            JsonSerializer.Deserialize<OutsideManifest>(File.ReadAllText(Path.Combine(folder, "peer.json")), JsonSerializerOptions.Web)!);
}
