// Owns: what is known of a peer without building it: peer.json.
// Must not know: how peers are built or loaded.
namespace Octavo.Lab.PlugIns;

/// <summary>The content of a peer's peer.json. It names the row that is shown when the peer cannot be had.</summary>
/// <param name="System">The system as results.json spells it.</param>
/// <param name="Format">The format family.</param>
/// <param name="Package">The package that the project references; null if none is needed.</param>
/// <param name="Tables">Tables in which each of its candidates has a row that names none of its own.</param>
/// <param name="Provides">What the adapter measures, in words.</param>
/// <param name="Hostile">Whether it is given hostile payloads or data that grows.</param>
/// <param name="NamedTables">Tables in which only those of its candidates have a row that name them.</param>
/// <param name="Source">Where its source is, of a system that was never published as a package.</param>
/// <param name="IsDefault">Whether it takes part in a run that names neither tables nor peers.</param>
/// <param name="Fallback">A floating version of the package that is taken if the feeds lack the one that the project asks for: <c>2.*</c>.</param>
internal sealed record PeerManifest(
    string System, string Format, string? Package, IReadOnlyList<string> Tables, string Provides, bool Hostile = false,
        IReadOnlyList<string>? NamedTables = null, string? Source = null,
    bool IsDefault = true, string? Fallback = null)
{
    /// <summary>Tables in which the system has a row.</summary>
    public IReadOnlyList<string> AllTables => [.. Tables, .. NamedTables ?? []];
}
