// Owns: the entry point of Google.Protobuf's adapter.
// Must not know: the engine.
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads.Attacks;

namespace Octavo.Lab.Peers;

/// <summary>The adapter of Google.Protobuf.</summary>
public sealed class GoogleProtobufPeer : IPeer
{
    /// <inheritdoc/>
    public IReadOnlyList<ICandidate> Candidates { get; } = [new GoogleCandidate()];

    /// <inheritdoc/>
    public IReadOnlyList<IAttacked> Attacked { get; } = [new AttackedCandidate<AttackedGoogleProtobuf>()];
}
