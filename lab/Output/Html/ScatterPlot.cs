// Owns: size against time, both logarithmic, as inline SVG.
// Must not know: tables around it.
using System.Text;
using Octavo.Lab.Results;

namespace Octavo.Lab.Output.Html;

/// <summary>A point for each candidate, with its name if there is room for it, else at the pointer: lower left is smaller and faster.</summary>
internal static class ScatterPlot
{
    private const int Width = 360, Height = 300, Bottom = 44, Top = 16, Right = 22;

    // Of a tick's text, in the widest font that pages fall back to.
    private const double Digit = 7;

    /// <summary>A point's radius.</summary>
    public const int Radius = 5;

    /// <summary>The plot; a label that finds no place is left out.</summary>
    public static string Draw(RowResult row, IReadOnlyList<CandidateResult> candidates, string title)
    {
        var times = new LogAxis(candidates.Select(candidate => candidate.MedianNs!.Value), Height - Bottom, Top);
        int left = 28 + (int)(times.Ticks.Select(tick => Figures.Significant(tick).Length).DefaultIfEmpty().Max() * Digit);
        var sizes = new LogAxis(candidates.Select(candidate => (double)candidate.Bytes!.Value), left, Width - Right);
        var svg = new StringBuilder();
        svg.Append($"<svg class=\"plot-square\" viewBox=\"0 0 {Width} {Height}\" role=\"img\" aria-label=\"{Markup.Text(title)}: payload size against time\">");
        foreach (double tick in sizes.Ticks)
        {
            svg.Append(
                $"<line class=\"axis\" x1=\"{Markup.Number(sizes.At(tick))}\" x2=\"{Markup.Number(sizes.At(tick))}\" y1=\"{Top}\" y2=\"{Height - Bottom}\"/>");
            string text = Figures.Significant(tick);
            double middle = Math.Min(sizes.At(tick), Width - (text.Length * Digit / 2));
            svg.Append(
                $"<text class=\"soft\" x=\"{Markup.Number(middle)}\" y=\"{Height - Bottom + 16}\" text-anchor=\"middle\" font-size=\"11\">{text}</text>");
        }

        foreach (double tick in times.Ticks)
        {
            svg.Append(
                $"<line class=\"axis\" x1=\"{left}\" x2=\"{Width - Right}\" y1=\"{Markup.Number(times.At(tick))}\" y2=\"{Markup.Number(times.At(tick))}\"/>");
            svg.Append(
                $"<text class=\"soft\" x=\"{left - 6}\" y=\"{Markup.Number(times.At(tick) + 4)}\" text-anchor=\"end\" font-size=\"11\">{Figures.Significant(tick)}</text>");
        }

        svg.Append($"<text class=\"soft\" x=\"{(left + Width - Right) / 2}\" y=\"{Height - 6}\" text-anchor=\"middle\" font-size=\"12\">payload, bytes</text>");
        svg.Append(
            $"<text class=\"soft\" x=\"12\" y=\"{(Height - Bottom) / 2}\" transform=\"rotate(-90 12 {(Height - Bottom) / 2})\" text-anchor=\"middle\" font-size=\"12\">time, ns</text>");
        Place[] places = [.. candidates.Select(candidate => new Place(sizes.At(candidate.Bytes!.Value), times.At(candidate.MedianNs!.Value)))];
        for (int i = 0; i < candidates.Count; i++)
            svg.Append(
                $"<circle class=\"{Facet.ClassOf(Facet.FamilyOf(row, candidates[i]))} {(candidates[i].System == "Octavo" ? "ours" : "other")}\" cx=\"{Markup.Number(places[i].X)}\" cy=\"{Markup.Number(places[i].Y)}\" r=\"{Radius}\"><title>{Markup.Text(candidates[i].Name)}</title></circle>");
        var labels =
            new ScatterLabels(places, [.. candidates.Select(candidate => Short(candidate.Name))], new Place(left, Top), new Place(Width - 2, Height - Bottom));
        foreach ((string text, Place start, int point) in labels.Placed)
            svg.Append($"<text class=\"{Facet.ClassOf(Facet.FamilyOf(row, candidates[point]))}\" x=\"{Markup.Number(start.X)}\" y=\"{Markup.Number(start.Y)}\" font-size=\"11\">{Markup.Text(text)}</text>");

        return svg.Append("</svg>").ToString();
    }

    // "Octavo Binary" is "Binary" among itself and others; what a configuration adds is at the pointer.
    private static string Short(string name)
    {
        string text = name.StartsWith("Octavo ", StringComparison.Ordinal) ? name["Octavo ".Length..] : name;
        int more = text.IndexOf(" (", StringComparison.Ordinal);
        text = more > 0 ? text[..more] : text;
        return text.Length > 20 ? text[..19] + "…" : text;
    }
}
