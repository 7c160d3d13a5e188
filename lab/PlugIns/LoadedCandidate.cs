// Owns: a candidate together with where it came from.
// Must not know: measuring.
using Octavo.Lab.Contract;

namespace Octavo.Lab.PlugIns;

/// <summary>A candidate as it is in the tables: loaded, or absent with a reason.</summary>
/// <param name="Name">Name in the tables.</param>
/// <param name="System">The system.</param>
/// <param name="Format">The format family.</param>
/// <param name="Tables">Tables it belongs to; empty means all.</param>
/// <param name="Candidate">The adapter's candidate, null when absent.</param>
/// <param name="Version">The version loaded, or the version asked for when absent.</param>
/// <param name="Origin">Feed and package hash, "built from source, commit …", or "part of the runtime".</param>
/// <param name="Unavailable">The reason of absence.</param>
/// <param name="Rows">Table to the rows that it has there; null means all.</param>
internal sealed record LoadedCandidate(
    string Name, string System, string Format, IReadOnlyList<string> Tables, ICandidate? Candidate, string Version, string Origin, string? Unavailable,
    IReadOnlyDictionary<string, IReadOnlyList<string>>? Rows = null)
{
    /// <summary>The same candidate from another load context, for a row's control; of Octavo's alone.</summary>
    public ICandidate? Second { get; init; }

    /// <summary>Whether it has a row in a table.</summary>
    public bool BelongsTo(string table) => Tables.Count == 0 || Tables.Contains(table);

    /// <summary>Whether it has a place in a row.</summary>
    public bool BelongsTo(string table, string row) =>
        BelongsTo(table) && (Rows is null || Rows.TryGetValue(table, out IReadOnlyList<string>? rows) && rows.Contains(row));
}
