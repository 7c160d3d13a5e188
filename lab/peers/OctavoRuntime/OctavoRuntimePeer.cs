// Owns: Octavo's candidates without generated codecs, one for each format.
// Must not know: the engine. Nothing here is set up better than a user's first call.
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Peers;

/// <summary>The adapter of Octavo.Runtime: the candidates of Octavo's adapter, whose types get codecs at their first use.</summary>
public sealed class OctavoRuntimePeer : IPeer
{
    /// <summary>Before the first use of a type, as a program does it.</summary>
    public OctavoRuntimePeer() => OctavoRuntime.Use();

    /// <inheritdoc/>
    public IReadOnlyList<ICandidate> Candidates { get; } =
        [
            new MessageCandidate<BinarySubject>(), new MessageCandidate<CompactSubject>(), new MessageCandidate<MessagePackSubject>(),
                new MessageCandidate<CborSubject>(), new MessageCandidate<BatchCompactSubject>(), new JsonCandidate<JsonSubject>(),
                new DocumentCandidate<CborSubject>(),
            new ProtobufCandidate<ProtobufSubject>(),
            new Candidate<HaskellBinarySubject>(), new Candidate<HaskellCerealSubject>(), new Candidate<SerialiseSubject>(), new Candidate<TypedCborSubject>(),
            new GraphCandidate<BinarySubject>(), new GraphCandidate<CompactSubject>(), new GraphCandidate<MessagePackSubject>(),
                new GraphCandidate<CborSubject>(), new GraphCandidate<JsonSubject>(),
        ];
}
