// Owns: how every report states a run's effort.
// Must not know: how it was chosen.
using System.Globalization;
using Octavo.Lab.Measuring;
using Octavo.Lab.Results;

namespace Octavo.Lab.Output;

/// <summary>Rounds, turns and budget in words.</summary>
internal static class Effort
{
    /// <summary>What stands over the figures of a quick run.</summary>
    public const string QuickWarning =
        "A quick run: of each row one way of writing and one of reading, in fewer and shorter rounds, of fewer messages, leaves and nodes where a table has many. Take no figure from it.";

    /// <summary>How verdicts are made, in a sentence.</summary>
    public const string Verdicts =
        "Verdicts go by the 95 % interval of the ratio: faster or slower where all of it is more than two per cent from 1, a tie where it lies within ten per cent of 1 and reaches closer; \"?\" where it says neither, or the row is not settled.";

    /// <summary>"Controls, the same code twice: 130 of 143 rows between 0.97 and 1.03 with their 95 % intervals; the median is off by 0.6 %, the worst by 8
    /// %."</summary>
    public static string Controls(IReadOnlyList<RowResult> rows)
    {
        double[] distances = [.. rows.Select(row => Math.Abs(row.Control!.Ratio - 1)).Order()];
        return string.Create(
            CultureInfo.InvariantCulture,
            $"Controls, the same code twice: {rows.Count(row => row.Control!.Holds)} of {rows.Count} rows between {ControlResult.Least} and {ControlResult.Most} with their 95 % intervals; the median is off by {distances[distances.Length / 2]:P1}, the worst by {distances[^1]:P1}.");
    }

    /// <summary>What the collector was while it was measured, and whether each candidate's turns met ten collections; null in files of older
    /// versions.</summary>
    public static string? Collections(LabResults results)
    {
        if (results.Settings?.YoungestBytes is not { } bytes)
            return null;
        CandidateResult[] allocate =
            [.. results.Tables.SelectMany(table => table.Rows).SelectMany(row => row.Candidates)
                .Where(candidate => candidate is { MedianNs: not null, AllocatedBytes: > 0, Gc.Count: > 0 })];
        CandidateResult[] few = [.. allocate.Where(candidate => candidate.Gc![0] < CandidateResult.LeastCollections)];
        string text = string.Create(CultureInfo.InvariantCulture,
            $"Collector: a youngest generation of {bytes / 1024.0 / 1024:0.##} MiB, and no collection is forced between turns. ");
        return text + (few.Length == 0 ? $"The turns of all {Figures.Count(allocate.Length)} figures that allocate met ten collections at least."
            : string.Create(CultureInfo.InvariantCulture,
                $"The turns of {allocate.Length - few.Length:N0} of {allocate.Length:N0} figures that allocate met ten collections at least; of the others the collector has {few.Max(candidate => candidate.CollectorPart ?? 0):P1} of the time at most."));
    }

    /// <summary>"seed 1; netserializer2 at 0.0025, graphs at 0.0025 of the document's counts": tables that are not named are at their full counts.</summary>
    public static string Scales(LabResults results)
    {
        string[] scales = [.. results.Tables.Where(table => table.Scale != 1).Select(table => $"{table.Id} at {Figures.Significant(table.Scale)}")];
        return $"seed {(results.Tables.Count > 0 ? results.Tables[0].Seed : 0)}; {(scales.Length > 0 ? $"{string.Join(", ", scales)} of the document's counts" : results.IsQuick ? "the documents' own counts" : "full scale")}";
    }

    /// <summary>"11 rounds, turns of 8.2 to 12 ms or the pool once, budget 255 s"; of a file of an older version its rounds alone.</summary>
    public static string Of(LabResults results)
    {
        RowResult[] rows = [.. results.Tables.SelectMany(table => table.Rows)];
        int rounds = rows.SelectMany(row => row.Candidates).Select(candidate => candidate.Rounds).DefaultIfEmpty().Max();
        double[] turns = [.. rows.Select(row => row.TurnMs).OfType<double>().Order()];
        string text = $"{Figures.Count(rounds)} rounds";
        if (turns.Length > 0)
            text += string.Create(CultureInfo.InvariantCulture,
                $", turns of {(turns[^1] - turns[0] < 0.1 ? "" : $"{turns[0]:0.#} to ")}{turns[^1]:0.#} ms, or all values once where that takes longer");
        if (results.Settings?.BudgetSeconds is { } budget)
            text += string.Create(CultureInfo.InvariantCulture, $"; budget {budget:0.#} s");
        return results.Settings?.OtherWork is > BusyMachine.Noticed and var busy
            ? string.Create(CultureInfo.InvariantCulture, $"{text}; other work had {busy:P0} of the processors before the run") : text;
    }
}
