// Owns: MsgPack.Cli's candidate for the user's type, which needs no attributes.
// Must not know: the engine.
using System.Buffers;
using MsgPack.Serialization;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

/// <summary>The adapter of MsgPack.Cli.</summary>
public sealed class MsgPackCliCustom : IPeer
{
    /// <inheritdoc/>
    public IReadOnlyList<ICandidate> Candidates { get; } = [new CustomCandidate<KeptCustom>()];
}

/// <summary>Maps by name, with the serializer kept and a reused stream.</summary>
public struct KeptCustom : ISubject
{
    private static readonly MessagePackSerializer<Custom> Serializer =
        new SerializationContext { SerializationMethod = SerializationMethod.Map }.GetSerializer<Custom>();
    private static readonly MemoryStream Reused = new(4096);

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "MsgPack.Cli (map, kept)",
        System = "MsgPack.Cli",
        Format = Formats.MessagePack,
        Options = "SerializationMethod.Map; the serializer is kept; Pack into a reused MemoryStream",
        Traits = [Traits.SelfDescribing, Traits.VersionTolerant, Traits.Validated, Traits.Utf8],
        NotKept =
            [new(NotKept.DateTimeKind,
                "MsgPack.Cli writes a DateTime as MessagePack's timestamp, which is an instant: every date reads as UTC (DateTimeConversionMethod.Timestamp, its default since 1.0).")],
        Library = typeof(SerializationContext),
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
    public static T Deserialize<T>(byte[] source) => (T)(object)Serializer.UnpackSingleObject(source)!;

    private static void Pack<T>(T value)
    {
        Reused.SetLength(0);
        Serializer.Pack(Reused, (Custom)(object)value!);
    }
}
