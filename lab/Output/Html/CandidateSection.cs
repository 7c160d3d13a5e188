// Owns: the list of candidates: version, origin, configuration, traits.
// Must not know: figures.
using System.Text;
using Octavo.Lab.Results;

namespace Octavo.Lab.Output.Html;

/// <summary>Who takes part, and what each carries, so like is compared with like.</summary>
internal static class CandidateSection
{
    /// <summary>The section.</summary>
    public static string Write(LabResults results)
    {
        var html =
            new StringBuilder(
                "<section id=\"candidates\"><h2>Candidates</h2><div class=\"scroll\"><table><thead><tr><th>candidate</th><th>format</th><th>version loaded</th><th>origin</th><th>configuration</th><th>carries</th></tr></thead><tbody>");
        // Tables that are not measured name the document's candidates, which are not these.
        var candidates = results.Tables.SelectMany(table => table.Rows).SelectMany(row => row.Candidates)
            .Where(candidate => candidate.Options.Length > 0 || candidate.Version.Length > 0).DistinctBy(candidate => candidate.Name);
        foreach (CandidateResult candidate in candidates)
        {
            html.Append(
                $"<tr{(candidate.System == "Octavo" ? " class=\"ours\"" : "")}><th scope=\"row\">{Markup.Text(candidate.Name)}</th><td>{Markup.Text(candidate.Format)}</td><td>{Markup.Text(candidate.Version)}</td>");
            html.Append(candidate.Options.Length > 0
                ? $"<td>{Markup.Text(candidate.Origin)}</td><td>{Markup.Text(candidate.Options)}</td><td>{Markup.Text(string.Join(", ", candidate.Traits))}</td></tr>"
                : $"<td colspan=\"3\">absent: {Markup.Text(candidate.Unavailable)}</td></tr>");
        }

        return html.Append("</tbody></table></div></section>").ToString();
    }
}
