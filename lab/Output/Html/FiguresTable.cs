// Owns: the accessible table under the plots of a row: every figure, absent candidates included.
// Must not know: plots.
using System.Text;
using Octavo.Lab.Results;

namespace Octavo.Lab.Output.Html;

/// <summary>All figures of one row.</summary>
internal static class FiguresTable
{
    /// <summary>Measured candidates come first, numbered as in the plots.</summary>
    public static string Write(RowResult row, IReadOnlyList<CandidateResult> measured, IReadOnlyList<CandidateResult> others, string title)
    {
        var html = new StringBuilder("<div class=\"scroll\"><table>");
        html.Append(
            $"<caption>{Markup.Text(title)}: all figures</caption><thead><tr><th class=\"n\">#</th><th>candidate</th><th>version</th><th class=\"n\">bytes</th>");
        html.Append(
            "<th class=\"n\">median ns</th><th class=\"n\">p10 to p90</th><th class=\"n\">mean ± σ</th><th class=\"n\">of it collector</th><th class=\"n\">÷ Octavo, 95 %</th><th>compared with</th>");
        html.Append("<th class=\"n\">allocated B</th><th class=\"n\">GC 0/1/2</th><th>verified</th><th>published</th></tr></thead><tbody>");
        for (int i = 0; i < measured.Count; i++)
            Measured(html, row, measured[i], i + 1);
        foreach (CandidateResult candidate in others)
        {
            string reason = candidate.Wrong is not null ? $"<span class=\"bad\">wrong: {Markup.Text(candidate.Wrong)}</span>"
                : $"absent: {Markup.Text(candidate.Unavailable)}";
            html.Append(
                $"<tr><td></td><th scope=\"row\">{Markup.Text(candidate.Name)}</th><td>{Markup.Text(candidate.Version)}</td><td colspan=\"10\">{reason}</td><td class=\"wide\">{Published(candidate)}</td></tr>");
        }

        return html.Append("</tbody></table></div>").ToString();
    }

    private static void Measured(StringBuilder html, RowResult row, CandidateResult candidate, int number)
    {
        html.Append(
            $"<tr{(candidate.System == "Octavo" ? " class=\"ours\"" : "")}><td class=\"n\">{number}</td><th scope=\"row\">{Markup.Text(candidate.Name)}</th>");
        html.Append(
            $"<td>{Markup.Text(candidate.Version)}</td><td class=\"n\">{Figures.Count(candidate.Bytes)}</td><td class=\"n\">{Figures.Nanoseconds(candidate.MedianNs)}</td>");
        html.Append($"<td class=\"n\">{Figures.Nanoseconds(candidate.P10Ns)} to {Figures.Nanoseconds(candidate.P90Ns)}</td>");
        html.Append(
            $"<td class=\"n\">{Figures.Nanoseconds(candidate.MeanNs)} ± {Figures.Nanoseconds(candidate.StdDevNs)}</td><td class=\"n\">{Figures.Nanoseconds(candidate.CollectorNs)}</td><td class=\"n\">{RatioText.WithInterval(row, candidate)}</td>");
        html.Append($"<td>{Markup.Text(candidate.ComparedWith)}</td><td class=\"n\">{Figures.Count(candidate.AllocatedBytes)}</td>");
        html.Append(
            $"<td class=\"n\">{string.Join(" / ", candidate.Gc ?? [])}</td><td>{(candidate.NotKept.Count > 0 ? "but for the footnote" : "yes")}</td><td class=\"wide\">{Published(candidate)}</td></tr>");
    }

    // "197 / 142 ns (median; Clr / Core); 46 B, size equals the document: yes".
    private static string Published(CandidateResult candidate)
    {
        if (candidate.Published is not { Count: > 0 } figures)
            return "";
        PublishedFigure first = figures[0];
        string values = string.Join(" / ", figures.Select(figure => Figures.Significant(figure.Value)));
        string runtimes = first.Runtime is null ? "" : "; " + string.Join(" / ", figures.Select(figure => figure.Runtime));
        string size = first.Bytes is null ? ""
            : $"; {Figures.Count(first.Bytes)} B{(first.SizeEqual is null ? "" : $", size equals the document: {first.SizeEqual}")}";
        return Markup.Text($"{values} {first.Unit} ({first.ValueIs}{runtimes}){size}");
    }
}
