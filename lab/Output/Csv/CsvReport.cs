// Owns: the report as a sheet: a line for each candidate of each row.
// Must not know: how a field is spelled.
using System.Text;
using Octavo.Lab.Results;
using Octavo.Lab.Tables;

namespace Octavo.Lab.Output.Csv;

/// <summary>report.csv: the columns are the members of results.json, each line can be read alone.</summary>
internal sealed class CsvReport : IReportFormat
{
    private static readonly string[] s_columns =
    [
        "table", "scale", "seed", "row", "operation", "name", "system", "format", "version", "origin", "options", "traits", "rounds", "medianNs", "meanNs",
            "stdDevNs", "p10Ns", "p90Ns",
        "comparedWith", "ratioToOctavo", "ratioP10", "ratioP90", "ratioLow", "ratioHigh", "verdict", "collectorNs", "bytes", "allocatedBytes", "gc0", "gc1",
            "gc2", "verified", "notKept", "wrong", "unavailable",
        "machine", "runtime", "gcMode", "timeZone", "quick", "turnMs", "control", "controlLow", "controlHigh", "settled", "tries",
    ];

    /// <inheritdoc/>
    public string Name => "csv";

    /// <inheritdoc/>
    public string FileName => "report.csv";

    /// <inheritdoc/>
    public string Write(LabResults results, IReadOnlyList<TableDefinition> tables)
    {
        var text = new StringBuilder(CsvText.Line(s_columns));
        foreach (TableResult table in results.Tables)
        {
            foreach (RowResult row in table.Rows)
            {
                foreach (CandidateResult candidate in row.Candidates)
                    text.Append(
                        CsvText.Line(
                            [table.Id, table.Scale, table.Seed, row.Row, row.Operation, .. Fields(row, candidate), $"{results.Machine}", results.Runtime,
                                results.GcMode, results.TimeZone, results.Settings?.Quick, row.TurnMs, row.Control?.Ratio, row.Control?.Low, row.Control?.High,
                                row.IsSettled, row.Tries]));
            }
        }

        return text.ToString();
    }

    private static IEnumerable<object?> Fields(RowResult row, CandidateResult candidate) =>
    [
        candidate.Name, candidate.System, candidate.Format, candidate.Version, candidate.Origin, candidate.Options, string.Join("; ", candidate.Traits),
            candidate.Rounds, candidate.MedianNs, candidate.MeanNs,
        candidate.StdDevNs, candidate.P10Ns, candidate.P90Ns, candidate.ComparedWith, candidate.RatioToOctavo, candidate.RatioP10, candidate.RatioP90,
            candidate.RatioLow, candidate.RatioHigh, Verdicts.Of(row, candidate).ToString().ToLowerInvariant(), candidate.CollectorNs, candidate.Bytes,
            candidate.AllocatedBytes,
        Collections(candidate, 0), Collections(candidate, 1), Collections(candidate, 2), candidate.Verified, string.Join("; ", candidate.NotKept),
            candidate.Wrong, candidate.Unavailable,
    ];

    private static int? Collections(CandidateResult candidate, int generation) =>
        candidate.Gc is { } counts && counts.Count > generation ? counts[generation] : null;
}
