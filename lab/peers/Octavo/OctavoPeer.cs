// Owns: Octavo's candidates, one for each format.
// Must not know: the engine. Nothing here is set up better than a user's first call.
using System.Buffers;
using System.Numerics;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;
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
            new MessageCandidate<BinarySubject>(), new MessageCandidate<CompactSubject>(), new MessageCandidate<MessagePackSubject>(), new MessageCandidate<BatchCompactSubject>(), new JsonCandidate<JsonSubject>(),
            new ProtobufCandidate<ProtobufSubject>(),
        ];

    /// <inheritdoc/>
    public IReadOnlyList<IHostileReader> Hostile { get; } =
        [new HostileCandidate<BinarySubject>("Binary"), new HostileCandidate<CompactSubject>("Compact"), new HostileCandidate<MessagePackSubject>("MessagePack"), new HostileCandidate<JsonSubject>("JSON")];
}

/// <summary>Binary with default options: limits on, input validated.</summary>
public partial struct BinarySubject : ISubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "Octavo Binary",
        System = "Octavo",
        Format = Formats.Binary,
        Options = "default options: generated codecs, limits on, input validated",
        Traits = [Traits.Appendable, Traits.Validated, Traits.Latin1OrUtf16],
        Library = typeof(OctavoBinary),
        Refusal = typeof(OctavoException),
    };

    /// <inheritdoc/>
    public static bool HasUnions => true;

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => OctavoBinary.Serialize(destination, value);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => OctavoBinary.Serialize(value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => OctavoBinary.Deserialize<T>(source)!;
}

/// <summary>Compact with default options: limits on, input validated.</summary>
public partial struct CompactSubject : ISubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "Octavo Compact",
        System = "Octavo",
        Format = Formats.Compact,
        Options = "default options: generated codecs, limits on, input validated",
        Traits = [Traits.Validated],
        Library = typeof(OctavoCompact),
        Refusal = typeof(OctavoException),
    };

    /// <inheritdoc/>
    public static bool HasUnions => true;

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => OctavoCompact.Serialize(destination, value);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => OctavoCompact.Serialize(value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => OctavoCompact.Deserialize<T>(source)!;
}

/// <summary>MessagePack with default options: MessagePack-CSharp's bytes.</summary>
public partial struct MessagePackSubject : ISubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "Octavo MessagePack",
        System = "Octavo",
        Format = Formats.MessagePack,
        Options = "default options: generated codecs, limits on, the bytes of MessagePack-CSharp's standard resolver",
        Traits = [Traits.SelfDescribing, Traits.VersionTolerant, Traits.Validated, Traits.Utf8],
        NotKept = [new(NotKept.DateTimeKind, "MessagePack's timestamp is an instant: a local DateTime reads as the same instant in UTC (docs/fidelity.md).")],
        Library = typeof(OctavoMsgPack),
        Refusal = typeof(OctavoException),
    };

    /// <inheritdoc/>
    public static bool HasUnions => true;

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => OctavoMsgPack.Serialize(destination, value);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => OctavoMsgPack.Serialize(value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => OctavoMsgPack.Deserialize<T>(source)!;
}
