// Owns: putting every attack before every candidate of a peer, each in a child of its own.
// Must not know: consoles.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Hostile;

/// <summary>Runs the attacks on one adapter.</summary>
internal static class AttackRun
{
    /// <summary>What became of all attacks; nothing is read in this process.</summary>
    public static async Task<IReadOnlyList<AttackResult>> RunAsync(string assembly, IPeer peer, HostileCaps caps, CancellationToken cancel)
    {
        List<AttackResult> results = [];
        foreach (IAttacked reader in peer.Attacked)
        {
            for (int i = 0; i < reader.Attacks.Count && !cancel.IsCancellationRequested; i++)
            {
                // A child of its own, so what one attack left is not another's price.
                using var child = new HostileProcess(assembly, peer.GetType().FullName!, reader.Info.Name, caps);
                (string? line, HostileOutcome ended, string detail) = await child.AskAsync(AttackAnswer.Ask(i), caps.Patience).ConfigureAwait(false);
                results.Add(AttackAnswer.Parse(reader.Info.Name, reader.Attacks[i], line)
                    ?? new AttackResult(reader.Info.Name, reader.Attacks[i], ended, null, null, 0, detail));
            }
        }

        return results;
    }
}
