// Owns: the page's filter: boxes for families and outcomes, and the rules by which they hide rows without a script.
// Must not know: what is in a row.
using System.Text;
using Octavo.Lab.Results;

namespace Octavo.Lab.Output.Html;

/// <summary>
/// A row is shown if one of its families is asked for and has an outcome that is asked for. A browser without <c>:has()</c> shows no boxes and all rows.
/// </summary>
internal static class Filter
{
    private static readonly (Verdict Verdict, string Word)[] Outcomes =
        [(Verdict.Slower, "first"), (Verdict.Tie, "ties"), (Verdict.Faster, "loses"), (Verdict.Unsettled, "not settled")];

    /// <summary>The boxes; nothing if there is no choice.</summary>
    public static string Write(LabResults results)
    {
        string[] families = FamiliesOf(results);
        if (families.Length == 0)
            return "";
        var html = new StringBuilder("<form class=\"filter\" autocomplete=\"off\" aria-label=\"Rows that are shown\"><span>Octavo</span>");
        foreach ((Verdict verdict, string word) in Outcomes)
            Box(html, $"show-{Facet.ClassOf(verdict)}", Facet.WordOf(verdict), word);
        html.Append("<span>in</span>");
        foreach (string family in families)
            Box(html, $"show-{Facet.ClassOf(family)}", "", family);
        return html.Append("</form>").ToString();
    }

    /// <summary>The rules.</summary>
    public static string Style(LabResults results)
    {
        string[] families = FamiliesOf(results);
        if (families.Length == 0)
            return "";
        var css = new StringBuilder("@supports not selector(:has(a)) { .filter { display: none !important; } }\n");
        css.Append("body:has(.filter input:not(:checked)) :is(.row, .workload):has(.facet) { display: none; }\n");
        css.Append("body:has(.filter input:not(:checked)) .facet.v-none { display: none; }\n");
        foreach (string family in families.Select(family => Facet.ClassOf(family)))
        {
            css.Append($"body:has(#show-{family}:not(:checked)) .{family} {{ display: none; }}\n");
            foreach (string verdict in Outcomes.Select(outcome => Facet.ClassOf(outcome.Verdict)))
                css.Append(
                    $"body:has(#show-{family}:checked):has(#show-{verdict}:checked) :is(.row, .workload):has(.{family}.{verdict}) {{ display: block; }}\n");
        }

        foreach (string verdict in Outcomes.Select(outcome => Facet.ClassOf(outcome.Verdict)))
            css.Append($"body:has(#show-{verdict}:not(:checked)) .facet.{verdict} {{ display: none; }}\n");
        return css.ToString();
    }

    private static string[] FamiliesOf(LabResults results) => [.. results.Tables.SelectMany(Standing.Of).Select(standing => standing.Family).Distinct()];

    private static void Box(StringBuilder html, string id, string style, string text) =>
        html.Append($"<label class=\"{style}\"><input type=\"checkbox\" id=\"{id}\" checked>{Markup.Text(text)}</label>");
}
