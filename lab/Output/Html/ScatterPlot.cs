// Owns: size against time, both logarithmic, as inline SVG.
// Must not know: tables around it.
using System.Text;
using Octavo.Lab.Results;

namespace Octavo.Lab.Output.Html;

/// <summary>A point for each candidate, with its number in the bars beside: lower left is smaller and faster.</summary>
internal static class ScatterPlot
{
    private const int Width = 360, Height = 300, Left = 82, Bottom = 44, Top = 16, Right = 22;

    /// <summary>The plot; numbers are positions in the list, from 1.</summary>
    public static string Draw(IReadOnlyList<CandidateResult> candidates, string title)
    {
        var sizes = new LogAxis(candidates.Select(candidate => (double)candidate.Bytes!.Value), Left, Width - Right);
        var times = new LogAxis(candidates.Select(candidate => candidate.MedianNs!.Value), Height - Bottom, Top);
        var svg = new StringBuilder();
        svg.Append($"<svg class=\"plot-square\" viewBox=\"0 0 {Width} {Height}\" role=\"img\" aria-label=\"{Markup.Text(title)}: payload size against time\">");
        foreach (double tick in sizes.Ticks)
        {
            svg.Append($"<line class=\"axis\" x1=\"{Markup.Number(sizes.At(tick))}\" x2=\"{Markup.Number(sizes.At(tick))}\" y1=\"{Top}\" y2=\"{Height - Bottom}\"/>");
            svg.Append($"<text class=\"soft\" x=\"{Markup.Number(sizes.At(tick))}\" y=\"{Height - Bottom + 16}\" text-anchor=\"middle\" font-size=\"11\">{Figures.Significant(tick)}</text>");
        }

        foreach (double tick in times.Ticks)
        {
            svg.Append($"<line class=\"axis\" x1=\"{Left}\" x2=\"{Width - Right}\" y1=\"{Markup.Number(times.At(tick))}\" y2=\"{Markup.Number(times.At(tick))}\"/>");
            svg.Append($"<text class=\"soft\" x=\"{Left - 6}\" y=\"{Markup.Number(times.At(tick) + 4)}\" text-anchor=\"end\" font-size=\"11\">{Figures.Significant(tick)}</text>");
        }

        svg.Append($"<text class=\"soft\" x=\"{(Left + Width - Right) / 2}\" y=\"{Height - 6}\" text-anchor=\"middle\" font-size=\"12\">payload, bytes</text>");
        svg.Append($"<text class=\"soft\" x=\"12\" y=\"{(Height - Bottom) / 2}\" transform=\"rotate(-90 12 {(Height - Bottom) / 2})\" text-anchor=\"middle\" font-size=\"12\">time, ns</text>");
        for (int i = 0; i < candidates.Count; i++)
        {
            (double x, double y) = (sizes.At(candidates[i].Bytes!.Value), times.At(candidates[i].MedianNs!.Value));
            svg.Append($"<circle class=\"{(candidates[i].System == "Octavo" ? "ours" : "other")}\" cx=\"{Markup.Number(x)}\" cy=\"{Markup.Number(y)}\" r=\"5\"><title>{Markup.Text(candidates[i].Name)}</title></circle>");
            // Odd numbers to the right and even ones to the left, since neighbours in time often share a size.
            bool right = i % 2 == 0;
            svg.Append($"<text x=\"{Markup.Number(x + (right ? 8 : -8))}\" y=\"{Markup.Number(y + 4)}\" text-anchor=\"{(right ? "start" : "end")}\" font-size=\"11\">{i + 1}</text>");
        }

        return svg.Append("</svg>").ToString();
    }
}
