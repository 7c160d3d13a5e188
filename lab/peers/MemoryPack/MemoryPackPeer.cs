// Owns: MemoryPack's candidates: UTF-8 text as documented by default, and UTF-16.
// Must not know: the engine.
using System.Buffers;
using MemoryPack;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Peers;

/// <summary>The adapter of MemoryPack.</summary>
public sealed class MemoryPackPeer : IPeer
{
    /// <inheritdoc/>
    public IReadOnlyList<ICandidate> Candidates { get; } = [new Candidate<Utf8MemoryPack>(), new Candidate<Utf16MemoryPack>()];
}

/// <summary>Default options.</summary>
public struct Utf8MemoryPack : ISubject
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
        InDocument = new Dictionary<string, string> { [WorkloadCatalog.Nino] = "MemoryPack" },
    };

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => MemoryPackSerializer.Serialize(destination, value);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => MemoryPackSerializer.Serialize(value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => MemoryPackSerializer.Deserialize<T>(source)!;
}

/// <summary>UTF-16 text: larger, and copied instead of encoded.</summary>
public struct Utf16MemoryPack : ISubject
{
    private static readonly MemoryPackSerializerOptions Options = MemoryPackSerializerOptions.Utf16;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "MemoryPack (UTF-16)",
        System = "MemoryPack",
        Format = Formats.Binary,
        Options = "MemoryPackSerializerOptions.Utf16",
        Traits = [Traits.Appendable, Traits.Utf16],
        Library = typeof(MemoryPackSerializer),
    };

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => MemoryPackSerializer.Serialize(destination, value, Options);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => MemoryPackSerializer.Serialize(value, Options);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => MemoryPackSerializer.Deserialize<T>(source, Options)!;
}
