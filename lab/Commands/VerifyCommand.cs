// Owns: the command "verify": twelve rows by the lab, then by BenchmarkDotNet, and the two beside one another.
// Must not know: how any of these is done.
using System.Diagnostics;
using Octavo.Lab.Output;
using Octavo.Lab.Output.Text;
using Octavo.Lab.Output.Verify;
using Octavo.Lab.PlugIns;
using Octavo.Lab.Results;
using Octavo.Lab.Tables;
using Octavo.Lab.Verifying;
using Spectre.Console;

namespace Octavo.Lab.Commands;

/// <summary>The lab held against the field's instrument.</summary>
internal static class VerifyCommand
{
    /// <summary>Exit codes (<see cref="ExitCodes"/>): 0; 1 when a candidate of Octavo's is wrong or could not be built, or a row differs by more than five per
    /// cent and no interval explains it; 2 when the request names nothing, or BenchmarkDotNet cannot be had; 130 when it was interrupted.</summary>
    public static async Task<int> RunAsync(RunOptions options, string job)
    {
        if (!MeasuringProcess.IsThis(options.Gc))
            return await MeasuringProcess.RunAsync(options.Gc).ConfigureAwait(false);
        LabConsole.SetUp();
        LabPaths paths = LabPaths.Find();
        IReadOnlyList<PeerProject> all = PeerProject.FindAll(paths.Peers);
        string reports = options.Out ?? paths.Reports;
        if ((RunCommand.UnknownPeer(options, all, []) ?? RunReports.Obstacle(reports)) is { } complaint)
        {
            LabConsole.Error(complaint);
            return ExitCodes.Request;
        }

        using var stop = new Interruption();
        DateTime begun = DateTime.Now;
        long start = Stopwatch.GetTimestamp();
        PeerProject[] peers = [.. all.Where(peer => peer.Manifest.IsDefault && options.Wants(peer.Name, peer.Manifest.System))];
        IReadOnlyList<TableDefinition> tables = VerifiedRows.Tables;
        IReadOnlyList<LoadedCandidate> candidates =
            await PeerPreparation.RunAsync(paths, peers, tables, options.PackageSource, stop.Token).ConfigureAwait(false);
        if (!stop.Happened && RunCommand.ComplaintOf(candidates) is { } lost)
        {
            LabConsole.Error(lost);
            return ExitCodes.Fault;
        }

        var project = new BenchmarkProject(paths, options.PackageSource);
        try
        {
            if (await project.BuildAsync(stop.Token).ConfigureAwait(false) is { } reason)
            {
                LabConsole.Error($"BenchmarkDotNet cannot be had: {reason}.");
                return ExitCodes.Request;
            }

            double? busy = RunCommand.SayIfBusy();
            TimeSpan prepared = Stopwatch.GetElapsedTime(start);
            LabResults results = LabConsole.Measure(tables, options.Effort, options, candidates, busy, stop.Token);
            // A run's own folder alone: twelve rows are not the latest run.
            string folder = RunReports.FolderOf(reports, begun);
            if (await RunReports.WriteAsync(results, tables, [.. ReportFormats.For([])], folder, folder, begun, stop.Happened).ConfigureAwait(false) is null)
                return stop.CodeOr(ExitCodes.Fault);
            stop.Token.ThrowIfCancellationRequested();
            VerifyPlan plan = VerifyPlan.Of(results, candidates);
            string files = Path.Combine(folder, "benchmarkdotnet");
            LabConsole.Note($"BenchmarkDotNet, {job} job: {plan.Cases.Count} benchmarks; its log: {BenchmarkProject.LogOf(files)}");
            string? report =
                await project.RunAsync(plan.Cases, job, files, Done, stop.Token).ConfigureAwait(false);
            if (report is null)
            {
                LabConsole.Error($"BenchmarkDotNet left no report. {BenchmarkProject.LogOf(files)} says why.");
                return ExitCodes.Request;
            }

            void Done(int done)
            {
                if (done % 4 == 0)
                    LabConsole.Note($"[{done}/{plan.Cases.Count}] benchmarks");
            }

            BenchmarkReport figures = BenchmarkReport.Parse(report);
            var verification = new Verification(results.Machine, results.Runtime, figures.Version, job, Effort.Of(results), plan.With(figures));
            await WriteAsync(verification, [folder, reports]).ConfigureAwait(false);
            VerificationTable.Print(AnsiConsole.Console, verification);
            LabConsole.Note($"As Markdown and JSON: {Path.Combine(reports, "verify.md")}, verify.json");
            LabConsole.Took(prepared, Stopwatch.GetElapsedTime(start));
            return CodeOf(results, verification);
        }
        catch (OperationCanceledException) when (stop.Happened)
        {
            LabConsole.Note("Stopped before BenchmarkDotNet was done; earlier tables are as they were.");
            return ExitCodes.Interrupted;
        }
    }

    /// <summary>The code of a verification that came to its end.</summary>
    public static int CodeOf(LabResults results, Verification verification) =>
        RunReports.CodeOf(results, stopped: false) is not ExitCodes.Well and var code ? code
        : verification.Compared == 0 ? ExitCodes.Request
        : verification.Count(Agreement.Differs) > 0 ? ExitCodes.Fault : ExitCodes.Well;

    /// <summary>Writes verify.json and verify.md.</summary>
    public static async Task WriteAsync(Verification verification, IEnumerable<string> folders)
    {
        foreach (string folder in folders)
        {
            Directory.CreateDirectory(folder);
            await File.WriteAllTextAsync(Path.Combine(folder, "verify.json"), verification.ToJson()).ConfigureAwait(false);
            await File.WriteAllTextAsync(Path.Combine(folder, "verify.md"), VerificationMarkdown.Write(verification)).ConfigureAwait(false);
        }
    }
}
