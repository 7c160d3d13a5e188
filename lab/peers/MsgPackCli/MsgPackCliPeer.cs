// Owns: MsgPack.Cli's candidates: array and map as document 000 has them, and with the serializer kept. MsgPackCliBefore compiles it for 0.9.2 too.
// Must not know: the engine, which release it is.
using System.Buffers;
using MsgPack.Serialization;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Peers;

/// <summary>The adapter of MsgPack.Cli.</summary>
public sealed class MsgPackCliPeer : IPeer
{
    /// <inheritdoc/>
    public IReadOnlyList<ICandidate> Candidates { get; } = [new Candidate<ArrayMsgPack>(), new Candidate<MapMsgPack>(), new Candidate<KeptMsgPack>()];

    internal static readonly SerializationContext Array = new() { SerializationMethod = SerializationMethod.Array };
    internal static readonly SerializationContext Map = new() { SerializationMethod = SerializationMethod.Map };
    internal static readonly string[] MsgPackTraits = [Traits.SelfDescribing, Traits.Validated, Traits.Utf8];
    internal static readonly string[] MsgPackTables = [WorkloadCatalog.Dotnet2019];

}

/// <summary>Arrays; the serializer is fetched from the context on every call, as in document 000.</summary>
public struct ArrayMsgPack : ISubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = Release.Named("array"),
        System = "MsgPack.Cli",
        Format = Formats.MessagePack,
        Options = "SerializationMethod.Array; GetSerializer on every call, PackSingleObject and UnpackSingleObject, as the document has it",
        Traits = MsgPackCliPeer.MsgPackTraits,
        NotKept = Release.Times,
        Library = typeof(SerializationContext),
        InDocument = Release.InDocument("MsgPackCli_Array"),
        Tables = MsgPackCliPeer.MsgPackTables,
    };

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => destination.Write(Serialize(value));

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => MsgPackCliPeer.Array.GetSerializer<T>().PackSingleObject(value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => MsgPackCliPeer.Array.GetSerializer<T>().UnpackSingleObject(source);
}

/// <summary>Maps, read by the array context's serializer, as in document 000.</summary>
public struct MapMsgPack : ISubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = Release.Named("map"),
        System = "MsgPack.Cli",
        Format = Formats.MessagePack,
        Options = "SerializationMethod.Map; GetSerializer on every call; read by the Array context's serializer, which accepts both, as the document has it",
        Traits = [Traits.VersionTolerant, .. MsgPackCliPeer.MsgPackTraits],
        NotKept = Release.Times,
        Library = typeof(SerializationContext),
        InDocument = Release.InDocument("MsgPackCli_Map"),
        Tables = MsgPackCliPeer.MsgPackTables,
    };

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => destination.Write(Serialize(value));

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => MsgPackCliPeer.Map.GetSerializer<T>().PackSingleObject(value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => MsgPackCliPeer.Array.GetSerializer<T>().UnpackSingleObject(source);
}

/// <summary>Arrays with the serializer kept and a reused stream.</summary>
public struct KeptMsgPack : ISubject
{
    private static readonly MemoryStream Reused = new(4096);

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = Release.Named("array, kept"),
        System = "MsgPack.Cli",
        Format = Formats.MessagePack,
        Options = "SerializationMethod.Array; the serializer is kept; Pack into a reused MemoryStream",
        Traits = MsgPackCliPeer.MsgPackTraits,
        NotKept = Release.Times,
        Library = typeof(SerializationContext),
        Tables = MsgPackCliPeer.MsgPackTables,
    };

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value)
    {
        Pack(value);
        destination.Write(Reused.GetBuffer().AsSpan(0, (int)Reused.Length));
    }

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
    {
        Pack(value);
        return Reused.ToArray();
    }

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => Kept<T>.Serializer.UnpackSingleObject(source);

    private static void Pack<T>(T value)
    {
        Reused.SetLength(0);
        Kept<T>.Serializer.Pack(Reused, value);
    }

    private static class Kept<T>
    {
        public static readonly MessagePackSerializer<T> Serializer = MsgPackCliPeer.Array.GetSerializer<T>();
    }
}
