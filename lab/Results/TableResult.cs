// Owns: a table in results.json.
// Must not know: how it is shown.
namespace Octavo.Lab.Results;

/// <summary>A measured table.</summary>
/// <param name="Id">Its id.</param>
/// <param name="Scale">1 when counts are the document's.</param>
/// <param name="Seed">Seed of the values.</param>
/// <param name="Rows">Its rows, one for each workload and operation.</param>
internal sealed record TableResult(string Id, double Scale, int Seed, IReadOnlyList<RowResult> Rows);
