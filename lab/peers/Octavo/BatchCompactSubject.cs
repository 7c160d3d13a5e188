// Owns: Compact's candidate for document 001 that writes a batch in one call.
// Must not know: the engine.
using System.Buffers;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;
using Octavo.Lab.Workloads.Messages;

namespace Octavo.Lab.Peers;

/// <summary>All messages as one array of the base type: what a call costs is paid once, and a count comes before the messages.</summary>
public struct BatchCompactSubject : IMessageSubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = CompactSubject.Info with
    {
        Name = Codecs.Named("Octavo Compact (one array)"),
        Options = $"default options: {Codecs.Kind}; the batch in one call, as an array of the base type",
        Tables = [WorkloadCatalog.NetSerializer2],
        ComparedWith = "Octavo Compact (one array)",
    };

    /// <inheritdoc/>
    public static bool Has(string row) => CompactSubject.Has(row);

    /// <summary>The server reads until the client closes.</summary>
    public static MessageSocket? Socket { get; } =
        new(WriteAll, (source, messages) => OctavoCompact.Deserialize<MessageBase[]>(source, MessageOptions.Compact)!.CopyTo(messages, 0));

    /// <inheritdoc/>
    public static void WriteAll(Stream destination, MessageBase[] messages) => OctavoCompact.Serialize(destination, messages, MessageOptions.Compact);

    /// <inheritdoc/>
    public static void ReadAll(MemoryStream source, MessageBase?[] messages)
    {
        ReadOnlySpan<byte> bytes = source.GetBuffer().AsSpan((int)source.Position, (int)(source.Length - source.Position));
        OctavoCompact.Deserialize<MessageBase[]>(bytes, MessageOptions.Compact)!.CopyTo(messages, 0);
        source.Position = source.Length;
    }

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => OctavoCompact.Serialize(destination, value);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => OctavoCompact.Serialize(value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => OctavoCompact.Deserialize<T>(source)!;
}
