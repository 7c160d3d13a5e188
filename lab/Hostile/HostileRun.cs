// Owns: putting every payload before every candidate of a peer, a new child after each that ended.
// Must not know: consoles.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Hostile;

/// <summary>Runs the payloads of one adapter.</summary>
internal static class HostileRun
{
    /// <summary>All outcomes of an adapter's hostile readers; nothing is read in this process.</summary>
    public static async Task<IReadOnlyList<HostileResult>> RunAsync(string assembly, IPeer peer, HostileCaps caps, CancellationToken cancel)
    {
        List<HostileResult> results = [];
        foreach (IHostileReader reader in peer.Hostile)
        {
            HostileProcess? child = null;
            try
            {
                for (int i = 0; i < reader.Payloads.Count && !cancel.IsCancellationRequested; i++)
                {
                    if (child is not { IsAlive: true })
                    {
                        child?.Dispose();
                        child = new HostileProcess(assembly, peer.GetType().FullName!, reader.Info.Name, caps);
                    }

                    (HostileOutcome outcome, string detail) = await child.AskAsync(i, caps.Patience).ConfigureAwait(false);
                    results.Add(new HostileResult(reader.Info.Name, reader.Payloads[i], outcome, detail));
                }
            }
            finally
            {
                child?.Dispose();
            }
        }

        return results;
    }
}
