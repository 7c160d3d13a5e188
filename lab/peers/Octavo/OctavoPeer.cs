// Owns: Octavo's candidates, one for each format.
// Must not know: the engine. Nothing here is set up better than a user's first call.
using System.Numerics;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;
using Octavo.Lab.Workloads.Attacks;
using Octavo.Lab.Workloads.Hostile;
using Octavo.Lab.Workloads.Messages;

// The adapter's calls are generic, so the generator does not see these roots; in a user's own closed call it does.
[assembly: Octavo.GenerateCodecFor(typeof(SimpleClass[]))]
[assembly: Octavo.GenerateCodecFor(typeof(SimpleStruct[]))]
[assembly: Octavo.GenerateCodecFor(typeof(Vector4[]))]
[assembly: Octavo.GenerateCodecFor(typeof(int[]))]
[assembly: Octavo.GenerateCodecFor(typeof(double[]))]
[assembly: Octavo.GenerateCodecFor(typeof(Guid[]))]
[assembly: Octavo.GenerateCodecFor(typeof(List<int>))]
[assembly: Octavo.GenerateCodecFor(typeof(int[][]))]
[assembly: Octavo.GenerateCodecFor(typeof(List<List<string>>))]
[assembly: Octavo.GenerateCodecFor(typeof(Dictionary<string, int>))]
[assembly: Octavo.GenerateCodecFor(typeof(HashSet<int>))]
[assembly: Octavo.GenerateCodecFor(typeof(HostileImage[]))]
[assembly: Octavo.GenerateCodecFor(typeof(List<HostileNode>))]
[assembly: Octavo.GenerateCodecFor(typeof(List<IHostileUnion>))]
[assembly: Octavo.GenerateCodecFor(typeof(bool[]))]
[assembly: Octavo.GenerateCodecFor(typeof(decimal[]))]
[assembly: Octavo.GenerateCodecFor(typeof(DateTime[]))]
[assembly: Octavo.GenerateCodecFor(typeof(List<string>))]
[assembly: Octavo.GenerateCodecFor(typeof(HostileEnum))]
[assembly: Octavo.GenerateCodecFor(typeof(MessageBase[]))]
[assembly: Octavo.GenerateCodecFor(typeof(FooBase[]))]
[assembly: Octavo.GenerateCodecFor(typeof(PolymorphicBase[]))]

namespace Octavo.Lab.Peers;

/// <summary>The adapter of Octavo.</summary>
public sealed class OctavoPeer : IPeer
{
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

    /// <inheritdoc/>
    public IReadOnlyList<IHostileReader> Hostile { get; } =
        [new HostileCandidate<BinarySubject>("Binary"), new HostileCandidate<CompactSubject>("Compact"),
            new HostileCandidate<MessagePackSubject>("MessagePack"), new HostileCandidate<JsonSubject>("JSON")];

    /// <inheritdoc/>
    public IReadOnlyList<IAttacked> Attacked { get; } =
        [
            new AttackedCandidate<AttackedMessagePack>(), new AttackedCandidate<AttackedMessagePackUntrusted>(), new AttackedCandidate<AttackedLz4>(),
            new AttackedCandidate<AttackedCbor>(), new AttackedCandidate<AttackedCborUntrusted>(),
            new AttackedCandidate<AttackedJson>(), new AttackedCandidate<AttackedJsonUntrusted>(), new AttackedCandidate<AttackedProtobuf>(),
            new AttackedCandidate<AttackedProtobufUntrusted>(), new AttackedCandidate<AttackedBinary>(), new AttackedCandidate<AttackedBinaryUntrusted>(),
        ];
}
