// Owns: all ratios of a run on one logarithmic axis, a line per table and family, as inline SVG. Must not know: the page around it.
using System.Text;
using Octavo.Lab.Results;

namespace Octavo.Lab.Output.Html;

/// <summary>A point for the fastest of the others in each row: right of 1 Octavo is faster.</summary>
internal static class RatioChart
{
    private const int Line = 26, Head = 24, Foot = 22;

    /// <summary>The chart for wide pages and the one for narrow ones; nothing if nothing was compared.</summary>
    public static string Write(LabResults results)
    {
        ChartLine[] lines = [.. results.Tables.SelectMany(Lines)];
        return lines.Length == 0 ? ""
            : "<section class=\"card\" id=\"ratios\"><h2>The fastest of the others ÷ Octavo</h2><p class=\"soft\">A point a row, on a logarithmic axis; the line through it is the 95 % interval. Right of 1 Octavo is faster. Hollow: not settled."
            + $"</p>{Draw(lines, 990, 200, "chart-wide")}{Draw(lines, 360, 112, "chart-narrow")}{Table(lines)}</section>";
    }

    private static IEnumerable<ChartLine> Lines(TableResult table) =>
        from row in table.Rows
        let families = row.Candidates.Where(candidate => candidate.System == "Octavo").ToDictionary(candidate => candidate.Name, candidate => candidate.Format)
        from other in row.Candidates
        where other.System != "Octavo" && other.RatioToOctavo is > 0 && other.ComparedWith is not null && families.ContainsKey(other.ComparedWith)
        group (row, other) by families[other.ComparedWith!] into family
        select new ChartLine(table.Id, family.Key,
            family.GroupBy(pair => pair.row).Select(row => new RatioPoint(row.Key, row.Select(pair => pair.other).MinBy(other => other.RatioToOctavo)!))
                .ToArray());

    // A chart is a picture to a screen reader.
    private static string Table(ChartLine[] lines)
    {
        var html =
            new StringBuilder(
                "<details><summary>The same as a table</summary><div class=\"scroll\"><table><caption>The fastest of the others in each row</caption><thead><tr><th>table, family</th><th>row</th><th>candidate</th><th class=\"n\">median ns</th><th class=\"n\">÷ Octavo, 95 %</th></tr></thead><tbody>");
        foreach (ChartLine line in lines)
        {
            foreach (RatioPoint point in line.Points)
                html.Append(
                    $"<tr><td>{Markup.Text(line.Name)}</td><td>{Markup.Text($"{point.Row.Row}, {point.Row.Operation}")}</td><td>{Markup.Text(point.Candidate.Name)}</td><td class=\"n\">{Figures.Nanoseconds(point.Candidate.MedianNs)}</td><td class=\"n\">{RatioText.WithInterval(point.Row, point.Candidate)}</td></tr>");
        }

        return html.Append("</tbody></table></div></details>").ToString();
    }

    private static string Draw(ChartLine[] lines, int width, int left, string style)
    {
        // A narrow page has no room for the table beside the family: it stands over its families.
        bool heads = width < 500;
        // Far out everything is won: the axis ends at a hundred, and what is beyond is at its end.
        var axis =
            new LogAxis([.. lines.SelectMany(line => line.Points).Select(point => Math.Clamp(point.Candidate.RatioToOctavo!.Value, 0.05, 100)), 0.7, 1.5], left,
                width - 12);
        int bottom = Head + ((lines.Length + (heads ? lines.Select(line => line.Table).Distinct().Count() : 0)) * Line);
        var svg =
            new StringBuilder(
                $"<svg class=\"{style}\" viewBox=\"0 0 {width} {bottom + Foot}\" role=\"img\" aria-label=\"Ratio of the fastest other candidate to Octavo in each row, by table and family\">");
        foreach (double tick in ((double[])[0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100]).Where(tick => axis.At(tick) >= left && axis.At(tick) <= width - 12))
        {
            string x = Markup.Number(axis.At(tick));
            svg.Append($"<line class=\"{(tick == 1 ? "one" : "axis")}\" x1=\"{x}\" x2=\"{x}\" y1=\"{Head - 6}\" y2=\"{bottom}\"/>");
            if (tick == 1 || width > 500 || Math.Abs(axis.At(tick) - axis.At(1)) > 26)
                svg.Append(
                    $"<text class=\"soft\" x=\"{x}\" y=\"{bottom + 16}\" text-anchor=\"middle\" font-size=\"12\">{Figures.Significant(tick).TrimEnd('0').TrimEnd('.')}</text>");
        }

        svg.Append(
            $"<text class=\"soft\" x=\"{Markup.Number(axis.At(1) - 8)}\" y=\"12\" text-anchor=\"end\" font-size=\"12\">{(width > 500 ? "Octavo slower" : "slower")}</text><text class=\"soft\" x=\"{Markup.Number(axis.At(1) + 8)}\" y=\"12\" font-size=\"12\">{(width > 500 ? "Octavo faster" : "faster")}</text>");
        double middle = Head - (Line / 2.0);
        for (int i = 0; i < lines.Length; i++)
        {
            middle += Line;
            if (heads && (i == 0 || lines[i].Table != lines[i - 1].Table))
            {
                svg.Append($"<text class=\"bold\" x=\"0\" y=\"{Markup.Number(middle + 6)}\" font-size=\"12\">{Markup.Text(lines[i].Table)}</text>");
                middle += Line;
            }

            int room = (int)((left - 12) / 7.4);
            string whole = heads ? lines[i].Family : lines[i].Name, name = whole.Length > room ? whole[..(room - 1)] + "…" : whole;
            svg.Append(
                $"<text x=\"{left - 12}\" y=\"{Markup.Number(middle + 4)}\" text-anchor=\"end\" font-size=\"12\">{Markup.Text(name)}<title>{Markup.Text(lines[i].Name)}</title></text>");
            foreach (RatioPoint point in lines[i].Points)
                Point(svg, axis, point, middle, width - 12, left);
        }

        return svg.Append("</svg>").ToString();
    }

    private static void Point(StringBuilder svg, LogAxis axis, RatioPoint point, double middle, int most, int least)
    {
        CandidateResult other = point.Candidate;
        string style = Verdicts.Of(point.Row, other) switch { Verdict.Slower => "won", Verdict.Faster => "lost", Verdict.Tie => "tied", _ => "open" };
        string x = Markup.Number(At(other.RatioToOctavo!.Value)), y = Markup.Number(middle);
        svg.Append(
            $"<line class=\"interval {style}\" x1=\"{Markup.Number(At(other.Low ?? other.RatioToOctavo.Value))}\" x2=\"{Markup.Number(At(other.High ?? other.RatioToOctavo.Value))}\" y1=\"{y}\" y2=\"{y}\"/>");
        svg.Append(
            $"<circle class=\"{style}\" cx=\"{x}\" cy=\"{y}\" r=\"4\"><title>{Markup.Text($"{point.Row.Row}, {point.Row.Operation}: {other.Name} {RatioText.WithInterval(point.Row, other)}")}</title></circle>");

        double At(double value) => Math.Clamp(axis.At(Math.Clamp(value, 0.05, 100)), least, most);
    }

    private sealed record ChartLine(string Table, string Family, RatioPoint[] Points)
    {
        public string Name => $"{Table}, {Family}";
    }

    private sealed record RatioPoint(RowResult Row, CandidateResult Candidate);
}
