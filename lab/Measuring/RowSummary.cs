// Owns: making results.json's figures out of turns.
// Must not know: how turns were taken.
using Octavo.Lab.Contract;
using Octavo.Lab.Published;
using Octavo.Lab.Results;
using Octavo.Lab.Tables;

namespace Octavo.Lab.Measuring;

/// <summary>Summarizes one row and operation.</summary>
internal sealed class RowSummary(TableDefinition table, double scale, RowDefinition row, Operation operation, int rounds, IReadOnlyList<Entrant> entrants,
    Collector collector)
{
    /// <summary>The result of one candidate.</summary>
    public CandidateResult Of(OpenedCandidate opened, Entrant? entrant)
    {
        CandidateInfo? info = opened.Candidate.Candidate?.Info;
        var result = new CandidateResult
        {
            Name = opened.Candidate.Name,
            System = opened.Candidate.System,
            Format = opened.Candidate.Format,
            Version = opened.Candidate.Version,
            Origin = opened.Candidate.Origin,
            Options = info?.Options ?? "",
            Traits = info?.Traits ?? [],
            NotKept = info is null ? [] : [.. info.NotKept.Select(note => note.Because)],
            Wrong = opened.Wrong ?? (entrant is { IsAbsent: false } ? entrant.Failure : null),
            Unavailable = opened.Unavailable ?? (entrant is { IsAbsent: true } ? entrant.Failure : null)
                ?? (opened.IsReady ? opened.Workload!.Lacks(operation) : null),
            Verified = opened.IsReadyFor(operation),
            Bytes = opened.IsReadyFor(operation) ? opened.Workload!.Bytes : null,
        };
        result = result with { Published = Published(info, result.Bytes) };
        return entrant is null || entrant.Failure is not null ? result : Timed(result, entrant);
    }

    /// <summary>The row's control; null if there is none, or one of the two failed.</summary>
    public static ControlResult? Control(Entrants entrants, int rounds)
    {
        if (entrants is not { First: { Failure: null } first, Control: { Failure: null } control } || rounds == 0)
            return null;
        Collector collector = entrants.Collector;
        PairedRatio ratio = PairedRatio.Of(collector.Times(control.Turns, control.BytesHere, rounds), collector.Times(first.Turns, first.BytesHere, rounds));
        return new ControlResult(first.Candidate.Name, Round(ratio.Spread.Median)!.Value, Round(ratio.Low), Round(ratio.High));
    }

    private CandidateResult Timed(CandidateResult result, Entrant entrant)
    {
        Statistics time = Statistics.Of(Times(entrant));
        Entrant? octavo = Comparison.BaseOf(entrant, entrants, table.BinaryBase);
        PairedRatio? ratio = octavo is null ? null : PairedRatio.Of(Times(entrant), Times(octavo));
        return result with
        {
            Rounds = rounds,
            MedianNs = Round(time.Median),
            MeanNs = Round(time.Mean),
            StdDevNs = Round(time.StandardDeviation),
            P10Ns = Round(time.P10),
            P90Ns = Round(time.P90),
            ComparedWith = octavo?.Candidate.Name,
            RatioToOctavo = Round(ratio?.Spread.Median),
            RatioP10 = Round(ratio?.Spread.P10),
            RatioP90 = Round(ratio?.Spread.P90),
            RatioLow = Round(ratio?.Low),
            RatioHigh = Round(ratio?.High),
            CollectorNs = entrant.IsElsewhere ? null : Round(collector.PartOf(entrant.BytesHere)),
            AllocatedBytes = entrant.AllocatedBytes == long.MaxValue ? null : entrant.AllocatedBytes,
            Gc = entrant.IsElsewhere ? null : entrant.Collections,
        };
    }

    private double[] Times(Entrant entrant) => collector.Times(entrant.Turns, entrant.BytesHere, rounds);

    // Four places: a tenth of a picosecond on the smallest row is already below the clock.
    private static double? Round(double? value) => value is { } number ? Math.Round(number, 4) : null;

    private IReadOnlyList<PublishedFigure>? Published(CandidateInfo? info, int? bytes)
    {
        if (info is null || !info.InDocument.TryGetValue(table.Id, out string? method))
            return null;
        PublishedFigure[] figures = [.. table.Published.Find(row.Name, operation.Name(), method).Select(line => Figure(line, bytes))];
        return figures.Length == 0 ? null : figures;
    }

    private PublishedFigure Figure(PublishedLine line, int? bytes) => PublishedOnly.Figure(table.Published, line) with
    {
        SizeEqual = bytes is null || line.Bytes is null ? null : scale != 1 ? "not at this scale" : bytes == line.Bytes ? "yes" : "no",
    };
}
