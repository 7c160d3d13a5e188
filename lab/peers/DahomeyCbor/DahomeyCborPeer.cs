// Owns: Dahomey.Cbor's candidates: as documented, and with its generated context.
// Must not know: the engine.
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Peers;

/// <summary>The adapter of Dahomey.Cbor.</summary>
public sealed class DahomeyCborPeer : IPeer
{
    /// <inheritdoc/>
    public IReadOnlyList<ICandidate> Candidates { get; } =
        [
            new DahomeyCandidate<ReflectionCbor>(), new DahomeyCandidate<GeneratedCbor>(),
            new DocumentCandidate<ReflectionCbor>(), new DocumentCandidate<GeneratedCbor>(),
        ];

    internal static readonly string[] CborTraits = [Traits.SelfDescribing, Traits.VersionTolerant, Traits.Validated, Traits.Utf8];
}
