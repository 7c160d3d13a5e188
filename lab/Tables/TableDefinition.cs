// Owns: what a table consists of.
// Must not know: candidates and results.
using Octavo.Lab.Published;

namespace Octavo.Lab.Tables;

/// <summary>A table of the lab.</summary>
/// <param name="Id">Its id.</param>
/// <param name="Published">The document's table.</param>
/// <param name="Rows">Rows that can be measured; empty while the workload is not in the lab.</param>
/// <param name="Quirks">What of the document's protocol is kept, and which operation is the clean variant.</param>
/// <param name="NotMeasured">Why nothing is measured, or null.</param>
internal sealed record TableDefinition(string Id, PublishedTable Published, IReadOnlyList<RowDefinition> Rows, string Quirks, string? NotMeasured = null);
