// Owns: putting two runs beside one another, row by row and candidate by candidate.
// Must not know: files, and how it is shown.
using System.Globalization;

namespace Octavo.Lab.Results;

/// <summary>Compares two results.json. A difference is one if the spreads, from the tenth to the ninetieth percentile, do not overlap.</summary>
internal static class RunComparison
{
    /// <summary>All candidates that at least one of the runs measured: in the second run's order, then what is gone.</summary>
    public static IReadOnlyList<RowChange> Of(LabResults before, LabResults after)
    {
        Dictionary<Place, Found> first = Measured(before), second = Measured(after);
        return
        [
            .. second.Select(found => first.TryGetValue(found.Key, out Found? old) ? Both(found.Key, old, found.Value) : New(found.Key, found.Value, before)),
            .. first.Where(found => !second.ContainsKey(found.Key)).Select(found => Gone(found.Key, found.Value, after)),
        ];
    }

    /// <summary>What differs between the runs themselves, so no ratio can be laid to the code alone; empty if nothing does.</summary>
    public static IEnumerable<string> Differences(LabResults before, LabResults after)
    {
        (string What, string Before, string After)[] facts =
        [
            ("machine", $"{before.Machine}", $"{after.Machine}"), ("runtime", before.Runtime, after.Runtime), ("GC", before.GcMode, after.GcMode),
                ("effort", EffortOf(before) ?? EffortOf(after) ?? "", EffortOf(after) ?? EffortOf(before) ?? ""),
                ("time zone", before.TimeZone, after.TimeZone),
                ("youngest generation", YoungestOf(before) ?? YoungestOf(after) ?? "", YoungestOf(after) ?? YoungestOf(before) ?? ""),
        ];
        if (before.IsQuick != after.IsQuick)
            yield return $"the {(before.IsQuick ? "first" : "second")} run was quick, a look and no measurement: take no difference from them";
        foreach (string difference in facts.Where(fact => fact.Before != fact.After).Select(fact => $"another {fact.What}: {fact.Before}; then {fact.After}"))
            yield return difference;
    }

    private static string? YoungestOf(LabResults results) =>
        results.Settings?.YoungestBytes is { } bytes ? string.Create(CultureInfo.InvariantCulture, $"{bytes:N0} bytes") : null;

    // A file of an older version does not say, and then nothing is said about it.
    private static string? EffortOf(LabResults results) =>
        results.Settings is { } settings
            ? string.Create(CultureInfo.InvariantCulture,
                $"{settings.Rounds} rounds, turns of {settings.TurnMs:0.###} ms{(settings.BudgetSeconds is { } budget ? $" at most, {budget:0.#} s in all" : "")}") : null;

    private static Dictionary<Place, Found> Measured(LabResults results)
    {
        var found = from table in results.Tables
                    from row in table.Rows
                    from candidate in row.Candidates
                    where candidate.MedianNs is not null
                    select (Place: new Place(table.Id, row.Row, row.Operation, candidate.Name), Found: new Found(table, candidate));
        // A name is once in a row; of a file that has it twice, the first counts.
        return found.DistinctBy(one => one.Place).ToDictionary(one => one.Place, one => one.Found);
    }

    private static RowChange Both(Place place, Found before, Found after)
    {
        (CandidateResult old, CandidateResult now) = (before.Candidate, after.Candidate);
        if (before.Table.Scale != after.Table.Scale || before.Table.Seed != after.Table.Seed)
        {
            string note =
                string.Create(CultureInfo.InvariantCulture,
                    $"scale {before.Table.Scale}, seed {before.Table.Seed}; then scale {after.Table.Scale}, seed {after.Table.Seed}");
            return Change(place, ChangeVerdict.OtherScale, old.MedianNs, now.MedianNs, note);
        }

        double? low = Divided(now.P10Ns, old.P90Ns), high = Divided(now.P90Ns, old.P10Ns);
        ChangeVerdict verdict = low > 1 ? ChangeVerdict.Slower : high < 1 ? ChangeVerdict.Faster : ChangeVerdict.Same;
        string? size = old.Bytes == now.Bytes ? null : string.Create(CultureInfo.InvariantCulture, $"{old.Bytes:N0} bytes, then {now.Bytes:N0}");
        return Change(place, verdict, old.MedianNs, now.MedianNs, size) with { Ratio = Divided(now.MedianNs, old.MedianNs), Low = low, High = high };
    }

    private static RowChange New(Place place, Found after, LabResults before) =>
        Change(place, ChangeVerdict.New, null, after.Candidate.MedianNs, ReasonIn(before, place));

    private static RowChange Gone(Place place, Found before, LabResults after) =>
        Change(place, ChangeVerdict.Gone, before.Candidate.MedianNs, null, ReasonIn(after, place));

    private static RowChange Change(Place place, ChangeVerdict verdict, double? before, double? after, string? note) =>
        new(place.Table, place.Row, place.Operation, place.Candidate, verdict, before, after, null, null, null, note);

    // What the run without a figure says about it: wrong, absent, or nothing because it was not asked.
    private static string? ReasonIn(LabResults results, Place place)
    {
        CandidateResult? candidate = results.Tables.Where(table => table.Id == place.Table).SelectMany(table => table.Rows)
            .Where(row => row.Row == place.Row && row.Operation == place.Operation).SelectMany(row => row.Candidates)
            .FirstOrDefault(found => found.Name == place.Candidate);
        return candidate?.Wrong is { } wrong ? $"wrong: {wrong}" : candidate?.Unavailable;
    }

    // A time of nothing is below the clock: there is no ratio to it.
    private static double? Divided(double? one, double? by) => by > 0 ? one / by : null;

    private readonly record struct Place(string Table, string Row, string Operation, string Candidate);

    private sealed record Found(TableResult Table, CandidateResult Candidate);
}
