// Owns: which programs outside of .NET a run builds and asks.
// Must not know: how they are built, and measuring.
using Octavo.Lab.Output.Text;
using Octavo.Lab.Outside;
using Octavo.Lab.PlugIns;
using Octavo.Lab.Tables;

namespace Octavo.Lab.Commands;

/// <summary>They take part if they are asked for, by their option or by name, or are built already.</summary>
internal static class OutsidePreparation
{
    /// <summary>Candidates of all wanted programs; one that cannot be had, or was not asked for, says so in its rows.</summary>
    public static async Task<IReadOnlyList<LoadedCandidate>> RunAsync(
        LabPaths paths, IReadOnlyList<OutsidePeer> peers, IReadOnlyList<TableDefinition> tables, RunOptions options, CancellationToken cancel)
    {
        var builder = new OutsideBuilder(paths.OutsideOutput, options.MavenRepository, options.Sources);
        var candidates = new List<LoadedCandidate>();
        foreach (OutsidePeer peer in peers.Where(
            peer => tables.Any(table => peer.Tables.Contains(table.Id)) && peer.Systems.Any(system => options.Wants(peer.Name, system))))
        {
            bool? asked = options.Asks(peer.Manifest.Option) ?? (peer.Systems.Append(peer.Name).Any(options.Names) ? true : null);
            bool isLeftOut = asked == false || asked is null && !peer.Manifest.Programs.Any(program => builder.IsBuilt(peer, program));
            if (isLeftOut)
                LabConsole.Note($"Left out: {peer.Manifest.Provides}. {peer.Manifest.Option} adds them: {peer.Manifest.Cost}.");
            foreach (OutsideProgram program in peer.Manifest.Programs)
            {
                OutsideBuild build = isLeftOut || asked is null && !builder.IsBuilt(peer, program)
                    ? OutsideBuilder.Absent(peer, program,
                        builder.Lacks(peer, program) is { } lack ? $"not asked for with {peer.Manifest.Option}, and {lack}"
                            : $"not asked for: {peer.Manifest.Option} adds it")
                    : await builder.BuildAsync(peer, program, cancel).ConfigureAwait(false);
                IReadOnlyList<LoadedCandidate> loaded = OutsideLoader.Load(build, candidate => options.Wants(peer.Name, candidate.System));
                if (!isLeftOut)
                {
                    LabConsole.Ready(loaded.Where(candidate => candidate.Unavailable is null).Select(candidate => $"{candidate.Name} {candidate.Version}"));
                    foreach (LoadedCandidate candidate in loaded.Where(candidate => candidate.Unavailable is not null))
                        LabConsole.Note($"absent  {candidate.Unavailable}");
                }

                candidates.AddRange(loaded);
            }
        }

        return candidates;
    }
}
