// Owns: the bytes of an entry: its head, then the stamped value. Specification: docs/features/fusioncache.md. Knows no format.
using System.Buffers;
using Octavo.Buffers;
using ZiggyCreatures.Caching.Fusion.Internals.Distributed;

namespace Octavo.FusionCache;

internal sealed class Entries<TValue>(OctavoFusionCacheOptions options) : IEntries<FusionCacheDistributedEntry<TValue>>
{
    private readonly OctavoStampedValues<TValue> _values = new(options);

    public byte[] Write(FusionCacheDistributedEntry<TValue> entry)
    {
        using var bytes = new OctavoBuffer();
        EntryHeader.Write(bytes, new EntryHeader(entry.Timestamp, entry.LogicalExpirationTimestamp, entry.Tags, entry.Metadata));
        _values.Write(bytes, entry.Value);
        return bytes.WrittenSpan.ToArray();
    }

    public FusionCacheDistributedEntry<TValue>? Read(byte[] data)
    {
        if (!EntryHeader.TryRead(data, out EntryHeader head, out int length))
        {
            return null;
        }
        var rest = new ReadOnlySequence<byte>(data, length, data.Length - length);
        return _values.TryRead(in rest, out TValue? value, out _)
            ? new FusionCacheDistributedEntry<TValue>(value!, head.Timestamp, head.Expires, head.Tags, head.Metadata) : null;
    }
}
