// Owns: bars with spread, one for each candidate, as inline SVG.
// Must not know: tables around it.
using System.Text;
using Octavo.Lab.Results;

namespace Octavo.Lab.Output.Html;

/// <summary>Medians as bars from zero, with a line from tenth to ninetieth percentile.</summary>
internal static class BarPlot
{
    private const int Width = 720, LabelWidth = 236, NoteWidth = 190, Line = 26, Bar = 14;

    /// <summary>The plot; candidates come sorted and numbered from 1.</summary>
    public static string Draw(IReadOnlyList<CandidateResult> candidates, string title)
    {
        double most = candidates.Max(candidate => Math.Max(candidate.P90Ns ?? 0, candidate.MedianNs ?? 0));
        double scale = (Width - LabelWidth - NoteWidth) / (most > 0 ? most : 1);
        var svg = new StringBuilder();
        svg.Append($"<svg class=\"plot-wide\" viewBox=\"0 0 {Width} {(candidates.Count * Line) + 4}\" role=\"img\" aria-label=\"{Markup.Text(title)}: median time, shorter is faster\">");
        svg.Append($"<line class=\"axis\" x1=\"{LabelWidth}\" x2=\"{LabelWidth}\" y1=\"0\" y2=\"{candidates.Count * Line}\"/>");
        for (int i = 0; i < candidates.Count; i++)
            Draw(svg, candidates[i], i, scale);
        return svg.Append("</svg>").ToString();
    }

    private static void Draw(StringBuilder svg, CandidateResult candidate, int index, double scale)
    {
        bool ours = candidate.System == "Octavo";
        double middle = (index * Line) + (Line / 2.0);
        double median = candidate.MedianNs!.Value * scale, low = candidate.P10Ns!.Value * scale, high = candidate.P90Ns!.Value * scale;
        string name = candidate.Name.Length > 31 ? candidate.Name[..30] + "…" : candidate.Name;
        svg.Append($"<text x=\"{LabelWidth - 8}\" y=\"{Markup.Number(middle + 4)}\" text-anchor=\"end\" font-size=\"13\" class=\"{(ours ? "bold" : "")}\">{index + 1}. {Markup.Text(name)}</text>");
        svg.Append($"<rect class=\"{(ours ? "ours" : "other")}\" x=\"{LabelWidth}\" y=\"{Markup.Number(middle - (Bar / 2.0))}\" width=\"{Markup.Number(Math.Max(median, 1))}\" height=\"{Bar}\" rx=\"2\"/>");
        svg.Append($"<line class=\"whisker\" x1=\"{Markup.Number(LabelWidth + low)}\" x2=\"{Markup.Number(LabelWidth + high)}\" y1=\"{Markup.Number(middle)}\" y2=\"{Markup.Number(middle)}\"/>");
        svg.Append($"<text x=\"{Markup.Number(LabelWidth + Math.Max(median, high) + 6)}\" y=\"{Markup.Number(middle + 4)}\" font-size=\"12\">{Note(candidate)}</text>");
    }

    private static string Note(CandidateResult candidate)
    {
        string time = $"{Figures.Nanoseconds(candidate.MedianNs)} ns";
        if (candidate.RatioToOctavo is null || candidate.ComparedWith == candidate.Name)
            return time;
        bool tie = candidate.RatioP10 <= 1 && candidate.RatioP90 >= 1;
        return $"{time}, {Figures.Ratio(candidate.RatioToOctavo)} ×{(tie ? " (tie)" : "")}";
    }
}
