// Owns: the bars for a page as narrow as a telephone: the name stands over its bar, so nothing has to be scrolled for. Must not know: tables around it. The
// style sheet shows this plot or the wide one, never both.
using System.Text;
using Octavo.Lab.Results;

namespace Octavo.Lab.Output.Html;

/// <summary>Medians as bars from zero, with a line from tenth to ninetieth percentile; sizes and published figures are in the table below.</summary>
internal static class NarrowBarPlot
{
    private const int Width = 340, Line = 38, Bar = 9, Font = 12;

    // Letters that fit beside a note, of the widest font that pages fall back to.
    private const double Letter = 7.4;

    /// <summary>The plot of a family, whose candidates come sorted.</summary>
    public static string Draw(RowResult row, Facet facet, string title)
    {
        CandidateResult[] candidates = facet.Candidates;
        double most = candidates.Max(candidate => Math.Max(candidate.P90Ns ?? 0, candidate.MedianNs ?? 0));
        double scale = Width / (most > 0 ? most : 1);
        var svg =
            new StringBuilder(
                $"<svg class=\"plot-narrow\" viewBox=\"0 0 {Width} {candidates.Length * Line}\" role=\"img\" aria-label=\"{Markup.Text($"{title}, {facet.Family}")}: median time, shorter is faster\">");
        for (int i = 0; i < candidates.Length; i++)
            Draw(svg, row, candidates[i], facet.First + i, i * Line, scale);

        return svg.Append("</svg>").ToString();
    }

    private static void Draw(StringBuilder svg, RowResult row, CandidateResult candidate, int number, int top, double scale)
    {
        bool ours = candidate.System == "Octavo";
        string weight = ours ? "bold" : "", note = BarPlot.Note(row, candidate);
        int bar = top + 19;
        int room = Math.Max(4, (int)((Width / Letter) - note.Length - $"{number}. ".Length - 1));
        string name = candidate.Name.Length > room ? candidate.Name[..(room - 1)] + "…" : candidate.Name;
        svg.Append($"<text x=\"0\" y=\"{top + 14}\" font-size=\"{Font}\" class=\"{weight}\">{number}. {Markup.Text(name)}</text>");
        svg.Append($"<text x=\"{Width}\" y=\"{top + 14}\" text-anchor=\"end\" font-size=\"{Font}\" class=\"{weight}\">{Markup.Text(note)}</text>");
        svg.Append(
            $"<rect class=\"{(ours ? "ours" : "other")}\" x=\"0\" y=\"{bar}\" width=\"{Markup.Number(Math.Max(candidate.MedianNs!.Value * scale, 1))}\" height=\"{Bar}\" rx=\"2\"/>");
        string middle = Markup.Number(bar + (Bar / 2.0));
        svg.Append(
            $"<line class=\"whisker\" x1=\"{Markup.Number(candidate.P10Ns!.Value * scale)}\" x2=\"{Markup.Number(candidate.P90Ns!.Value * scale)}\" y1=\"{middle}\" y2=\"{middle}\"/>");
    }
}
