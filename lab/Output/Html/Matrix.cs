// Owns: the matrix that opens the page: tables down, format families across, who wins in each.
// Must not know: how verdicts are made.
using System.Text;
using Octavo.Lab.Results;

namespace Octavo.Lab.Output.Html;

/// <summary>Wins, ties, losses and unsettled rows as a bar of four colours with the numbers beside.</summary>
internal static class Matrix
{
    /// <summary>The matrix; nothing if nothing was compared.</summary>
    public static string Write(LabResults results)
    {
        Standing[] standings = [.. results.Tables.SelectMany(Standing.Of)];
        if (standings.Length == 0)
            return "";
        string[] families = [.. standings.Select(standing => standing.Family).Distinct()];
        var html =
            new StringBuilder(
                "<section class=\"card\" id=\"standing\"><h2>Where Octavo stands</h2><p class=\"soft\">Rows in which Octavo's candidate of a family is "
            + "<b class=\"won\">faster than all</b>, <b class=\"tied\">ties with the best</b>, <b class=\"lost\">loses</b>, or <b class=\"open\">has not settled</b>.</p><div class=\"scroll\"><table class=\"matrix\"><caption>Rows by table and family</caption><thead><tr><th>table</th>");
        foreach (string family in families)
            html.Append($"<th>{Markup.Text(family)}</th>");
        html.Append("</tr></thead><tbody>");
        foreach (string table in standings.Select(standing => standing.Table).Distinct())
        {
            html.Append($"<tr><th scope=\"row\"><a href=\"#{Markup.Id(table)}\">{Markup.Text(table)}</a></th>");
            foreach (string family in families)
                html.Append($"<td>{Cell(standings.FirstOrDefault(standing => standing.Table == table && standing.Family == family))}</td>");
            html.Append("</tr>");
        }

        return html.Append("</tbody></table></div></section>").ToString();
    }

    private static string Cell(Standing? standing)
    {
        if (standing is null)
            return "";
        (int Count, string Style,
            string Word)[] parts = [(standing.Won, "won", "won"), (standing.Tied, "tied", "tied"), (standing.Losses.Count, "lost", "lost"),
            (standing.Unsettled, "open", "open")];
        var there = parts.Where(part => part.Count > 0).ToArray();
        string bar = string.Concat(there.Select(part => $"<i class=\"{part.Style}\" style=\"flex:{part.Count}\"></i>"));
        return $"<span class=\"bar\">{bar}</span>{string.Join(" ", there.Select(part => $"<span class=\"{part.Style}\">{part.Count} {part.Word}</span>"))}";
    }
}
