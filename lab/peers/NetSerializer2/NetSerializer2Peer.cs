// Owns: NetSerializer2's candidates: each message by a call, as document 001 has it, and graphs by the calls that keep references.
// Must not know: the engine.
using System.Buffers;
using NetSerializer2;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;
using Octavo.Lab.Workloads.Messages;

namespace Octavo.Lab.Peers;

/// <summary>The adapter of NetSerializer2.</summary>
public sealed class NetSerializer2Peer : IPeer
{
    /// <inheritdoc/>
    public IReadOnlyList<ICandidate> Candidates { get; } = [new MessageCandidate<TypedNetSerializer2>(), new GraphCandidate<DeepNetSerializer2>()];

    // A serializer for each document, made once: ids of types begin at 96, and are a byte for the first 32 types, as in the document.
    internal static readonly Serializer Messages = new Serializer().Initialize(
    [
        typeof(U8Message), typeof(S16Message), typeof(S32Message), typeof(S64Message), typeof(PrimitivesMessage), typeof(DictionaryMessage),
            typeof(ComplexMessage),
        typeof(StringMessage), typeof(StructMessage), typeof(BoxedPrimitivesMessage), typeof(ByteArrayMessage), typeof(IntArrayMessage),
        typeof(MessageSimpleClass), typeof(MessageSimpleClass2), typeof(MyEnum),
    ]);

    internal static readonly Serializer Others =
        new Serializer().Initialize([typeof(Tree), typeof(Leaf), typeof(SharedNode), typeof(CyclicNode), typeof(ListNode)]);

    internal static readonly MemoryStream Reused = new(4096);
}

/// <summary>Serialize and Deserialize: each object begins with the id of its type.</summary>
public struct TypedNetSerializer2 : IMessageSubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "NetSerializer2",
        System = "NetSerializer2",
        Format = Formats.Binary,
        Options = "one Serializer; Serialize and Deserialize on a stream: each object begins with the id of its type, as the document has it",
        Traits = [Traits.Utf8],
        Library = typeof(Serializer),
        InDocument = new Dictionary<string, string> { [WorkloadCatalog.NetSerializer2] = "NetSerializer2" },
    };

    /// <inheritdoc/>
    public static bool Has(string row) => true;

    /// <inheritdoc/>
    public static MessageSocket? Socket { get; } = new(WriteAll, ReadEach);

    /// <inheritdoc/>
    public static void WriteAll(Stream destination, MessageBase[] messages)
    {
        Serializer serializer = NetSerializer2Peer.Messages;
        foreach (MessageBase message in messages)
            serializer.Serialize(destination, message);
    }

    /// <inheritdoc/>
    public static void ReadAll(MemoryStream source, MessageBase?[] messages) => ReadEach(source, messages);

    private static void ReadEach(Stream source, MessageBase?[] messages)
    {
        Serializer serializer = NetSerializer2Peer.Messages;
        for (int i = 0; i < messages.Length; i++)
            messages[i] = (MessageBase)serializer.Deserialize(source);
    }

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value)
    {
        Write(value);
        destination.Write(NetSerializer2Peer.Reused.GetBuffer().AsSpan(0, (int)NetSerializer2Peer.Reused.Length));
    }

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
    {
        Write(value);
        return NetSerializer2Peer.Reused.ToArray();
    }

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => (T)NetSerializer2Peer.Others.Deserialize(new MemoryStream(source));

    private static void Write<T>(T value)
    {
        NetSerializer2Peer.Reused.SetLength(0);
        NetSerializer2Peer.Others.Serialize(NetSerializer2Peer.Reused, value);
    }
}

/// <summary>SerializeDeep and DeserializeDeep, which keep references.</summary>
public struct DeepNetSerializer2 : IGraphSubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = TypedNetSerializer2.Info with
    {
        Options = "one Serializer; SerializeDeep and DeserializeDeep over a reused MemoryStream",
        InDocument = new Dictionary<string, string>(),
    };

    /// <summary>The list: both directions recurse once for each node.</summary>
    public static string? Lacks(string row) =>
        row == GraphCatalog.LinkedList ? "NetSerializer2: SerializeDeep and DeserializeDeep recurse, and the list nests as deep as it is long: the stack ends"
            : null;

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value)
    {
        Write(value);
        destination.Write(NetSerializer2Peer.Reused.GetBuffer().AsSpan(0, (int)NetSerializer2Peer.Reused.Length));
    }

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
    {
        Write(value);
        return NetSerializer2Peer.Reused.ToArray();
    }

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => (T)NetSerializer2Peer.Others.DeserializeDeep(new MemoryStream(source));

    private static void Write<T>(T value)
    {
        NetSerializer2Peer.Reused.SetLength(0);
        NetSerializer2Peer.Others.SerializeDeep(NetSerializer2Peer.Reused, value);
    }
}
