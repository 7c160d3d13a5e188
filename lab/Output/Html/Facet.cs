// Owns: which family a candidate is in on the page, and the order of families. Must not know: plots and tables.
using Octavo.Lab.Results;

namespace Octavo.Lab.Output.Html;

/// <summary>A family's candidates in a row, by the Octavo candidate that they are compared with.</summary>
/// <param name="Family">The family of that candidate.</param>
/// <param name="First">The number of its first candidate in the row's table.</param>
/// <param name="Candidates">Its candidates, the fastest first.</param>
/// <param name="Verdict">Octavo's place among them, as in <see cref="Standing"/>; <see cref="Results.Verdict.None"/> if nothing is compared.</param>
internal sealed record Facet(string Family, int First, CandidateResult[] Candidates, Verdict Verdict)
{
    /// <summary>The measured candidates of a row by family: those with the fastest first.</summary>
    public static IReadOnlyList<Facet> Of(RowResult row)
    {
        var facets = new List<Facet>();
        int first = 1;
        foreach (IGrouping<string, CandidateResult> family in row.Candidates.Where(candidate => candidate.MedianNs is not null)
            .GroupBy(candidate => FamilyOf(row, candidate)).OrderBy(family => family.Min(candidate => candidate.MedianNs)))
        {
            CandidateResult[] sorted = [.. family.OrderBy(candidate => candidate.MedianNs)];
            facets.Add(new Facet(family.Key, first, sorted, Verdicts.Of(row, sorted.Where(candidate => candidate.System != "Octavo"))));
            first += sorted.Length;
        }

        return facets;
    }

    /// <summary>A candidate's family.</summary>
    public static string FamilyOf(RowResult row, CandidateResult candidate) =>
        row.Candidates.FirstOrDefault(other => other.Name == candidate.ComparedWith)?.Format ?? candidate.Format;

    /// <summary>The class by which the page's filter finds a family.</summary>
    public static string ClassOf(string family) => $"f-{Markup.Id(family)}";

    /// <summary>The class by which it finds a verdict; the matrix and the chart have the same words.</summary>
    public static string ClassOf(Verdict verdict) => $"v-{WordOf(verdict)}";

    /// <summary>A verdict's word: Octavo's, so what is slower than it is won.</summary>
    public static string WordOf(Verdict verdict) => verdict switch
    {
        Verdict.Slower => "won",
        Verdict.Tie => "tied",
        Verdict.Faster => "lost",
        Verdict.Unsettled => "open",
        _ => "none",
    };
}
