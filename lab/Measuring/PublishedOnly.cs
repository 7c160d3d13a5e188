// Owns: rows of a table that is not measured: the document's figures, and a reason in every measured cell.
// Must not know: candidates that are loaded.
using Octavo.Lab.Published;
using Octavo.Lab.Results;
using Octavo.Lab.Tables;

namespace Octavo.Lab.Measuring;

/// <summary>Published figures as results.</summary>
internal static class PublishedOnly
{
    /// <summary>A row for each workload and operation of the document; Octavo comes first in each with the reason.</summary>
    public static IReadOnlyList<RowResult> Rows(TableDefinition table) =>
    [
        .. from line in table.Published.Lines
           group line by (line.Row, line.Operation) into cell
           select new RowResult(cell.Key.Row, cell.Key.Operation,
               [Octavo(table), .. cell.GroupBy(line => line.Method).Select(lines => Published(table, lines))]),
    ];

    /// <summary>A figure as it is in results.json.</summary>
    public static PublishedFigure Figure(PublishedTable published, PublishedLine line) => new(
        line.Value, published.Unit, published.ValueIs, line.Method, line.Group.Length > 0 ? line.Group : null, line.Bytes, null, published.Machine,
            published.Versions);

    private static CandidateResult Octavo(TableDefinition table) => new()
    {
        Name = "Octavo",
        System = "Octavo",
        Format = PublishedSystems.Of(table.Published.Lines[0].Method).Format,
        Unavailable = table.NotMeasured,
    };

    private static CandidateResult Published(TableDefinition table, IGrouping<string, PublishedLine> lines)
    {
        (string system, string format) = PublishedSystems.Of(lines.Key);
        return new CandidateResult
        {
            Name = lines.Key,
            System = system,
            Format = format,
            Unavailable = table.NotMeasured,
            Published = [.. lines.Select(line => Figure(table.Published, line))],
        };
    }
}
