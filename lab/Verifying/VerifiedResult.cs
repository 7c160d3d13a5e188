// Owns: one row under both instruments, and what may be said about it.
// Must not know: how it is shown.
using System.Globalization;
using Octavo.Lab.Contract;
using Octavo.Lab.Results;

namespace Octavo.Lab.Verifying;

/// <summary>A row in verify.json.</summary>
/// <param name="Table">The table's id.</param>
/// <param name="Row">The row.</param>
/// <param name="Operation">What was timed.</param>
/// <param name="Octavo">Octavo's candidate; null if there is no pair.</param>
/// <param name="Other">The other candidate.</param>
/// <param name="LabRatio">The other's time ÷ Octavo's, by the lab.</param>
/// <param name="LabLow">Lower end of its 95 % interval.</param>
/// <param name="LabHigh">Upper end of it.</param>
/// <param name="Ratio">The same ratio by BenchmarkDotNet.</param>
/// <param name="Low">Lower end of its 95 % interval.</param>
/// <param name="High">Upper end of it.</param>
/// <param name="Difference">The lab's ratio ÷ BenchmarkDotNet's − 1.</param>
/// <param name="Agreement">What may be said.</param>
/// <param name="Why">Why no more may be said, or what differs; empty if they agree.</param>
internal sealed record VerifiedResult(
    string Table, string Row, string Operation, VerifiedTime? Octavo, VerifiedTime? Other, double? LabRatio, double? LabLow, double? LabHigh, double? Ratio,
    double? Low, double? High, double? Difference, Agreement Agreement, string Why)
{
    /// <summary>What two instruments may differ by and agree.</summary>
    public const double Allowed = 0.05;

    /// <summary>Puts the two beside one another.</summary>
    /// <param name="pair">The lab's figures.</param>
    /// <param name="octavo">BenchmarkDotNet's of Octavo's candidate; null if it has none.</param>
    /// <param name="other">Those of the other.</param>
    /// <param name="pool">Operations of a call.</param>
    public static VerifiedResult Of(VerifiedPair pair, BenchmarkFigure? octavo, BenchmarkFigure? other, int pool)
    {
        VerifiedRow row = pair.Row;
        if (pair is not { Octavo: { } ours, Other: { } theirs, Result: { } result })
            return new VerifiedResult(row.Table, row.Row, row.Operation.Name(), null, null, null, null, null, null, null, null, null, Agreement.Missing,
                pair.Absent ?? "");
        var verified =
            new VerifiedResult(row.Table, row.Row, row.Operation.Name(), Time(ours, octavo, pool), Time(theirs, other, pool), theirs.RatioToOctavo, theirs.Low,
                theirs.High, null, null, null, null, Agreement.Missing, "BenchmarkDotNet has no figure of both: its log says why");
        if (octavo is not { Mean: > 0 } base_ || other is not { Mean: > 0 } divided)
            return verified;
        (double ratio, double low, double high) = divided.To(base_);
        double difference = (theirs.RatioToOctavo!.Value / ratio) - 1;
        (Agreement agreement, string why) = Judge(result, theirs, difference, low, high, verified.Octavo!, verified.Other!);
        return verified with { Ratio = Round(ratio), Low = Round(low), High = Round(high), Difference = Round(difference), Agreement = agreement, Why = why };
    }

    private static (Agreement Agreement, string Why) Judge(RowResult row, CandidateResult theirs, double difference, double low, double high,
        VerifiedTime octavo, VerifiedTime other)
    {
        if (Math.Abs(difference) <= Allowed)
            return (Agreement.Agrees, "");
        if (!row.IsSettled)
            return (Agreement.Uncertain, $"the lab's row has not settled: {Finding.WhyUnsettled(row)}");
        if (theirs.Low is not { } labLow || theirs.High is not { } labHigh)
            return (Agreement.Uncertain, "too few rounds in the lab for an interval");
        double least = (labLow / high) - 1, most = low > 0 ? (labHigh / low) - 1 : double.PositiveInfinity;
        return least <= Allowed && most >= -Allowed
            ? (Agreement.Uncertain, string.Create(CultureInfo.InvariantCulture, $"the two intervals allow {least:+0.0%;-0.0%} to {most:+0.0%;-0.0%}"))
            : (Agreement.Differs,
                string.Create(CultureInfo.InvariantCulture,
                    $"{Moved(octavo)}, {Moved(other)}; the collector has {Part(octavo):P0} and {Part(other):P0} of the lab's times"));
    }

    private static string Moved(VerifiedTime time) =>
        string.Create(CultureInfo.InvariantCulture, $"{time.Candidate} takes {time.BenchmarkNs / time.LabNs:0.00} of the lab's time in BenchmarkDotNet");

    private static double Part(VerifiedTime time) => (time.LabCollectorNs ?? 0) / time.LabNs;

    private static VerifiedTime Time(CandidateResult candidate, BenchmarkFigure? figure, int pool) =>
        new(candidate.Name, candidate.Version, candidate.MedianNs!.Value, candidate.CollectorNs, candidate.AllocatedBytes, Round(figure?.Mean / pool),
            Round(figure?.StandardError / pool), figure?.Iterations, Round(figure?.AllocatedBytes / pool));

    private static double? Round(double? value) => value is { } number && double.IsFinite(number) ? Math.Round(number, 4) : null;
}
