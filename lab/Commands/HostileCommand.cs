// Owns: the command "hostile": build the adapters, run the payloads, say what became of them.
// Must not know: processes.
using Octavo.Lab.Contract;
using Octavo.Lab.Hostile;
using Octavo.Lab.Output.Text;
using Octavo.Lab.PlugIns;

namespace Octavo.Lab.Commands;

/// <summary>
/// Hostile payloads before Octavo, and before others if a published advisory names one; then data that grows before Octavo and its peers.
/// </summary>
internal static class HostileCommand
{
    /// <summary>Exit codes (<see cref="ExitCodes"/>): 0 when all payloads were refused, 1 when one of Octavo's was not or its adapter could not be built, 2
    /// when there is no such peer, 130 when it was interrupted.</summary>
    public static async Task<int> RunAsync(RunOptions options, bool everything)
    {
        LabConsole.SetUp();
        LabPaths paths = LabPaths.Find();
        IReadOnlyList<PeerProject> peers = PeerProject.FindAll(paths.Peers);
        if (RunCommand.UnknownPeer(options, peers, []) is { } complaint)
        {
            LabConsole.Error(complaint);
            return ExitCodes.Request;
        }

        using var stop = new Interruption();
        var builder = new PeerBuilder(paths, options.PackageSource);
        List<HostileResult> results = [];
        List<AttackResult> attacks = [];
        bool sound = true;
        try
        {
            await AskAllAsync().ConfigureAwait(false);
        }
        catch (OperationCanceledException) when (stop.Happened)
        {
            // What was asked before is still told.
        }

        HostileTable.Print(results, everything);
        AttackTable.Print(attacks);
        return stop.CodeOr(sound ? ExitCodes.Well : ExitCodes.Fault);

        async Task AskAllAsync()
        {
            foreach (PeerProject project in peers.Where(peer => peer.Manifest.Hostile && options.Wants(peer.Name, peer.Manifest.System)))
            {
                PeerBuild build = await builder.BuildAsync(project, stop.Token).ConfigureAwait(false);
                if (build.Assembly is null)
                {
                    sound &= project.Manifest.System != "Octavo";
                    Console.WriteLine($"absent  {project.Title}: {build.Unavailable}");
                    continue;
                }

                IPeer peer = PeerLoader.Peer(build.Assembly, null);
                IReadOnlyList<HostileResult> outcomes = await HostileRun.RunAsync(build.Assembly, peer, HostileCaps.Standard, stop.Token).ConfigureAwait(false);
                results.AddRange(outcomes);
                attacks.AddRange(await AttackRun.RunAsync(build.Assembly, peer, HostileCaps.Standard, stop.Token).ConfigureAwait(false));
                sound &= project.Manifest.System != "Octavo" || (outcomes.Count > 0 && outcomes.All(result => result.Outcome == HostileOutcome.Refused));
            }
        }
    }
}
