// Owns: MemoryPack's candidates: UTF-8 text as documented by default, and UTF-16.
// Must not know: the engine.
using System.Buffers;
using MemoryPack;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;
using Octavo.Lab.Workloads.Attacks;
using Octavo.Lab.Workloads.Messages;

namespace Octavo.Lab.Peers;

/// <summary>The adapter of MemoryPack.</summary>
public sealed class MemoryPackPeer : IPeer
{
    /// <inheritdoc/>
    public IReadOnlyList<ICandidate> Candidates { get; } =
        [new MessageCandidate<Utf8MemoryPack>(), new MessageCandidate<Utf16MemoryPack>(), new GraphCandidate<Utf8MemoryPack>(),
            new GraphCandidate<Utf16MemoryPack>()];

    /// <inheritdoc/>
    public IReadOnlyList<IAttacked> Attacked { get; } = [new AttackedCandidate<AttackedMemoryPack>()];

    // MemoryPack has no synchronous call that writes to a stream: a reused buffer in between allocates nothing.
    internal static readonly ArrayBufferWriter<byte> Reused = new(256 * 1024);

    // MemoryPack has no formatter for members of type object.
    internal static bool Has(string row) => row != nameof(BoxedPrimitivesMessage);

    // Measured with this version: 10,000 nodes make the round trip on a stack of 8 MB, and 15,000 end the process.
    internal static string? LacksGraph(string row) =>
        row == GraphCatalog.LinkedList
            ? "MemoryPack: generated formatters recurse without a limit: a list of 15,000 nodes overflows a stack of 8 MB, which ends the process" : null;
}

/// <summary>Default options.</summary>
public struct Utf8MemoryPack : IMessageSubject, IGraphSubject
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
    public static bool Has(string row) => MemoryPackPeer.Has(row);

    /// <inheritdoc/>
    public static string? Lacks(string row) => MemoryPackPeer.LacksGraph(row);

    /// <inheritdoc/>
    public static void WriteAll(Stream destination, MessageBase[] messages)
    {
        ArrayBufferWriter<byte> buffer = MemoryPackPeer.Reused;
        foreach (MessageBase message in messages)
        {
            buffer.ResetWrittenCount();
            MemoryPackSerializer.Serialize(buffer, message);
            destination.Write(buffer.WrittenSpan);
        }
    }

    /// <inheritdoc/>
    public static void ReadAll(MemoryStream source, MessageBase?[] messages)
    {
        ReadOnlySpan<byte> left = source.GetBuffer().AsSpan((int)source.Position, (int)(source.Length - source.Position));
        for (int i = 0; i < messages.Length; i++)
        {
            MessageBase? message = null;
            left = left[MemoryPackSerializer.Deserialize(left, ref message)..];
            messages[i] = message;
        }

        source.Position = source.Length - left.Length;
    }

    /// <inheritdoc/>
    public static bool HasUnions => true;

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => MemoryPackSerializer.Serialize(destination, value);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => MemoryPackSerializer.Serialize(value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => MemoryPackSerializer.Deserialize<T>(source)!;
}

/// <summary>UTF-16 text: larger, and copied instead of encoded.</summary>
public struct Utf16MemoryPack : IMessageSubject, IGraphSubject
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
    public static bool Has(string row) => MemoryPackPeer.Has(row);

    /// <inheritdoc/>
    public static string? Lacks(string row) => MemoryPackPeer.LacksGraph(row);

    /// <inheritdoc/>
    public static void WriteAll(Stream destination, MessageBase[] messages)
    {
        ArrayBufferWriter<byte> buffer = MemoryPackPeer.Reused;
        foreach (MessageBase message in messages)
        {
            buffer.ResetWrittenCount();
            MemoryPackSerializer.Serialize(buffer, message, Options);
            destination.Write(buffer.WrittenSpan);
        }
    }

    /// <inheritdoc/>
    public static void ReadAll(MemoryStream source, MessageBase?[] messages)
    {
        ReadOnlySpan<byte> left = source.GetBuffer().AsSpan((int)source.Position, (int)(source.Length - source.Position));
        for (int i = 0; i < messages.Length; i++)
        {
            MessageBase? message = null;
            left = left[MemoryPackSerializer.Deserialize(left, ref message, Options)..];
            messages[i] = message;
        }

        source.Position = source.Length - left.Length;
    }

    /// <inheritdoc/>
    public static bool HasUnions => true;

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => MemoryPackSerializer.Serialize(destination, value, Options);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => MemoryPackSerializer.Serialize(value, Options);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => MemoryPackSerializer.Deserialize<T>(source, Options)!;
}
