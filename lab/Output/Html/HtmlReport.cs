// Owns: the page: head, machine, sections. One file, no script, nothing fetched.
// Must not know: how figures come about.
using System.Text;
using Octavo.Lab.Results;
using Octavo.Lab.Tables;

namespace Octavo.Lab.Output.Html;

/// <summary>report.html.</summary>
internal static class HtmlReport
{
    /// <summary>The whole page.</summary>
    public static string Write(LabResults results, IReadOnlyList<TableDefinition> tables)
    {
        var html =
            new StringBuilder(
                "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">");
        html.Append($"<title>Octavo's lab</title><style>{Style()}{Filter.Style(results)}</style></head><body><main><header><h1>Octavo's lab</h1>");
        html.Append(
            $"<p>{Markup.Text($"{results.Machine}")}</p><p class=\"soft\">{Markup.Text($"{results.Runtime}; {results.GcMode} GC; time zone {results.TimeZone}; {Effort.Scales(results)}; {Effort.Of(results)}")}</p>");
        if (results.IsQuick)
            html.Append($"<p class=\"bad\">{Effort.QuickWarning}</p>");
        RowResult[] controlled = [.. results.Tables.SelectMany(table => table.Rows).Where(row => row.Control is not null)];
        if (controlled.Length > 0)
            html.Append($"<p class=\"soft\">{Markup.Text(Effort.Controls(controlled))}</p>");
        if (Effort.Collections(results) is { } collections)
            html.Append($"<p class=\"soft\">{Markup.Text(collections)}</p>");
        html.Append($"</header><div class=\"top\">{Contents(tables)}{Filter.Write(results)}</div>{Matrix.Write(results)}{RatioChart.Write(results)}");
        html.Append(
            "<section><details><summary>How to read the figures</summary><p class=\"soft\">Bars are medians over rounds, the thin line runs from the tenth to the ninetieth percentile; each family has an axis of its own. × is a candidate's time ÷ that of the Octavo candidate named in the table under the plot, taken round by round: ");
        html.Append(
            $"more than 1 means that Octavo is faster. {Markup.Text(Effort.Verdicts)} The collector's part of a time is reckoned by the bytes allocated, at what a byte cost in the row; GC counts are those of all timed rounds together. Every value was read back and compared before anything was timed. ");
        html.Append(
            "The loop and the choice of the next value are inside each time, the same for all. A published figure was measured on another machine: it stands there to be read, not to be divided.</p></details></section>");
        foreach ((TableResult result, TableDefinition table) in results.Tables.Zip(tables))
            html.Append(TableSection.Write(result, table));
        return html.Append(CandidateSection.Write(results)).Append("</main></body></html>\n").ToString();
    }

    // It stays at the top of the window.
    private static string Contents(IReadOnlyList<TableDefinition> tables) =>
        $"<nav>{string.Concat(tables.Select(table => $"<a href=\"#{Markup.Id(table.Id)}\">{Markup.Text(table.Id)}</a>"))}<a href=\"#candidates\">candidates</a></nav>";

    private static string Style()
    {
        using Stream css = typeof(HtmlReport).Assembly.GetManifestResourceStream("report.css")!;
        using var reader = new StreamReader(css);
        return reader.ReadToEnd();
    }
}
