// Owns: the platform's CBOR as a candidate.
// Must not know: the engine.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

/// <summary>The adapter of System.Formats.Cbor.</summary>
public sealed class SystemFormatsCborPeer : IPeer
{
    /// <inheritdoc/>
    public IReadOnlyList<ICandidate> Candidates { get; } = [new HandCandidate()];
}
