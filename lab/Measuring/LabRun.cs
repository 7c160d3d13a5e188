// Owns: going through the tables: open, verify, warm up, measure, summarize.
// Must not know: how progress and results are shown.
using System.Buffers;
using System.Diagnostics;
using Octavo.Lab.Contract;
using Octavo.Lab.PlugIns;
using Octavo.Lab.Results;
using Octavo.Lab.Tables;

namespace Octavo.Lab.Measuring;

/// <summary>One run over some tables.</summary>
internal sealed class LabRun(
    IReadOnlyList<LoadedCandidate> candidates, MeasureSettings settings, int seed, double? asked, ILabProgress progress, string? data = null,
        TimeBudget? budget = null)
{
    // What of an operation's share may go into warming up; the rounds need the rest.
    private const double ForWarmUp = 0.5;

    // Rows that have not settled are measured again so often, if the time is there: by then it is the machine.
    private const int MostTries = 4;

    // What a row took with all its operations, by table and row.
    private readonly Dictionary<(string Table, string Row), TimeSpan> _took = [];

    private TimeBudget _budget = budget ?? TimeBudget.Unlimited;

    // Document 002's buffer: one for all candidates, large enough for any row.
    private readonly ArrayBufferWriter<byte> _shared = new(32 * 1024 * 1024);

    /// <summary>Number of steps that <see cref="Run"/> reports for a table.</summary>
    public static int Steps(TableDefinition table, bool quick, string? data = null) => RowsOf(table, data).Sum(row => row.OperationsOf(quick).Count);

    /// <summary>Candidates that a run times in all operations of a table: those that belong to its rows, of which few turn out to have no workload.</summary>
    public static int Turns(TableDefinition table, bool quick, IReadOnlyList<LoadedCandidate> candidates, string? data = null) =>
        RowsOf(table, data).Sum(row => row.OperationsOf(quick).Count * CandidatesOf(table, row, candidates));

    /// <summary>Rows whose files are there.</summary>
    public static IEnumerable<RowDefinition> RowsOf(TableDefinition table, string? data) =>
        table.Rows.Where(row => row.File is null || DataFolder.Find(data, row.File) is not null);

    /// <summary>Measures a table; when cancelled, what is done so far.</summary>
    public TableResult Run(TableDefinition table, CancellationToken cancel)
    {
        double scale = table.ScaleFor(asked, settings.Part);
        if (table.NotMeasured is not null)
            return new TableResult(table.Id, scale, seed, PublishedOnly.Rows(table));
        var rows = new List<RowResult>();
        foreach (RowDefinition row in RowsOf(table, data))
        {
            if (cancel.IsCancellationRequested)
                break;
            long start = Stopwatch.GetTimestamp();
            rows.AddRange(RunRow(table, row, row.OperationsOf(settings.IsQuick), scale, table.Id, cancel));
            _took[(table.Id, row.Name)] = Stopwatch.GetElapsedTime(start);
        }

        return new TableResult(table.Id, scale, seed, rows);
    }

    /// <summary>Measures rows again that have not settled, while the budget lasts; a figure is replaced if its row settles. Without a budget what was asked for
    /// is what is taken.</summary>
    /// <param name="tables">The tables.</param>
    /// <param name="results">What was measured of them.</param>
    /// <param name="cancel">Ends it.</param>
    public IReadOnlyList<TableResult> Again(IReadOnlyList<TableDefinition> tables, IReadOnlyList<TableResult> results, CancellationToken cancel)
    {
        TableResult[] all = [.. results];
        for (int attempt = 2; attempt <= MostTries && !cancel.IsCancellationRequested; attempt++)
        {
            (int Table, RowDefinition Row, Operation[] Operations)[] open =
                [.. Enumerable.Range(0, all.Length).SelectMany(i => Unsettled(tables[i], all[i]).Select(row => (i, row.Row, row.Operations)))];
            _budget = _budget.Rest(open.Length, open.Sum(one => one.Operations.Length * CandidatesOf(tables[one.Table], one.Row, candidates)));
            bool tried = false;
            foreach ((int i, RowDefinition row, Operation[] operations) in open)
            {
                // As long as the first time, or else the turns would be shorter, and settle less.
                if (cancel.IsCancellationRequested || _budget.Left is not { } left
                    || left < _took[(tables[i].Id, row.Name)] * (operations.Length / (double)row.OperationsOf(settings.IsQuick).Count))
                    continue;
                tried = true;
                List<RowResult> rows = RunRow(tables[i], row, operations, all[i].Scale, "again", cancel);
                all[i] = all[i] with { Rows = [.. all[i].Rows.Select(old => Better(old, rows.FirstOrDefault(IsSame(old)), attempt))] };
            }

            if (!tried)
                break;
        }

        return all;

        static Func<RowResult, bool> IsSame(RowResult old) => row => row.Row == old.Row && row.Operation == old.Operation;

        static RowResult Better(RowResult old, RowResult? now, int attempt) => now is null ? old : (now.IsSettled ? now : old) with { Tries = attempt };
    }

    private IEnumerable<(RowDefinition Row, Operation[] Operations)> Unsettled(TableDefinition table, TableResult result) =>
        from row in table.NotMeasured is null ? RowsOf(table, data) : []
        where _took.ContainsKey((table.Id, row.Name))
        let operations = (Operation[])
        [
            .. row.OperationsOf(settings.IsQuick).Where(operation =>
                result.Rows.Any(found => found is { IsSettled: false } && found.Row == row.Name && found.Operation == operation.Name())),
        ]
        where operations.Length > 0
        select (row, operations);

    private List<RowResult> RunRow(TableDefinition table, RowDefinition row, IReadOnlyList<Operation> operations, double scale, string step,
        CancellationToken cancel)
    {
        var rows = new List<RowResult>();
        progress.Begin($"{step}: {row.Name}, {operations[0].Name()}");
        long start = Stopwatch.GetTimestamp();
        List<OpenedCandidate> opened = Open(table, row, scale);
        Func<OpenedCandidate, OpenedCandidate?> second = Seconds(table, row, scale);
        Dictionary<Operation, Entrants> entrants = operations.ToDictionary(operation => operation, operation => new Entrants(opened, operation, second));
        Entrant[] all = [.. entrants.Values.SelectMany(of => of.All)];
        int expected = CandidatesOf(table, row, candidates);
        WarmUp.Run(all, settings, LimitOfWarmUp(_budget.ShareOf(expected * operations.Count)), cancel);
        _budget.Opened(Stopwatch.GetElapsedTime(start));
        foreach (Operation operation in operations)
        {
            if (operation != operations[0])
                progress.Begin($"{step}: {row.Name}, {operation.Name()}");
            if (Measure(table, scale, row, operation, opened, entrants[operation], cancel) is not { } result)
                break;
            rows.Add(result);
            progress.Done(table, result);
        }

        return rows;
    }

    private TimeSpan LimitOfWarmUp(TimeSpan? share) =>
        share is { } all ? TimeSpan.FromTicks(Math.Clamp((all * ForWarmUp).Ticks, settings.LeastWarmUp.Ticks, settings.WarmUpLimit.Ticks))
            : settings.WarmUpLimit;

    private static int CandidatesOf(TableDefinition table, RowDefinition row, IReadOnlyList<LoadedCandidate> candidates) =>
        candidates.Count(candidate => candidate.Candidate is not null && candidate.BelongsTo(table.Id, row.Name))
        + (candidates.Any(candidate => candidate.Second is not null && candidate.BelongsTo(table.Id, row.Name)) ? 1 : 0);

    // Each is opened once for all operations.
    private Func<OpenedCandidate, OpenedCandidate?> Seconds(TableDefinition table, RowDefinition row, double scale)
    {
        var opened = new Dictionary<OpenedCandidate, OpenedCandidate?>();
        return first =>
        {
            if (!opened.TryGetValue(first, out OpenedCandidate? second))
            {
                opened[first] = second = first.Candidate.Second is { } other
                    ? OpenedCandidate.Open(first.Candidate with { Candidate = other }, table.Id, row.Name, new WorkloadSettings(seed, scale, _shared, data))
                    : null;
            }

            return second;
        };
    }

    private List<OpenedCandidate> Open(TableDefinition table, RowDefinition row, double scale)
    {
        var workloadSettings = new WorkloadSettings(seed, scale, _shared, data);
        var opened = new List<OpenedCandidate>();
        foreach (LoadedCandidate candidate in candidates.Where(candidate => candidate.BelongsTo(table.Id, row.Name)))
        {
            opened.Add(OpenedCandidate.Open(candidate, table.Id, row.Name, workloadSettings));
            // Programs outside of .NET come last and read what is read here.
            if (workloadSettings.Texts is null && opened[^1] is { IsReady: true, Workload: ITexts reader })
                workloadSettings = workloadSettings with { Texts = reader.Texts };
        }

        return opened;
    }

    // Null if it was stopped before a round was complete.
    private RowResult? Measure(TableDefinition table, double scale, RowDefinition row, Operation operation, List<OpenedCandidate> opened, Entrants entrants,
        CancellationToken cancel)
    {
        RoundsTaken rounds = default;
        var plan = default(TurnPlan);
        if (entrants.All.Count > 0)
        {
            TimeSpan? share = _budget.ShareOf(CandidatesOf(table, row, candidates));
            plan = TurnPlan.Of(settings, share, entrants.All.Count);
            foreach (Entrant entrant in entrants.All)
                entrant.Calibrate(plan.Length, settings.Rounds);
            // This row does not pay for what earlier rows left.
            GC.Collect();
            rounds = RoundRobin.Run(entrants.All, settings.Rounds, seed, share,
                taken => RowSummary.Control(entrants, taken) is not { Holds: false } && entrants.HaveCollected, cancel);
            if (rounds.Count == 0)
                return null;
        }

        _budget.Done(CandidatesOf(table, row, candidates));
        var summary = new RowSummary(table, scale, row, operation, rounds.Count, entrants.Candidates, entrants.Collector);
        return new RowResult(row.Name, operation.Name(), [.. opened.Select(candidate => summary.Of(candidate, entrants.Of(candidate)))])
        {
            TurnMs = rounds.Count == 0 ? null : Math.Round(plan.Length.TotalMilliseconds, 3),
            Compiled = rounds.Count == 0 ? null : rounds.Compiled,
            Control = RowSummary.Control(entrants, rounds.Count),
            Tries = rounds.Count == 0 ? null : 1,
            Clock = rounds.Count == 0 ? null : TurnClock.Name(entrants.ByProcessor),
        };
    }
}
