// Owns: MemoryPack before data that grows.
// Must not know: the engine.
using System.Buffers;
using MemoryPack;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads.Attacks;

namespace Octavo.Lab.Peers;

/// <summary>Default options.</summary>
public struct AttackedMemoryPack : IAttackSubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = Utf8MemoryPack.Info with { Refusal = typeof(MemoryPackSerializationException) };

    /// <inheritdoc/>
    public static AttackForm Form => AttackForm.MemoryPack;

    /// <inheritdoc/>
    public static byte[] Write<T>(T value) => MemoryPackSerializer.Serialize(value);

    /// <inheritdoc/>
    public static void Write<T>(IBufferWriter<byte> destination, T value) => MemoryPackSerializer.Serialize(in destination, value);

    /// <inheritdoc/>
    public static object? Read<T>(byte[] data) => MemoryPackSerializer.Deserialize<T>(data);
}
