// Owns: protobuf-net's candidates: through MemoryStream as documents 000 and 001 have it, and with a compiled model.
// Must not know: the engine.
using System.Buffers;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;
using Octavo.Lab.Workloads.Attacks;
using Octavo.Lab.Workloads.Messages;
using Octavo.Lab.Workloads.Protobuf;
using ProtoBuf;
using ProtoBuf.Meta;

namespace Octavo.Lab.Peers;

/// <summary>The adapter of protobuf-net.</summary>
public sealed class ProtobufNetPeer : IPeer
{
    /// <inheritdoc/>
    public IReadOnlyList<ICandidate> Candidates { get; } = [new ProtobufCandidate<StreamProtobuf>(), new ProtobufCandidate<CompiledProtobuf>()];

    /// <inheritdoc/>
    public IReadOnlyList<IAttacked> Attacked { get; } = [new AttackedCandidate<AttackedProtobufNet>()];

    internal static readonly string[] ProtobufTraits = [Traits.VersionTolerant, Traits.Validated, Traits.Utf8];
    internal static readonly string[] ProtobufTables = [WorkloadCatalog.Dotnet2019, WorkloadCatalog.NetSerializer2, WorkloadCatalog.HaskellTree,
        WorkloadCatalog.Protobuf];

    // protobuf-net has no contract for members of type object; the document leaves the row out too.
    internal static bool Has(string row) => row != nameof(BoxedPrimitivesMessage);
}

/// <summary>Static <see cref="Serializer"/>, a new MemoryStream for each call.</summary>
public struct StreamProtobuf : IMessageSubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "protobuf-net",
        System = "protobuf-net",
        Format = Formats.Protobuf,
        Options =
            "Serializer with the default model: a new MemoryStream and ToArray, a new MemoryStream over the payload; the writer rows use its IBufferWriter overload; messages with length prefix (Base128), as the documents have it",
        Traits = ProtobufNetPeer.ProtobufTraits,
        Library = typeof(Serializer),
        InDocument = new Dictionary<string, string> { [WorkloadCatalog.Dotnet2019] = "ProtobufNet", [WorkloadCatalog.NetSerializer2] = "protobuf-net" },
        Tables = ProtobufNetPeer.ProtobufTables,
    };

    /// <inheritdoc/>
    public static bool Has(string row) => ProtobufNetPeer.Has(row);

    /// <inheritdoc/>
    public static MessageSocket? Socket { get; } = new(WriteAll, ReadEach);

    /// <inheritdoc/>
    public static void WriteAll(Stream destination, MessageBase[] messages)
    {
        foreach (MessageBase message in messages)
            Serializer.SerializeWithLengthPrefix(destination, message, PrefixStyle.Base128);
    }

    /// <inheritdoc/>
    public static void ReadAll(MemoryStream source, MessageBase?[] messages) => ReadEach(source, messages);

    private static void ReadEach(Stream source, MessageBase?[] messages)
    {
        for (int i = 0; i < messages.Length; i++)
            messages[i] = Serializer.DeserializeWithLengthPrefix<MessageBase>(source, PrefixStyle.Base128);
    }

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => Serializer.Serialize(destination, value);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
    {
        using var stream = new MemoryStream();
        Serializer.Serialize(stream, value);
        return stream.ToArray();
    }

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source)
    {
        using var stream = new MemoryStream(source);
        return Serializer.Deserialize<T>(stream);
    }
}

/// <summary>A model compiled ahead of the first call, a reused buffer writer, reading from memory.</summary>
public struct CompiledProtobuf : IMessageSubject
{
    private static readonly TypeModel Model = Compile();
    private static readonly ArrayBufferWriter<byte> Reused = new(4096);

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "protobuf-net (compiled model)",
        System = "protobuf-net",
        Format = Formats.Protobuf,
        Options = "RuntimeTypeModel.Compile; a reused ArrayBufferWriter copied to an array, reading from ReadOnlyMemory; messages with length prefix (Base128)",
        Traits = ProtobufNetPeer.ProtobufTraits,
        Library = typeof(Serializer),
        Tables = ProtobufNetPeer.ProtobufTables,
    };

    /// <inheritdoc/>
    public static bool Has(string row) => ProtobufNetPeer.Has(row);

    /// <inheritdoc/>
    public static MessageSocket? Socket { get; } = new(WriteAll, ReadEach);

    /// <inheritdoc/>
    public static void WriteAll(Stream destination, MessageBase[] messages)
    {
        foreach (MessageBase message in messages)
            Model.SerializeWithLengthPrefix(destination, message, typeof(MessageBase), PrefixStyle.Base128, 0);
    }

    /// <inheritdoc/>
    public static void ReadAll(MemoryStream source, MessageBase?[] messages) => ReadEach(source, messages);

    private static void ReadEach(Stream source, MessageBase?[] messages)
    {
        for (int i = 0; i < messages.Length; i++)
            messages[i] = (MessageBase)Model.DeserializeWithLengthPrefix(source, null, typeof(MessageBase), PrefixStyle.Base128, 0);
    }

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => Model.Serialize(destination, value);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
    {
        Reused.ResetWrittenCount();
        Model.Serialize(Reused, value);
        return Reused.WrittenSpan.ToArray();
    }

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => Model.Deserialize<T>((ReadOnlyMemory<byte>)source);

    private static TypeModel Compile()
    {
        RuntimeTypeModel model = RuntimeTypeModel.Create();
        model.Add(typeof(SimpleObject), applyDefaultBehaviour: true);
        model.Add(typeof(ComplexObject), applyDefaultBehaviour: true);
        model.Add(typeof(MessageBase), applyDefaultBehaviour: true);
        model.Add(typeof(BinTree), applyDefaultBehaviour: true);
        Type[] roots = [typeof(GoogleMessage1), typeof(FlatMessage), typeof(TwelveInts), typeof(SmallChildren), typeof(Chain), typeof(Database), typeof(Tile),
            typeof(Wide), typeof(Deep)];
        foreach (Type root in roots)
            model.Add(root, applyDefaultBehaviour: true);
        return model.Compile();
    }
}
