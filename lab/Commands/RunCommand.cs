// Owns: the order of a run: build peers, measure, write the results.
// Must not know: how any of these is done.
using System.Diagnostics;
using System.Globalization;
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
        if ((Unknown(options, tables, peers, outside) ?? RunReports.Obstacle(options.Out ?? paths.Reports)) is { } complaint)
        {
            LabConsole.Error(complaint);
            return ExitCodes.Request;
        }

        long start = Stopwatch.GetTimestamp();
        DateTime begun = DateTime.Now;
        foreach (PeerProject peer in peers.Where(peer => !IsIn(peer)))
            LabConsole.Note($"Left out: {peer.Manifest.Provides}. --all adds them, and so do runs of single tables or peers (--table, --peer).");
        peers = [.. peers.Where(IsIn)];
        using var stop = new Interruption();
        var candidates = await PeerPreparation.RunAsync(paths, peers, tables, options.PackageSource, stop.Token).ConfigureAwait(false);
        if (!stop.Happened && ComplaintOf(candidates) is { } lost)
        {
            LabConsole.Error(lost);
            return ExitCodes.Fault;
        }

        candidates = [.. candidates, .. await OutsidePreparation.RunAsync(paths, outside, tables, options, stop.Token).ConfigureAwait(false)];
        double? busy = stop.Happened ? null : SayIfBusy();
        TimeSpan prepared = Stopwatch.GetElapsedTime(start);
        LabResults results = LabConsole.Measure(tables, options.Effort, options, candidates, busy, stop.Token);
        foreach (IDisposable process in candidates.Select(candidate => candidate.Candidate).OfType<IDisposable>())
            process.Dispose();
        string? folder =
            await RunReports.WriteAsync(results, tables, [.. ReportFormats.For(options.Formats)], paths.Reports, options.Out, begun,
                stop.Happened).ConfigureAwait(false);
        LabConsole.Finish(results, tables, options, folder, stop.Happened);
        LabConsole.Took(prepared, Stopwatch.GetElapsedTime(start));
        return RunReports.CodeOf(results, stop.Happened);

        bool IsIn(PeerProject peer) => peer.Manifest.IsDefault || options.IsNamed;
    }

    /// <summary>Why a run has to end before it measures: one of Octavo's own peers could not be built or loaded. Null if all could.</summary>
    public static string? ComplaintOf(IEnumerable<LoadedCandidate> candidates) =>
        candidates.FirstOrDefault(candidate => candidate is { System: "Octavo", Candidate: null }) is { } lost
            ? $"Without Octavo there is nothing to compare with. {lost.Unavailable}" : null;

    /// <summary>Says beforehand that other work is on the machine, if it is.</summary>
    /// <returns>Its share of the processors; null if the system does not say.</returns>
    public static double? SayIfBusy()
    {
        double? share = BusyMachine.Share();
        if (share > BusyMachine.Noticed)
            LabConsole.Note(
                string.Create(CultureInfo.InvariantCulture,
                    $"The machine is busy: other work takes {share:P0} of its processors. Intervals will be wide, and rows may not settle."));
        return share;
    }

    /// <summary>A sentence if a table, a peer or a folder is named that there is not.</summary>
    public static string? Unknown(RunOptions options, IReadOnlyList<TableDefinition> tables, IReadOnlyList<PeerProject> peers,
        IReadOnlyList<OutsidePeer> outside)
    {
        if (tables.Count == 0 || options.Tables.Any(id => TableCatalog.Select([id]).Count == 0))
            return $"There is no such table. The tables are {string.Join(", ", TableCatalog.Tables.Select(table => table.Id))}.";
        if (options.Data is { } data && !Directory.Exists(data))
            return $"There is no folder {data}.";
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
