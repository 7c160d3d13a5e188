// Owns: Protobuf's candidate.
// Must not know: the engine.
using System.Buffers;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;
using Octavo.Lab.Workloads.Messages;

namespace Octavo.Lab.Peers;

/// <summary>Protobuf with default options: protobuf-net's bytes of protobuf-net's attributes.</summary>
public struct ProtobufSubject : IMessageSubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = Codecs.Named("Octavo Protobuf"),
        System = "Octavo",
        Format = Formats.Protobuf,
        Options = $"default options: {Codecs.Kind}, limits on, input and text validated; messages with length prefix (Base128)",
        Traits = [Traits.VersionTolerant, Traits.Validated, Traits.Utf8],
        Library = typeof(OctavoProtobuf),
        Refusal = typeof(OctavoException),
        Tables = [WorkloadCatalog.Dotnet2019, WorkloadCatalog.NetSerializer2, WorkloadCatalog.HaskellTree, WorkloadCatalog.Protobuf],
    };

    /// <inheritdoc/>
    public static bool HasUnions => true;

    /// <summary>All but the boxed primitives: Protobuf has no members of type object, and the base names no part for them, as in the document.</summary>
    public static bool Has(string row) => row != nameof(BoxedPrimitivesMessage);

    /// <inheritdoc/>
    public static MessageSocket? Socket { get; } = new(WriteAll, ReadEach);

    /// <inheritdoc/>
    public static void WriteAll(Stream destination, MessageBase[] messages)
    {
        foreach (MessageBase message in messages)
            OctavoProtobuf.SerializeWithLengthPrefix(destination, message);
    }

    /// <inheritdoc/>
    public static void ReadAll(MemoryStream source, MessageBase?[] messages) => ReadEach(source, messages);

    private static void ReadEach(Stream source, MessageBase?[] messages)
    {
        for (int i = 0; i < messages.Length; i++)
            messages[i] = OctavoProtobuf.DeserializeWithLengthPrefix<MessageBase>(source);
    }

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => OctavoProtobuf.Serialize(destination, value);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => OctavoProtobuf.Serialize(value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => OctavoProtobuf.Deserialize<T>(source)!;
}
