// Owns: the two candidates of a row that both instruments measure.
// Must not know: BenchmarkDotNet.
using Octavo.Lab.Results;

namespace Octavo.Lab.Verifying;

/// <summary>Octavo's candidate and another, as the lab measured them.</summary>
/// <param name="Row">The row asked for.</param>
/// <param name="Result">The lab's row; null if it was not measured.</param>
/// <param name="Octavo">Octavo's candidate; null if there is no pair.</param>
/// <param name="Other">The other one.</param>
/// <param name="Absent">Why there is no pair.</param>
internal sealed record VerifiedPair(VerifiedRow Row, RowResult? Result, CandidateResult? Octavo, CandidateResult? Other, string? Absent)
{
    /// <summary>Whether there are two figures to hold against others.</summary>
    public bool IsThere => Absent is null;

    /// <summary>A pair for each row.</summary>
    public static IReadOnlyList<VerifiedPair> Of(LabResults results, IReadOnlyList<VerifiedRow> rows) => [.. rows.Select(row => Of(results, row))];

    private static VerifiedPair Of(LabResults results, VerifiedRow row)
    {
        string operation = Contract.OperationNames.Name(row.Operation);
        RowResult? result = results.Tables.FirstOrDefault(table => table.Id == row.Table)?.Rows
            .FirstOrDefault(found => found.Row == row.Row && found.Operation == operation);
        if (result is null)
            return new VerifiedPair(row, null, null, null, "the lab was stopped before it measured the row");
        // What runs outside of .NET cannot be a benchmark here; its collections are not known.
        CandidateResult[] others =
            [.. result.Candidates
                .Where(candidate => candidate is { System: not "Octavo", MedianNs: not null, RatioToOctavo: > 0, ComparedWith: not null, Gc: not null })
                .OrderBy(candidate => candidate.MedianNs)];
        CandidateResult? other = others.FirstOrDefault(candidate => candidate.System == row.System) ?? others.FirstOrDefault();
        CandidateResult? octavo = result.Candidates.FirstOrDefault(candidate => candidate.Name == other?.ComparedWith && candidate.MedianNs is not null);
        if (other is not null && octavo is not null)
            return new VerifiedPair(row, result, octavo, other, null);
        string[] reasons = [.. result.Candidates.Where(candidate => candidate.System == row.System)
            .Select(candidate => candidate.Unavailable ?? candidate.Wrong).OfType<string>().Distinct()];
        return new VerifiedPair(row, result, null, null, reasons.Length > 0 ? reasons[0] : $"no candidate of {row.System} or of another library has a figure");
    }
}
