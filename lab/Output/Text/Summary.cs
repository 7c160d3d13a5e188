// Owns: a run told in a few lines: a line per table and family. Must not know: consoles, and how verdicts are made.
using Octavo.Lab.Results;

namespace Octavo.Lab.Output.Text;

/// <summary>Where Octavo is first, what it loses, and what has not settled.</summary>
internal static class Summary
{
    // A line is to be read at a glance; the report has all of them.
    private const int LossesShown = 2;

    /// <summary>The lines of a table. Families in which Octavo is first in all rows share one.</summary>
    public static IEnumerable<string> Lines(TableResult table)
    {
        IReadOnlyList<Standing> standings = Standing.Of(table);
        Standing[] clean = [.. standings.Where(IsClean)];
        if (clean.Length > 0)
            yield return $"{table.Id}: first in {(clean.Sum(standing => standing.Rows) == 1 ? "its row" : $"all {clean.Sum(standing => standing.Rows)} rows")} of {string.Join(", ", clean.Select(standing => standing.Family))}";
        foreach (Standing standing in standings.Where(standing => !IsClean(standing)))
            yield return $"{table.Id}, {standing.Family}: {string.Join("; ", Parts(standing))}";
        if (standings.Count == 0)
            yield return $"{table.Id}: {Finding.Of(table)}";
        string[] wrong =
            [.. table.Rows.SelectMany(row => row.Candidates).Where(candidate => candidate.Wrong is not null).Select(candidate => candidate.Name).Distinct()];
        if (wrong.Length > 0)
            yield return $"{table.Id}: values came back wrong from {string.Join(", ", wrong)}";
    }

    private static bool IsClean(Standing standing) => standing.Won == standing.Rows;

    private static IEnumerable<string> Parts(Standing standing)
    {
        yield return $"first in {standing.Won} of {standing.Rows} rows";
        if (standing.Tied > 0)
            yield return $"ties in {standing.Tied}";
        if (standing.Losses.Count > 0)
        {
            string more = standing.Losses.Count > LossesShown ? $" and {standing.Losses.Count - LossesShown} more" : "";
            yield return "loses "
                + string.Join(", ",
                    standing.Losses.Take(LossesShown)
                        .Select(loss => $"{loss.Row.Row} {loss.Row.Operation} to {loss.To.Name} {Figures.Ratio(loss.To.RatioToOctavo)}")) + more;
        }

        if (standing.Unsettled > 0)
            yield return $"{standing.Unsettled} not settled";
    }
}
