// Owns: MessagePack's candidate; the table of the user's own type compiles it too.
// Must not know: the engine, workloads.
using System.Buffers;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

/// <summary>MessagePack with default options: MessagePack-CSharp's bytes.</summary>
public partial struct MessagePackSubject : ISubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = Codecs.Named("Octavo MessagePack"),
        System = "Octavo",
        Format = Formats.MessagePack,
        Options = $"default options: {Codecs.Kind}, limits on, the bytes of MessagePack-CSharp's standard resolver",
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
