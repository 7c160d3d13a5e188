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
/// <param name="SmallScale">Factor of the document's counts in a run at small scale; 1 if the rows hold single objects or fixed arrays, whose counts never
/// change.</param>
/// <param name="BinaryBase">Octavo's candidate that binary candidates are compared with here, where it is not the one of their own family: like is compared
/// with like.</param>
/// <param name="IsOnRequest">Whether only a run that names it measures it.</param>
internal sealed record TableDefinition(
    string Id, PublishedTable Published, IReadOnlyList<RowDefinition> Rows, string Quirks, string? NotMeasured = null, double SmallScale = 1,
        string? BinaryBase = null, bool IsOnRequest = false)
{
    /// <summary>The factor that a run takes: what was asked for, or a part of the table's small scale.</summary>
    public double ScaleFor(double? asked, double part = 1) => SmallScale == 1 ? 1 : asked ?? (SmallScale * part);
}
