// Owns: the order of a run: build peers, measure, write the results.
// Must not know: how any of these is done.
using System.Diagnostics;
using System.Globalization;
using System.Runtime.InteropServices;
using Octavo.Lab.Measuring;
using Octavo.Lab.Output;
using Octavo.Lab.Output.Text;
using Octavo.Lab.Outside;
using Octavo.Lab.PlugIns;
using Octavo.Lab.Results;
using Octavo.Lab.Tables;

namespace Octavo.Lab.Commands;

/// <summary>The main job.</summary>
internal static class RunCommand
{
    /// <summary>Exit codes: 0, 1 when a candidate of Octavo's is wrong or could not be built, 2 when the request names nothing, 130 when the run was
    /// interrupted.</summary>
    public static async Task<int> RunAsync(RunOptions options)
    {
        if (!MeasuringProcess.IsThis(options.Gc))
            return await MeasuringProcess.RunAsync(options.Gc).ConfigureAwait(false);
        LabConsole.SetUp();
        IReadOnlyList<TableDefinition> tables = TableCatalog.Select([.. options.Tables]);
        LabPaths paths = LabPaths.Find();
        PeerProject[] peers = [.. PeerProject.FindAll(paths.Peers).Where(peer => options.Wants(peer.Name, peer.Manifest.System))];
        IReadOnlyList<OutsidePeer> outside = OutsidePeer.FindAll(paths.Peers);
        if (Unknown(options, tables, peers, outside) is { } complaint)
        {
            LabConsole.Error(complaint);
            return ExitCodes.Request;
        }

        long start = Stopwatch.GetTimestamp();
        DateTime begun = DateTime.Now;
        foreach (PeerProject peer in peers.Where(peer => !IsIn(peer)))
            LabConsole.Note($"Left out: {peer.Manifest.Provides}. --all adds them, and so do runs of single tables or peers (--table, --peer).");
        peers = [.. peers.Where(IsIn)];
        using var stop = new CancellationTokenSource();
        using PosixSignalRegistration interrupt = PosixSignalRegistration.Create(PosixSignal.SIGINT, Stop);
        using PosixSignalRegistration terminate = PosixSignalRegistration.Create(PosixSignal.SIGTERM, Stop);
        var candidates = await PeerPreparation.RunAsync(paths, peers, tables, options.PackageSource, stop.Token).ConfigureAwait(false);
        candidates = [.. candidates, .. await OutsidePreparation.RunAsync(paths, outside, tables, options, stop.Token).ConfigureAwait(false)];

        if (!stop.IsCancellationRequested && candidates.FirstOrDefault(candidate => candidate is { System: "Octavo", Candidate: null }) is { } lost)
        {
            LabConsole.Error($"Without Octavo there is nothing to compare with. {lost.Unavailable}");
            return ExitCodes.Fault;
        }
        if (BusyMachine.Share() is { } share and > BusyMachine.Noticed)
            LabConsole.Note(
                string.Create(CultureInfo.InvariantCulture,
                    $"The machine is busy: other work takes {share:P0} of its processors. Intervals will be wide, and rows may not settle."));
        TimeSpan prepared = Stopwatch.GetElapsedTime(start);
        LabResults results = LabConsole.Measure(tables, options.Effort, options, candidates, stop.Token);
        foreach (IDisposable process in candidates.Select(candidate => candidate.Candidate).OfType<IDisposable>())
            process.Dispose();
        string? folder =
            await RunReports.WriteAsync(results, tables, [.. ReportFormats.For(options.Formats)], paths.Reports, options.Out, begun,
                stop.IsCancellationRequested).ConfigureAwait(false);
        LabConsole.Finish(results, tables, options, folder, stop.IsCancellationRequested);
        LabConsole.Took(prepared, Stopwatch.GetElapsedTime(start));
        return RunReports.CodeOf(results, stop.IsCancellationRequested);

        bool IsIn(PeerProject peer) => peer.Manifest.IsDefault || options.IsNamed;

        void Stop(PosixSignalContext context)
        {
            // The report of what was done is still written.
            context.Cancel = true;
            stop.Cancel();
        }
    }

    private static string? Unknown(RunOptions options, IReadOnlyList<TableDefinition> tables, IReadOnlyList<PeerProject> peers,
        IReadOnlyList<OutsidePeer> outside)
    {
        if (tables.Count == 0 || options.Tables.Any(id => TableCatalog.Select([id]).Count == 0))
            return $"There is no such table. The tables are {string.Join(", ", TableCatalog.Tables.Select(table => table.Id))}.";
        return UnknownPeer(options, peers, outside);
    }

    /// <summary>A sentence if a peer is named that there is not.</summary>
    public static string? UnknownPeer(RunOptions options, IReadOnlyList<PeerProject> peers, IReadOnlyList<OutsidePeer> outside)
    {
        string? lost = options.Peers.FirstOrDefault(wanted => !peers.Any(peer =>
            wanted.Equals(peer.Name, StringComparison.OrdinalIgnoreCase) || wanted.Equals(peer.Manifest.System, StringComparison.OrdinalIgnoreCase))
                && !outside.SelectMany(peer => peer.Systems.Append(peer.Name)).Contains(wanted, StringComparer.OrdinalIgnoreCase));
        return lost is null ? null : $"There is no peer \"{lost}\". \"list\" names them.";
    }
}
