// Owns: Nerdbank.MessagePack's candidates: as documented, and with the setting that its documentation names for speed.
// Must not know: the engine.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

/// <summary>The adapter of Nerdbank.MessagePack.</summary>
public sealed class NerdbankMessagePackPeer : IPeer
{
    /// <inheritdoc/>
    public IReadOnlyList<ICandidate> Candidates { get; } = [new ShapeCandidate<MapsByName>(), new ShapeCandidate<MembersInOrder>()];
}
