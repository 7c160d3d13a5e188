// Owns: building all peers that a run needs, two at a time, and loading them.
// Must not know: measuring.
using Octavo.Lab.Output.Text;
using Octavo.Lab.PlugIns;
using Octavo.Lab.Tables;

namespace Octavo.Lab.Commands;

/// <summary>From projects to candidates.</summary>
internal static class PeerPreparation
{
    /// <summary>Builds and loads; a peer that cannot be had becomes a candidate with a reason.</summary>
    public static async Task<IReadOnlyList<LoadedCandidate>> RunAsync(
        LabPaths paths, IReadOnlyList<PeerProject> peers, IReadOnlyList<TableDefinition> tables, string? packageSource, CancellationToken cancel)
    {
        PeerProject[] needed = [.. peers.Where(peer => tables.Any(table => table.NotMeasured is null && peer.Manifest.AllTables.Contains(table.Id)))];
        if (needed.Length == 0)
            return [];
        var builder = new PeerBuilder(paths, packageSource);
        var builds = new PeerBuild[needed.Length];
        await LabConsole.BuildAsync(needed.Length, async report =>
        {
            var parallel = new ParallelOptions { MaxDegreeOfParallelism = 2, CancellationToken = CancellationToken.None };
            // Those from source build the same projects, so they come one after another; two builds of one project disturb each other.
            await Parallel.ForEachAsync(Chains(needed), parallel, async (chain, _) =>
            {
                foreach (int i in chain)
                {
                    builds[i] = await BuildAsync(builder, needed[i], cancel).ConfigureAwait(false);
                    report(builds[i]);
                }
            }).ConfigureAwait(false);
        }).ConfigureAwait(false);
        var loader = new PeerLoader(paths);
        return [.. builds.SelectMany(loader.Load)];
    }

    /// <summary>Places of peers, of which each group is built one after another.</summary>
    public static IReadOnlyList<int[]> Chains(IReadOnlyList<PeerProject> peers) =>
        [.. Enumerable.Range(0, peers.Count).GroupBy(i => peers[i].IsFromSource ? -1 : i).Select(chain => chain.ToArray())];

    private static async Task<PeerBuild> BuildAsync(PeerBuilder builder, PeerProject peer, CancellationToken cancel)
    {
        try
        {
            cancel.ThrowIfCancellationRequested();
            return await builder.BuildAsync(peer, cancel).ConfigureAwait(false);
        }
        catch (OperationCanceledException)
        {
            return new PeerBuild(peer, null, "the run was stopped before it was built");
        }
    }
}
