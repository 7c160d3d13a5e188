// Owns: the command "custom": the user's own type and data through every format and every peer that can take it, in the order build, measure, report.
// Must not know: how any of these is done.
using System.Diagnostics;
using Octavo.Lab.Contract;
using Octavo.Lab.Output;
using Octavo.Lab.Output.Text;
using Octavo.Lab.PlugIns;
using Octavo.Lab.Results;
using Octavo.Lab.Tables;

namespace Octavo.Lab.Commands;

/// <summary>A table of one row, made for the user.</summary>
internal static class CustomCommand
{
    /// <summary>Exit codes: 0, 1 when a candidate of Octavo's is wrong, 2 when project, type or data cannot be had, 130 when the run was interrupted.</summary>
    public static async Task<int> RunAsync(FileInfo project, string type, bool annotate, RunOptions options)
    {
        if (!MeasuringProcess.IsThis(options.Gc))
            return await MeasuringProcess.RunAsync(options.Gc).ConfigureAwait(false);
        LabConsole.SetUp();
        if (!project.Exists || !File.Exists(options.Data))
        {
            LabConsole.Error($"There is no file {(project.Exists ? options.Data : project.FullName)}.");
            return ExitCodes.Request;
        }

        LabPaths paths = LabPaths.Find();
        string reports = Path.Combine(paths.Reports, "custom");
        if (RunReports.Obstacle(options.Out ?? reports) is { } obstacle)
        {
            LabConsole.Error(obstacle);
            return ExitCodes.Request;
        }

        using var stop = new Interruption();
        long start = Stopwatch.GetTimestamp();
        DateTime begun = DateTime.Now;
        CustomBuild build = await new CustomBuilder(paths, options.PackageSource).BuildAsync(project.FullName, type, stop.Token).ConfigureAwait(false);
        if (build.Assembly is null)
        {
            LabConsole.Error(build.Unavailable!);
            return stop.CodeOr(ExitCodes.Request);
        }

        List<LoadedCandidate> candidates =
            [.. PeerLoader.WithSecond([.. PeerLoader.Peer(build.Assembly, null).Candidates.Select(candidate => Loaded(candidate, paths, build))],
                build.Assembly)];
        IReadOnlyList<PeerProject> peers = PeerProject.FindAll(paths.Peers);
        var builder = new CustomPeerBuilder(paths, options.PackageSource, annotate);
        foreach (CustomKind kind in CustomKind.All)
        {
            PeerProject peer = peers.Single(one => one.Name == kind.Peer);
            candidates.AddRange(PeerLoader.Load(peer, await builder.BuildAsync(kind, peer, project.FullName, build, stop.Token).ConfigureAwait(false)));
        }

        TableDefinition[] tables = [CustomTable.Of(build.Type!, Path.GetFileName(options.Data))];
        double? busy = stop.Happened ? null : RunCommand.SayIfBusy();
        TimeSpan prepared = Stopwatch.GetElapsedTime(start);
        LabResults results = LabConsole.Measure(tables, options.Effort, options, candidates, busy, stop.Token);
        string? folder =
            await RunReports.WriteAsync(results, tables, [.. ReportFormats.For(options.Formats)], reports, options.Out, begun,
                stop.Happened).ConfigureAwait(false);
        LabConsole.Finish(results, tables, options, folder, stop.Happened);
        LabConsole.Took(prepared, Stopwatch.GetElapsedTime(start));
        return RunReports.CodeOf(results, stop.Happened);
    }

    private static LoadedCandidate Loaded(ICandidate candidate, LabPaths paths, CustomBuild build)
    {
        CandidateInfo info = candidate.Info;
        (string? version, string origin) = info.System switch
        {
            "Octavo" => paths.OriginOfOctavo(build.AssetsFile),
            "Newtonsoft.Json" => PackageOrigin.Of(build.AssetsFile, info.System),
            _ => (null, "part of the .NET runtime"),
        };
        return new LoadedCandidate(info.Name, info.System, info.Format, [], candidate, version ?? PackageOrigin.VersionOf(info.Library.Assembly), origin, null);
    }
}
