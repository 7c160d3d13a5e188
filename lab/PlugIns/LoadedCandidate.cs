// Owns: a candidate together with where it came from.
// Must not know: measuring.
using Octavo.Lab.Contract;

namespace Octavo.Lab.PlugIns;

/// <summary>A candidate as it stands in the tables: loaded, or absent with a reason.</summary>
/// <param name="Name">Name in the tables.</param>
/// <param name="System">The system.</param>
/// <param name="Format">The format family.</param>
/// <param name="Tables">Tables it belongs to; empty means all.</param>
/// <param name="Candidate">The adapter's candidate, null when absent.</param>
/// <param name="Version">The version loaded, or the version asked for when absent.</param>
/// <param name="Origin">Feed and package hash, "built from source, commit …", or "part of the runtime".</param>
/// <param name="Unavailable">The reason of absence.</param>
internal sealed record LoadedCandidate(
    string Name, string System, string Format, IReadOnlyList<string> Tables, ICandidate? Candidate, string Version, string Origin, string? Unavailable)
{
    /// <summary>Whether it has a row in a table.</summary>
    public bool BelongsTo(string table) => Tables.Count == 0 || Tables.Contains(table);
}
