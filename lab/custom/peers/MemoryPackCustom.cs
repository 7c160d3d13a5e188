// Owns: MemoryPack's candidate for the user's type, whose types carry [MemoryPackable]: by themselves, or by parts that the lab generated.
// Must not know: the engine.
using System.Buffers;
using MemoryPack;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

/// <summary>The adapter of MemoryPack.</summary>
public sealed class MemoryPackCustom : IPeer
{
    /// <inheritdoc/>
    public IReadOnlyList<ICandidate> Candidates { get; } = [new CustomCandidate<PackedCustom>()];
}

/// <summary>Default options.</summary>
public struct PackedCustom : ISubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "MemoryPack",
        System = "MemoryPack",
        Format = Formats.Binary,
        Options = "default options: generated formatters, UTF-8 text",
        Traits = [Traits.Appendable, Traits.Utf8],
        Library = typeof(MemoryPackSerializer),
    };

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => MemoryPackSerializer.Serialize(destination, value);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => MemoryPackSerializer.Serialize(value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => MemoryPackSerializer.Deserialize<T>(source)!;
}
