// Owns: which family a candidate is in on the page, and the order of families. Must not know: plots and tables.
using Octavo.Lab.Results;

namespace Octavo.Lab.Output.Html;

/// <summary>Candidates of a row by the family of the Octavo candidate that they are compared with.</summary>
internal static class Facets
{
    /// <summary>Measured candidates, family by family: those with the fastest first, and the fastest first in each.</summary>
    public static CandidateResult[] Sorted(RowResult row) =>
        [.. row.Candidates.Where(candidate => candidate.MedianNs is not null).GroupBy(candidate => FamilyOf(row, candidate))
            .OrderBy(family => family.Min(candidate => candidate.MedianNs)).SelectMany(family => family.OrderBy(candidate => candidate.MedianNs))];

    /// <summary>A candidate's family.</summary>
    public static string FamilyOf(RowResult row, CandidateResult candidate) =>
        row.Candidates.FirstOrDefault(other => other.Name == candidate.ComparedWith)?.Format ?? candidate.Format;

    /// <summary>Families of sorted candidates, each with its first place.</summary>
    public static IReadOnlyDictionary<int, string> Heads(RowResult row, IReadOnlyList<CandidateResult> sorted)
    {
        string[] families = [.. sorted.Select(candidate => FamilyOf(row, candidate))];
        return Enumerable.Range(0, families.Length).Where(i => i == 0 || families[i] != families[i - 1]).ToDictionary(i => i, i => families[i]);
    }
}
