// Owns: going through the tables: open, verify, warm up, measure, summarize.
// Must not know: how progress and results are shown.
using System.Buffers;
using Octavo.Lab.Contract;
using Octavo.Lab.PlugIns;
using Octavo.Lab.Results;
using Octavo.Lab.Tables;

namespace Octavo.Lab.Measuring;

/// <summary>One run over some tables.</summary>
internal sealed class LabRun(IReadOnlyList<LoadedCandidate> candidates, MeasureSettings settings, int seed, double? asked, ILabProgress progress, string? data = null)
{
    // Document 002's buffer: one for all candidates, large enough for any row.
    private readonly ArrayBufferWriter<byte> _shared = new(32 * 1024 * 1024);

    /// <summary>Number of steps that <see cref="Run"/> reports for a table.</summary>
    public static int Steps(TableDefinition table, string? data = null) => RowsOf(table, data).Sum(row => row.Operations.Count);

    /// <summary>Rows whose files are there.</summary>
    private static IEnumerable<RowDefinition> RowsOf(TableDefinition table, string? data) => table.Rows.Where(row => row.File is null || DataFolder.Find(data, row.File) is not null);

    /// <summary>Measures a table; when cancelled, what is done so far.</summary>
    public TableResult Run(TableDefinition table, CancellationToken cancel)
    {
        double scale = table.ScaleFor(asked);
        if (table.NotMeasured is not null)
            return new TableResult(table.Id, scale, seed, PublishedOnly.Rows(table));
        var rows = new List<RowResult>();
        foreach (RowDefinition row in RowsOf(table, data))
        {
            List<OpenedCandidate> opened = Open(table, row, scale);
            foreach (Operation operation in row.Operations)
            {
                if (cancel.IsCancellationRequested)
                    return new TableResult(table.Id, scale, seed, rows);
                progress.Begin($"{table.Id}: {row.Name}, {operation.Name()}");
                if (Measure(table, scale, row, operation, opened, cancel) is { } result)
                {
                    rows.Add(result);
                    progress.Done(table, result);
                }
            }
        }

        return new TableResult(table.Id, scale, seed, rows);
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

    private RowResult? Measure(TableDefinition table, double scale, RowDefinition row, Operation operation, List<OpenedCandidate> opened, CancellationToken cancel)
    {
        Dictionary<OpenedCandidate, Entrant> entrants = opened.Where(candidate => candidate.IsReadyFor(operation)).ToDictionary(candidate => candidate, candidate => new Entrant(candidate.Candidate, candidate.Workload!, operation));
        Entrant[] all = [.. entrants.Values];
        int rounds = 0;
        if (all.Length > 0)
        {
            WarmUp.Run(all, settings, cancel);
            rounds = RoundRobin.Run(all, settings, seed, cancel);
        }

        if (rounds == 0 && all.Length > 0)
            return null;
        var summary = new RowSummary(table, scale, row, operation, rounds, all);
        return new RowResult(row.Name, operation.Name(), [.. opened.Select(candidate => summary.Of(candidate, entrants.GetValueOrDefault(candidate)))]);
    }
}
