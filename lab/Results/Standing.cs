// Owns: where Octavo is in one table and format family. Must not know: how it is shown.
namespace Octavo.Lab.Results;

/// <summary>Rows of a table in which Octavo's candidate of a family is compared with others.</summary>
/// <param name="Table">The table's id.</param>
/// <param name="Family">The family of Octavo's candidate.</param>
/// <param name="Won">Rows in which Octavo is faster than all others.</param>
/// <param name="Tied">Rows in which it ties with the best.</param>
/// <param name="Losses">Rows that it loses, each with the fastest of the others.</param>
/// <param name="Unsettled">Rows whose figures do not say.</param>
internal sealed record Standing(string Table, string Family, int Won, int Tied, IReadOnlyList<Loss> Losses, int Unsettled)
{
    /// <summary>All its rows.</summary>
    public int Rows => Won + Tied + Losses.Count + Unsettled;

    /// <summary>A table's standings, by families in the order of their first rows.</summary>
    public static IReadOnlyList<Standing> Of(TableResult table) =>
    [
        .. from row in table.Rows
           let families = row.Candidates.Where(candidate => candidate is { System: "Octavo" })
               .ToDictionary(candidate => candidate.Name, candidate => candidate.Format)
           from other in row.Candidates
           where other.System != "Octavo" && other.ComparedWith is not null && families.ContainsKey(other.ComparedWith)
           group (row, other) by families[other.ComparedWith!] into family
           select Of(table.Id, family.Key, [.. family.GroupBy(pair => pair.row, pair => pair.other)]),
    ];

    private static Standing Of(string table, string family, IReadOnlyList<IGrouping<RowResult, CandidateResult>> rows)
    {
        ILookup<Verdict, IGrouping<RowResult, CandidateResult>> verdicts = rows.ToLookup(row => Verdicts.Of(row.Key, row));
        return new Standing(
            table, family, verdicts[Verdict.Slower].Count(), verdicts[Verdict.Tie].Count(),
            [.. verdicts[Verdict.Faster].Select(row => new Loss(row.Key, Verdicts.LossesOf(row.Key, row).First())).OrderBy(loss => loss.To.RatioToOctavo)],
                verdicts[Verdict.Unsettled].Count());
    }
}
