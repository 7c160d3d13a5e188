// Owns: the computed sentence over a table. It reports losses as it reports gains.
// Must not know: how it is shown.
using System.Globalization;

namespace Octavo.Lab.Results;

/// <summary>Counts if Octavo comes first, ties, and loses.</summary>
internal static class Finding
{
    /// <summary>What comes before the rows of <see cref="UnsettledOf"/>.</summary>
    public const string Unsettled = "Not settled, take no figure from it";

    /// <summary>The sentence, of measured candidates only.</summary>
    public static string Of(TableResult table)
    {
        RowResult[] timed = [.. table.Rows.Where(row => row.Candidates.Count(candidate => candidate.MedianNs is not null) > 1)];
        if (timed.Length == 0)
            return "Nothing of this table has been measured here; the figures are the document's.";
        RowResult[] measured = [.. timed.Where(row => row.IsSettled)];
        int compiled = timed.Count(row => !row.IsCompiled), uncontrolled = timed.Count(row => row is { IsCompiled: true, Control.Holds: false }),
            uncollected = timed.Length - measured.Length - compiled - uncontrolled;
        if (measured.Length == 0 && compiled == timed.Length)
            return "All rows were timed while the JIT still compiled: they say nothing. Measure this table alone (--table).";
        if (measured.Length == 0)
            return $"No row has settled: {Range}, the JIT still compiled or there were too few collections. Measure this table alone (--table), on a quieter machine.";
        string unsettled = LeftOut(compiled, timed.Length, "since the JIT still compiled while they were timed")
            + LeftOut(uncontrolled, timed.Length, $"since {Range}") + LeftOut(uncollected, timed.Length, "since their turns met too few collections");
        int candidates = measured.SelectMany(row => row.Candidates).Where(candidate => candidate.MedianNs is not null).Select(candidate => candidate.Name)
            .Distinct().Count();
        if (!measured.Any(row => row.Candidates.Any(IsOctavo)))
            return $"{candidates} candidates measured here, on this machine; none of them is Octavo's.";
        List<string> parts = [.. Formats(measured).Select(format => OfFormat(measured, format))];
        string wrong =
            string.Join(", ",
                measured.SelectMany(row => row.Candidates).Where(candidate => candidate.Wrong is not null).Select(candidate => candidate.Name).Distinct());
        string compared = parts.Count == 0 ? "none is another library's" : $"on this machine: {string.Join("; ", parts)}";
        return $"Of the {candidates} candidates here, {compared}.{(wrong.Length > 0 ? $" Not timed because values came back wrong: {wrong}." : "")}{unsettled}";
    }

    /// <summary>A line for each row whose figures are not counted.</summary>
    public static IEnumerable<string> UnsettledOf(TableResult table) =>
        table.Rows.Where(row => !row.IsSettled).Select(row => $"{row.Row}, {row.Operation}: {WhyUnsettled(row)}");

    /// <summary>Why a row's figures are not counted.</summary>
    public static string WhyUnsettled(RowResult row) =>
        !row.IsCompiled ? string.Create(CultureInfo.InvariantCulture, $"the JIT compiled {row.Compiled} methods meanwhile")
            : row.Control is { Holds: false } control ? $"its control is {Control(control)}"
            : string.Create(CultureInfo.InvariantCulture, $"its turns met {row.Collections} collections, too few to tell what the collector costs");

    /// <summary>"1.043, 95 % interval 0.981 to 1.092".</summary>
    public static string Control(ControlResult control) => string.Create(
        CultureInfo.InvariantCulture,
            $"{control.Ratio:0.000}, {(control.Low is null ? "in too few rounds for an interval" : $"95 % interval {control.Low:0.000} to {control.High:0.000}")}");

    private static string Range =>
        string.Create(CultureInfo.InvariantCulture, $"their control, the same code twice, left {ControlResult.Least} to {ControlResult.Most}");

    private static string LeftOut(int rows, int of, string reason) => rows == 0 ? "" : $" Left out, {reason}: {rows} of {of} rows.";

    private static bool IsOctavo(CandidateResult candidate) => candidate is { System: "Octavo", MedianNs: not null };

    // Octavo's candidates that others are compared with.
    private static IEnumerable<string> Formats(IEnumerable<RowResult> rows) =>
        rows.SelectMany(row => row.Candidates).Where(candidate => candidate.System != "Octavo").Select(candidate => candidate.ComparedWith).OfType<string>()
            .Distinct();

    private static string OfFormat(RowResult[] rows, string octavo)
    {
        var against = rows.Select(row => (Row: row, Others: row.Candidates.Where(other => other.ComparedWith == octavo && other.System != "Octavo").ToArray()))
            .Where(row => row.Others.Length > 0).ToArray();
        var lost = against.Where(row => Verdicts.Of(row.Row, row.Others) == Verdict.Faster).ToArray();
        int tied = against.Count(row => Verdicts.Of(row.Row, row.Others) == Verdict.Tie),
            undecided = against.Count(row => Verdicts.Of(row.Row, row.Others) == Verdict.Unsettled);
        int won = against.Length - lost.Length - tied - undecided;
        int others = against.SelectMany(row => row.Others).Select(other => other.Name).Distinct().Count();
        string text = string.Create(
            CultureInfo.InvariantCulture,
            $"{octavo} is faster than {(others == 1 ? "the one" : $"each of the {others}")} it is compared with in {won} of {against.Length} rows{(tied > 0 ? $", ties with the best in {tied}" : "")}{(undecided > 0 ? $", cannot be told from the best in {undecided}" : "")}");
        if (lost.Length == 0)
            return text + ", and loses none";
        IEnumerable<string> losses = lost.Select(row => (row.Row, Best: Verdicts.LossesOf(row.Row, row.Others).First()))
            .Select(
                row => string.Create(CultureInfo.InvariantCulture, $"{row.Row.Row} {row.Row.Operation} to {row.Best.Name} ({row.Best.RatioToOctavo:0.00})"));
        return $"{text}, and loses {lost.Length}: {string.Join(", ", losses)}";
    }
}
