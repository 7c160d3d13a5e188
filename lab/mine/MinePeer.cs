// Owns: the candidates for the user's type: every format of Octavo's, System.Text.Json, Newtonsoft.Json.
// Must not know: the engine.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

/// <summary>The adapter of the user's type.</summary>
public sealed class MinePeer : IPeer
{
    /// <inheritdoc/>
    public IReadOnlyList<ICandidate> Candidates { get; } =
    [
        new MineCandidate<BinarySubject>(), new MineCandidate<CompactSubject>(), new MineCandidate<MessagePackSubject>(), new MineCandidate<CborSubject>(),
            new MineCandidate<MineJson>(),
        new MineCandidate<MineGenerated>(), new MineCandidate<MineReflected>(), new MineCandidate<MineNewtonsoft>(),
    ];
}
