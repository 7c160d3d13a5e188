// Owns: the candidates for the user's type: every format of Octavo's, System.Text.Json, Newtonsoft.Json.
// Must not know: the engine.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

/// <summary>The adapter of the user's type.</summary>
public sealed class CustomPeer : IPeer
{
    /// <inheritdoc/>
    public IReadOnlyList<ICandidate> Candidates { get; } =
    [
        new CustomCandidate<BinarySubject>(), new CustomCandidate<CompactSubject>(), new CustomCandidate<MessagePackSubject>(),
        new CustomCandidate<CborSubject>(),
            new CustomCandidate<CustomJson>(),
        new CustomCandidate<CustomGenerated>(), new CustomCandidate<CustomReflected>(), new CustomCandidate<CustomNewtonsoft>(),
    ];
}
