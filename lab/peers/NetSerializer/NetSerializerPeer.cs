// Owns: NetSerializer's candidates: each message by a call, as document 001 has it, and the batch in one call.
// Must not know: the engine.
using System.Buffers;
using System.Runtime.CompilerServices;
using NetSerializer;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;
using Octavo.Lab.Workloads.Messages;

namespace Octavo.Lab.Peers;

/// <summary>The adapter of NetSerializer.</summary>
public sealed class NetSerializerPeer : IPeer
{
    /// <inheritdoc/>
    public IReadOnlyList<ICandidate> Candidates { get; } = [new MessageCandidate<TypedNetSerializer>(), new MessageCandidate<BatchNetSerializer>(),
        new WithoutReferences()];

    // One serializer for all, made once: it compiles what it needs at the first use of a type. The roots are numbered in the order given.
    internal static readonly Serializer Serializer = new(
    [
        typeof(U8Message), typeof(S16Message), typeof(S32Message), typeof(S64Message), typeof(PrimitivesMessage), typeof(DictionaryMessage),
            typeof(ComplexMessage),
        typeof(StringMessage), typeof(StructMessage), typeof(BoxedPrimitivesMessage), typeof(ByteArrayMessage), typeof(IntArrayMessage),
        typeof(MessageSimpleClass), typeof(MessageSimpleClass2), typeof(bool), typeof(byte), typeof(int), typeof(long), typeof(MyEnum), typeof(Tree),
            typeof(Leaf), typeof(MessageBase[]),
    ]);

    internal static readonly MemoryStream Reused = new(4096);
}

/// <summary>Serialize and Deserialize: each object begins with the id of its type.</summary>
public struct TypedNetSerializer : IMessageSubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "NetSerializer",
        System = "NetSerializer",
        Format = Formats.Binary,
        Options = "one Serializer; Serialize and Deserialize on a stream: each object begins with the id of its type, as the document has it",
        Traits = [Traits.Utf8],
        Library = typeof(Serializer),
        InDocument = new Dictionary<string, string> { [WorkloadCatalog.NetSerializer2] = "NetSerializer" },
    };

    /// <inheritdoc/>
    public static bool Has(string row) => true;

    /// <inheritdoc/>
    public static MessageSocket? Socket { get; } = new(WriteAll, ReadEach);

    /// <inheritdoc/>
    public static void WriteAll(Stream destination, MessageBase[] messages)
    {
        Serializer serializer = NetSerializerPeer.Serializer;
        foreach (MessageBase message in messages)
            serializer.Serialize(destination, message);
    }

    /// <inheritdoc/>
    public static void ReadAll(MemoryStream source, MessageBase?[] messages) => ReadEach(source, messages);

    private static void ReadEach(Stream source, MessageBase?[] messages)
    {
        Serializer serializer = NetSerializerPeer.Serializer;
        for (int i = 0; i < messages.Length; i++)
            messages[i] = (MessageBase)serializer.Deserialize(source);
    }

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value)
    {
        Write(value);
        destination.Write(NetSerializerPeer.Reused.GetBuffer().AsSpan(0, (int)NetSerializerPeer.Reused.Length));
    }

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
    {
        Write(value);
        return NetSerializerPeer.Reused.ToArray();
    }

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => (T)NetSerializerPeer.Serializer.Deserialize(new MemoryStream(source));

    private static void Write<T>(T value)
    {
        NetSerializerPeer.Reused.SetLength(0);
        NetSerializerPeer.Serializer.Serialize(NetSerializerPeer.Reused, value);
    }
}

/// <summary>All messages as one array of the base type, in one call.</summary>
public struct BatchNetSerializer : IMessageSubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = TypedNetSerializer.Info with
    {
        Name = "NetSerializer (one array)",
        Options = "one Serializer; the batch in one call, as an array of the base type",
        InDocument = new Dictionary<string, string>(),
        Tables = [WorkloadCatalog.NetSerializer2],
        ComparedWith = "Octavo Compact (one array)",
    };

    /// <inheritdoc/>
    public static bool Has(string row) => true;

    /// <inheritdoc/>
    public static MessageSocket? Socket { get; } = new(WriteAll, ReadArray);

    /// <inheritdoc/>
    public static void WriteAll(Stream destination, MessageBase[] messages) => NetSerializerPeer.Serializer.Serialize(destination, messages);

    /// <inheritdoc/>
    public static void ReadAll(MemoryStream source, MessageBase?[] messages) => ReadArray(source, messages);

    private static void ReadArray(Stream source, MessageBase?[] messages) =>
        ((MessageBase[])NetSerializerPeer.Serializer.Deserialize(source)).CopyTo(messages, 0);

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => TypedNetSerializer.Serialize(destination, value);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => TypedNetSerializer.Serialize(value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => TypedNetSerializer.Deserialize<T>(source);
}

/// <summary>Table graphs, where the library has no place: the row says why.</summary>
public sealed class WithoutReferences : ICandidate
{
    /// <inheritdoc/>
    public CandidateInfo Info { get; } = TypedNetSerializer.Info with
    {
        Name = "NetSerializer (no references)",
        Options = "none: what was one object comes back as several, and cycles do not end",
        InDocument = new Dictionary<string, string>(),
        Tables = [WorkloadCatalog.Graphs],
    };

    /// <inheritdoc/>
    public IWorkload? Open(string table, string row, WorkloadSettings settings) => null;

    /// <inheritdoc/>
    public string? Lacks(string table, string row) => table != WorkloadCatalog.Graphs ? null : row switch
    {
        GraphCatalog.SharedTree =>
            "NetSerializer: keeps no references, an object that stands in two places is written twice and comes back as two (tomba/netserializer, issue 41)",
        _ => "NetSerializer: keeps no references, and a cycle is written until the stack ends (tomba/netserializer, issue 41)",
    };
}
