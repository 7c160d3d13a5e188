// Owns: a document's table as published.
// Must not know: measured figures; the two are only ever shown side by side.
namespace Octavo.Lab.Published;

/// <summary>A published table. Its figures are never divided by figures of another machine.</summary>
/// <param name="Id">The lab's table id.</param>
/// <param name="Title">Title for console and report.</param>
/// <param name="Document">The document's number.</param>
/// <param name="Source">What the document is.</param>
/// <param name="Machine">The machine and runtime that it names.</param>
/// <param name="Unit">Unit of <see cref="PublishedLine.Value"/>.</param>
/// <param name="ValueIs">Which of the document's figures the value is: mean, median, …</param>
/// <param name="HigherIsBetter">True for throughput.</param>
/// <param name="Versions">Versions measured there.</param>
/// <param name="Columns">The document's columns, in order.</param>
/// <param name="Groupings">Further arrangements of the same lines.</param>
/// <param name="Lines">The lines in the document's order.</param>
/// <param name="Address">Where the document is; null if no address is known.</param>
internal sealed record PublishedTable(
    string Id, string Title, string Document, string Source, string Machine, string Unit, string ValueIs, bool HigherIsBetter, string Versions,
    IReadOnlyList<string> Columns, IReadOnlyList<PublishedGrouping> Groupings, IReadOnlyList<PublishedLine> Lines,
    string? Address = null)
{
    /// <summary>Lines of one cell: a document may print several runtimes, and name an operation after the method.</summary>
    public IEnumerable<PublishedLine> Find(string row, string operation, string method) =>
        Lines.Where(
            line =>
                line.Row == row && line.Operation == operation && (line.Method == method || line.Method.StartsWith(method + "_", StringComparison.Ordinal)));
}
