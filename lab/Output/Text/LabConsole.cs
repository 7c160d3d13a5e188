// Owns: what the console shows, as a terminal or as plain lines.
// Must not know: how things are measured.
using System.Collections.Concurrent;
using System.Globalization;
using System.Runtime.InteropServices;
using Octavo.Lab.Commands;
using Octavo.Lab.Measuring;
using Octavo.Lab.PlugIns;
using Octavo.Lab.Results;
using Octavo.Lab.Tables;
using Spectre.Console;

namespace Octavo.Lab.Output.Text;

/// <summary>The console's side of a run.</summary>
internal static class LabConsole
{
    private const int PlainWidth = 180;

    private static bool IsTerminal => !Console.IsOutputRedirected && AnsiConsole.Profile.Capabilities.Interactive;

    /// <summary>Gives plain output a width that tables fit in, and no control sequences.</summary>
    public static void SetUp()
    {
        if (!Console.IsOutputRedirected)
            return;
        AnsiConsole.Profile.Width = PlainWidth;
        AnsiConsole.Profile.Capabilities.Ansi = false;
        AnsiConsole.Profile.Capabilities.ColorSystem = ColorSystem.NoColors;
    }

    /// <summary>An error line.</summary>
    public static void Error(string text) => Console.Error.WriteLine(text);

    /// <summary>A line on what happens before measuring.</summary>
    public static void Note(string text) => AnsiConsole.WriteLine(text);

    /// <summary>Shows peers as they are built: a line for each that is absent, and the others together.</summary>
    public static async Task BuildAsync(int count, Func<Action<PeerBuild>, Task> work)
    {
        var builds = new ConcurrentQueue<PeerBuild>();
        await BuildAsync(count, builds, work).ConfigureAwait(false);
        Ready(builds.Where(build => build.Unavailable is null).Select(build => build.Title));
    }

    /// <summary>Names what takes part.</summary>
    public static void Ready(IEnumerable<string> names)
    {
        foreach (string line in NameLines.Of("ready   ", names))
            Note(line);
    }

    private static async Task BuildAsync(int count, ConcurrentQueue<PeerBuild> builds, Func<Action<PeerBuild>, Task> work)
    {
        if (!IsTerminal)
        {
            Note($"building {count} peers");
            await work(Hear).ConfigureAwait(false);
            return;
        }

        await AnsiConsole.Progress().Columns(new TaskDescriptionColumn(), new ProgressBarColumn(), new SpinnerColumn()).StartAsync(async context =>
        {
            ProgressTask task = context.AddTask("building peers", maxValue: count);
            await work(build =>
            {
                Hear(build);
                task.Increment(1);
            }).ConfigureAwait(false);
        }).ConfigureAwait(false);

        void Hear(PeerBuild build)
        {
            builds.Enqueue(build);
            if (build.Unavailable is { } reason)
                Note($"absent  {build.Peer.Title}: {reason}");
        }
    }

    /// <summary>Measures with progress: a bar with what runs now and the time left, or plain lines.</summary>
    public static LabResults Measure(
        IReadOnlyList<TableDefinition> tables, MeasureSettings settings, RunOptions options, IReadOnlyList<LoadedCandidate> candidates, double? busy,
            CancellationToken cancel)
    {
        int steps = tables.Sum(table => LabRun.Steps(table, settings.IsQuick, options.Data));
        if (!IsTerminal || steps == 0)
            return Run(new PlainProgress(steps));
        return new Progress(AnsiConsole.Console) { RefreshRate = TimeSpan.FromSeconds(1) }.Columns(
                new TaskDescriptionColumn { Alignment = Justify.Left }, new ProgressBarColumn(), new PercentageColumn(), new RemainingTimeColumn())
            .Start(context => Run(new TerminalProgress(context.AddTask("measuring", maxValue: steps))));

        LabResults Run(ILabProgress progress)
        {
            TableDefinition[] measured = [.. tables.Where(table => table.NotMeasured is null)];
            var budget = new TimeBudget(
                settings.Budget, measured.Sum(table => LabRun.RowsOf(table, options.Data).Count()),
                    measured.Sum(table => LabRun.Turns(table, settings.IsQuick, candidates, options.Data)));
            var run = new LabRun(candidates, settings, options.Seed, options.ScaleFactor, progress, options.Data, budget);
            List<TableResult> results = [];
            foreach (TableDefinition table in tables)
                results.Add(run.Run(table, cancel));
            return new LabResults(MachineInfo.Here(), RuntimeInformation.FrameworkDescription, MeasuringProcess.Current, TimeZoneInfo.Local.Id,
                run.Again(tables, results, cancel),
                new RunSettings(settings.IsQuick, settings.Rounds, settings.Slice.TotalMilliseconds, settings.Budget?.TotalSeconds,
                    MeasuringProcess.YoungestBytes, busy is { } share ? Math.Round(share, 2) : null));
        }
    }

    /// <summary>Closing lines: findings, footnotes, files.</summary>
    public static void Finish(LabResults results, IReadOnlyList<TableDefinition> tables, RunOptions options, string? folder, bool stopped)
    {
        if (folder is null)
        {
            Note("Stopped before anything was measured; earlier reports are as they were.");
            return;
        }
        AnsiConsole.WriteLine();
        foreach (string line in results.Tables.SelectMany(Summary.Lines))
            AnsiConsole.WriteLine(line);
        // The documents' own columns are asked for by name, and are in no other output of the console.
        foreach ((TableResult result, TableDefinition table) in results.Tables.Zip(tables).Where(_ => options.Full || options.Layout == "document"))
        {
            AnsiConsole.WriteLine();
            AnsiConsole.Write(new Rule(Markup.Escape($"{table.Id}: {table.Published.Title}")) { Justification = Justify.Left });
            AnsiConsole.WriteLine(Finding.Of(result));
            if (options.Layout == "document")
                DocumentTable.Print(result, table);
            else if (table.NotMeasured is not null)
                PublishedTableView.Print(table);
            else
                WorkloadTable.PrintAll(result, table);
        }

        AnsiConsole.WriteLine();
        AnsiConsole.WriteLine($"{results.Machine}; {results.Runtime}; {results.GcMode} GC; time zone {results.TimeZone}; {Effort.Scales(results)}");
        AnsiConsole.WriteLine($"{Effort.Of(results)}.");
        RowResult[] controlled = [.. results.Tables.SelectMany(table => table.Rows).Where(row => row.Control is not null)];
        if (controlled.Length > 0)
            AnsiConsole.WriteLine(Effort.Controls(controlled));
        if (Effort.Collections(results) is { } collections)
            AnsiConsole.WriteLine(collections);
        if (results.IsQuick)
            AnsiConsole.WriteLine(Effort.QuickWarning);
        if (stopped)
            AnsiConsole.WriteLine("Stopped before the end: the report holds what was measured.");
        AnsiConsole.WriteLine($"Report: {Path.Combine(folder, "report.html")}");
        AnsiConsole.WriteLine($"Figures: {Path.Combine(folder, "results.json")}");
        foreach (string name in options.Formats.Except(ReportFormats.Always))
            AnsiConsole.WriteLine($"As {name}: {Path.Combine(folder, ReportFormats.Named(name).FileName)}");
    }

    /// <summary>How long the run took.</summary>
    public static void Took(TimeSpan preparing, TimeSpan all) =>
        AnsiConsole.WriteLine(
            string.Create(CultureInfo.InvariantCulture, $"Took {all:m\\:ss} minutes, of which {preparing:m\\:ss} for building and loading peers."));
}
