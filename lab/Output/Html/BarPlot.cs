// Owns: bars with spread, one for each candidate, as inline SVG, with size, allocation and published figure beside them.
// Must not know: tables around it.
using System.Text;
using Octavo.Lab.Results;

namespace Octavo.Lab.Output.Html;

/// <summary>Medians as bars from zero, with a line from tenth to ninetieth percentile.</summary>
internal static class BarPlot
{
    private const int Width = 990, Left = 300, BarsEnd = 528, BytesEnd = 704, AllocatedEnd = 812, Line = 25, Bar = 13, Head = 22;

    // Of the widest font that pages fall back to.
    private const double Letter = 7.3;

    /// <summary>The plot of a family, whose candidates come sorted.</summary>
    public static string Draw(RowResult row, Facet facet, string title)
    {
        CandidateResult[] candidates = facet.Candidates;
        double most = candidates.Max(candidate => Math.Max(candidate.P90Ns ?? 0, candidate.MedianNs ?? 0));
        // The longest bar ends if its note still fits before the bytes.
        double beside =
            (candidates.Max(candidate => Note(row, candidate).Length) + candidates.Max(candidate => Figures.Count(candidate.Bytes).Length) + 3) * Letter;
        double scale = (Math.Clamp(BytesEnd - beside, Left + 20, BarsEnd) - Left) / (most > 0 ? most : 1);
        var svg = new StringBuilder();
        int height = Head + (candidates.Length * Line) + 4;
        svg.Append(
            $"<svg class=\"plot-wide\" viewBox=\"0 0 {Width} {height}\" role=\"img\" aria-label=\"{Markup.Text($"{title}, {facet.Family}")}: median time, shorter is faster\">");
        Label(svg, Left, 14, "start", "median and spread", "soft");
        Label(svg, BytesEnd, 14, "end", "bytes", "soft");
        Label(svg, AllocatedEnd, 14, "end", "allocated", "soft");
        if (candidates.Any(candidate => candidate.Published is { Count: > 0 }))
            Label(svg, Width, 14, "end", "published, elsewhere", "soft");
        svg.Append($"<line class=\"axis\" x1=\"{Left}\" x2=\"{Left}\" y1=\"{Head}\" y2=\"{height - 4}\"/>");
        for (int i = 0; i < candidates.Length; i++)
            Draw(svg, row, candidates[i], facet.First + i, i, scale);

        return svg.Append("</svg>").ToString();
    }

    private static void Draw(StringBuilder svg, RowResult row, CandidateResult candidate, int number, int line, double scale)
    {
        bool ours = candidate.System == "Octavo";
        double middle = Head + (line * Line) + (Line / 2.0);
        double median = candidate.MedianNs!.Value * scale, low = candidate.P10Ns!.Value * scale, high = candidate.P90Ns!.Value * scale;
        string weight = ours ? "bold" : "";
        // Bold letters are wider; the whole name is in the table and at the pointer.
        int room = ours ? 30 : 34;
        string name = candidate.Name.Length > room ? candidate.Name[..(room - 1)] + "…" : candidate.Name;
        Label(svg, Left - 8, middle + 4, "end", $"{number}. {name}", weight, candidate.Name);
        svg.Append(
            $"<rect class=\"{(ours ? "ours" : "other")}\" x=\"{Left}\" y=\"{Markup.Number(middle - (Bar / 2.0))}\" width=\"{Markup.Number(Math.Max(median, 1))}\" height=\"{Bar}\" rx=\"2\"/>");
        svg.Append(
            $"<line class=\"whisker\" x1=\"{Markup.Number(Left + low)}\" x2=\"{Markup.Number(Left + high)}\" y1=\"{Markup.Number(middle)}\" y2=\"{Markup.Number(middle)}\"/>");
        Label(svg, Left + Math.Max(median, high) + 6, middle + 4, "start", Note(row, candidate), weight);
        Label(svg, BytesEnd, middle + 4, "end", Figures.Count(candidate.Bytes), "");
        Label(svg, AllocatedEnd, middle + 4, "end", Figures.Count(candidate.AllocatedBytes), "");
        Label(svg, Width, middle + 4, "end", Published(candidate), "soft");
    }

    private static void Label(StringBuilder svg, double x, double y, string anchor, string text, string style, string? whole = null)
    {
        string title = whole is null || text.EndsWith(whole, StringComparison.Ordinal) ? "" : $"<title>{Markup.Text(whole)}</title>";
        svg.Append(
            $"<text x=\"{Markup.Number(x)}\" y=\"{Markup.Number(y)}\" text-anchor=\"{anchor}\" font-size=\"12.5\" class=\"{style}\">{title}{Markup.Text(text)}</text>");
    }

    /// <summary>"12.3 ns, 1.04 × (tie)".</summary>
    public static string Note(RowResult row, CandidateResult candidate)
    {
        string time = $"{Figures.Nanoseconds(candidate.MedianNs)} ns";
        if (candidate.RatioToOctavo is null || candidate.ComparedWith == candidate.Name)
            return time;
        return $"{time}, {Figures.Ratio(candidate.RatioToOctavo)} ×{Verdicts.Of(row, candidate) switch { Verdict.Tie => " (tie)", Verdict.Unsettled => " (?)", _ => "" }}";
    }

    private static string Published(CandidateResult candidate)
    {
        if (candidate.Published is not { Count: > 0 } figures)
            return "";
        return string.Join(" / ", figures.Select(figure => Figures.Significant(figure.Value))) + " " + figures[0].Unit;
    }
}
