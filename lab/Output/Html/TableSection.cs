// Owns: one table's part of the report.
// Must not know: the page around it.
using System.Text;
using Octavo.Lab.Published;
using Octavo.Lab.Results;
using Octavo.Lab.Tables;

namespace Octavo.Lab.Output.Html;

/// <summary>Finding, rows with plots and figures, footnotes, and the document's own layout.</summary>
internal static class TableSection
{
    /// <summary>The section.</summary>
    public static string Write(TableResult result, TableDefinition table)
    {
        var html = new StringBuilder($"<section id=\"{Markup.Id(table.Id)}\"><h2>{Markup.Text(table.Published.Title)}</h2>");
        bool published = table.Published.Lines.Count > 0;
        html.Append(
            $"<p class=\"soft\">Table {Markup.Text(table.Id)}{(published ? $", document {table.Published.Document}" : "")}. {Markup.Text(table.Quirks)}</p>");
        if (published)
        {
            html.Append(
                $"<p class=\"soft\">Published figures: {Source(table.Published)}. Measured there on {Markup.Text(table.Published.Machine)}; {Markup.Text(table.Published.Versions)}. ");
            html.Append("They stand beside the figures of this machine and are never divided by them.</p>");
        }

        html.Append($"<p class=\"finding\">{Markup.Text(Finding.Of(result))}</p>");
        if (table.NotMeasured is not null)
            html.Append($"<p><strong>Measured here:</strong> {Markup.Text(table.NotMeasured)}.</p>");
        else
            Rows(html, result, table);
        Footnotes(html, result);
        if (published)
            Document(html, result, table);
        return html.Append("</section>").ToString();
    }

    // An address is written out, for the page is printed too.
    private static string Source(PublishedTable published) =>
        published.Address is { } address ? $"{Markup.Text(published.Source)}, <span class=\"address\">{Markup.Text(address)}</span>"
            : Markup.Text(published.Source);

    private static void Rows(StringBuilder html, TableResult result, TableDefinition table)
    {
        foreach (IGrouping<string, RowResult> workload in result.Rows.GroupBy(row => row.Row))
        {
            html.Append($"<div class=\"workload\"><h3>{Markup.Text(workload.Key)}</h3><p class=\"soft\">{Markup.Text(table.Rows.First(row => row.Name == workload.Key).Value)}</p>");
            foreach (RowResult row in workload)
            {
                IReadOnlyList<Facet> facets = Facet.Of(row);
                CandidateResult[] measured = [.. facets.SelectMany(facet => facet.Candidates)];
                CandidateResult[] others = [.. row.Candidates.Where(candidate => candidate.MedianNs is null)];
                string title = $"{row.Row}, {row.Operation}";
                html.Append(
                    $"<div class=\"card row{(row.IsSettled ? "" : " unsettled")}\" id=\"{Markup.Id(table.Id, row.Row, row.Operation)}\"><h4>{Markup.Text(title)}</h4>");
                if (!row.IsSettled)
                    html.Append($"<p class=\"amber\">{Finding.Unsettled}: {Markup.Text(Finding.WhyUnsettled(row))}.</p>");
                else if (row.Control is { } control)
                    html.Append($"<p class=\"control\">Control, {Markup.Text(control.Candidate)} twice: {Markup.Text(Finding.Control(control))}.</p>");
                if (measured.Length > 0)
                    html.Append(
                        $"<div class=\"plots\"><div>{string.Concat(facets.Select(facet => Draw(row, facet, title)))}</div><div>{ScatterPlot.Draw(row, measured, title)}</div></div>");
                html.Append(
                    $"<details{(measured.Length == 0 ? " open" : "")}><summary>All figures, published ones beside them{Missing(others)}</summary>{FiguresTable.Write(row, measured, others, title)}</details></div>");
            }

            html.Append("</div>");
        }
    }

    // The bars of a family have an axis of their own: JSON beside Binary would leave nothing of the bars that are compared.
    private static string Draw(RowResult row, Facet facet, string title) =>
        $"<div class=\"facet {Facet.ClassOf(facet.Family)} {Facet.ClassOf(facet.Verdict)}\"><h5>{Markup.Text(facet.Family)}</h5>{BarPlot.Draw(row, facet, title)}{NarrowBarPlot.Draw(row, facet, title)}</div>";

    // "; 2 absent, 1 wrong": candidates without a bar are listed where the reasons are folded away.
    private static string Missing(CandidateResult[] others)
    {
        int wrong = others.Count(candidate => candidate.Wrong is not null), absent = others.Length - wrong;
        string[] parts = [.. absent > 0 ? [$"{absent} absent"] : Array.Empty<string>(), .. wrong > 0 ? [$"{wrong} wrong"] : Array.Empty<string>()];
        return parts.Length > 0 ? $"; {string.Join(", ", parts)}" : "";
    }

    private static void Footnotes(StringBuilder html, TableResult result)
    {
        string[] notes =
            [.. result.Rows.SelectMany(row => row.Candidates).SelectMany(candidate => candidate.NotKept.Select(note => $"{candidate.Name}: {note}"))
                .Distinct()];
        if (notes.Length > 0)
            html.Append(
                $"<p class=\"soft\">What a format does not keep by its documentation, and verification therefore leaves out:</p><ul class=\"soft\">{string.Concat(notes.Select(note => $"<li>{Markup.Text(note)}</li>"))}</ul>");
    }

    private static void Document(StringBuilder html, TableResult result, TableDefinition table)
    {
        html.Append($"<details{(table.NotMeasured is null ? "" : " open")}><summary>The document's own columns, order and groupings</summary>");
        IReadOnlyList<string> columns = [.. table.Published.Columns,
            .. table.NotMeasured is null ? DocumentLayout.MeasuredColumns : DocumentLayout.MeasuredColumns.Take(1)];
        foreach ((string title, IReadOnlyList<IReadOnlyList<string>> lines) in DocumentLayout.Sections(result, table))
        {
            html.Append(
                $"<div class=\"scroll\"><table><caption>{Markup.Text(title)}</caption><thead><tr>{string.Concat(columns.Select(column => $"<th>{Markup.Text(column)}</th>"))}</tr></thead><tbody>");
            foreach (IReadOnlyList<string> line in lines)
                html.Append($"<tr>{string.Concat(line.Take(columns.Count).Select(cell => $"<td>{Markup.Text(cell)}</td>"))}</tr>");
            html.Append("</tbody></table></div>");
        }

        html.Append("</details>");
    }
}
