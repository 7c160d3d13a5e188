// Owns: protobuf-net before data that grows.
// Must not know: the engine.
using System.Buffers;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads.Attacks;
using ProtoBuf;

namespace Octavo.Lab.Peers;

/// <summary>The default model.</summary>
public struct AttackedProtobufNet : IAttackSubject
{
    /// <inheritdoc/>
    /// <remarks>Its documentation names no exception for bad data.</remarks>
    public static CandidateInfo Info => StreamProtobuf.Info;

    /// <inheritdoc/>
    public static AttackForm Form => AttackForm.Protobuf;

    /// <inheritdoc/>
    public static byte[] Write<T>(T value)
    {
        var stream = new MemoryStream();
        Serializer.Serialize(stream, value);
        return stream.ToArray();
    }

    /// <inheritdoc/>
    public static void Write<T>(IBufferWriter<byte> destination, T value) => Serializer.Serialize(destination, value);

    /// <inheritdoc/>
    public static object? Read<T>(byte[] data) => Serializer.Deserialize<T>((ReadOnlySpan<byte>)data);
}
