// Owns: the head of an entry: when it was made, until when it holds, its tags and its metadata. Specification: docs/features/fusioncache.md. Knows no value.
using System.Buffers;
using System.Buffers.Binary;
using System.Text;
using Microsoft.Extensions.Caching.Memory;
using ZiggyCreatures.Caching.Fusion.Internals;

namespace Octavo.FusionCache;

internal readonly record struct EntryHeader(long Timestamp, long Expires, string[]? Tags, FusionCacheEntryMetadata? Metadata)
{
    /// <summary>The first byte of every entry: another layout would have another one.</summary>
    private const byte Layout = 0xF1;

    /// <summary>Layout, flags, two times.</summary>
    private const int Fixed = 2 + sizeof(long) + sizeof(long);

    /// <summary>Tags of an entry. Whenever FusionCache reads one, it looks up each of its tags, one after another, and keeps what it finds for days.</summary>
    internal const int MaxTags = 1_000;

    private static readonly UTF8Encoding s_utf8 = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    private const byte HasTags = 1, HasMetadata = 2, IsStale = 4, HasEager = 8, HasETag = 16, HasModified = 32, HasSize = 64, HasPriority = 128;

    internal static void Write(IBufferWriter<byte> destination, EntryHeader head)
    {
        Span<byte> room = destination.GetSpan(Fixed);
        room[0] = Layout;
        room[1] = head.Flags();
        BinaryPrimitives.WriteInt64LittleEndian(room[2..], head.Timestamp);
        BinaryPrimitives.WriteInt64LittleEndian(room[10..], head.Expires);
        destination.Advance(Fixed);
        PutTags(destination, head.Tags);
        if (head.Metadata is { } metadata)
        {
            Put(destination, metadata.EagerExpirationTimestamp);
            if (metadata.ETag is { } tag)
            {
                Put(destination, tag, "the ETag");
            }
            Put(destination, metadata.LastModifiedTimestamp);
            Put(destination, metadata.Size);
            Put(destination, metadata.Priority);
        }
    }

    /// <summary>Reads a head; false for bytes that are not one.</summary>
    internal static bool TryRead(ReadOnlySpan<byte> data, out EntryHeader head, out int length)
    {
        var reader = new HeaderReader(data);
        head = default;
        length = 0;
        if (reader.Byte() != Layout || reader.IsDamaged)
        {
            return false;
        }
        byte flags = reader.Byte();
        if ((flags & HasMetadata) == 0 && (flags & ~HasTags) != 0)
        {
            return false; // parts of metadata that is not there
        }
        long made = reader.Long(), expires = reader.Long();
        string[]? tags = (flags & HasTags) != 0 ? reader.Texts() : null;
        FusionCacheEntryMetadata? metadata = (flags & HasMetadata) == 0 ? null : new(
            (flags & IsStale) != 0,
            (flags & HasEager) != 0 ? reader.Long() : null,
            (flags & HasETag) != 0 ? reader.Text() : null,
            (flags & HasModified) != 0 ? reader.Long() : null,
            (flags & HasSize) != 0 ? reader.Long() : null,
            (flags & HasPriority) != 0 ? reader.Byte() : null);
        head = new EntryHeader(made, expires, tags, metadata);
        length = reader.Offset;
        return !reader.IsDamaged && IsTime(made) && IsTime(expires) && tags is not { Length: > MaxTags } && IsUsable(metadata);
    }

    /// <summary>Whether FusionCache and its memory cache accept the numbers. They throw for others whenever they use the entry, so that it would be neither a
    /// value nor a miss.</summary>
    private static bool IsUsable(FusionCacheEntryMetadata? metadata) =>
        metadata is null || (IsTime(metadata.EagerExpirationTimestamp ?? 0) && IsTime(metadata.LastModifiedTimestamp ?? 0) && metadata.Size is null or >= 0
            && metadata.Priority is null or <= (byte)CacheItemPriority.NeverRemove);

    private static bool IsTime(long ticks) => (ulong)ticks <= (ulong)DateTime.MaxValue.Ticks;

    private byte Flags() => (byte)((Tags is null ? 0 : HasTags)
        | (Metadata is not { } metadata ? 0 : HasMetadata
            | (metadata.IsStale ? IsStale : 0)
            | (metadata.EagerExpirationTimestamp is null ? 0 : HasEager)
            | (metadata.ETag is null ? 0 : HasETag)
            | (metadata.LastModifiedTimestamp is null ? 0 : HasModified)
            | (metadata.Size is null ? 0 : HasSize)
            | (metadata.Priority is null ? 0 : HasPriority)));

    private static void PutTags(IBufferWriter<byte> destination, string[]? tags)
    {
        if (tags is null)
        {
            return;
        }
        if (tags.Length > MaxTags)
        {
            throw new OctavoException(OctavoErrorCode.InvalidValue, $"an entry has {tags.Length} tags; at most {MaxTags} are stored.", "", -1);
        }
        PutLength(destination, tags.Length);
        foreach (string tag in tags)
        {
            Put(destination, tag, "a tag");
        }
    }

    private static void Put(IBufferWriter<byte> destination, long? value)
    {
        if (value is { } number)
        {
            BinaryPrimitives.WriteInt64LittleEndian(destination.GetSpan(sizeof(long)), number);
            destination.Advance(sizeof(long));
        }
    }

    private static void Put(IBufferWriter<byte> destination, byte? value)
    {
        if (value is { } number)
        {
            destination.Write([number]);
        }
    }

    /// <exception cref="OctavoException">The text has a lone surrogate: another text would be read.</exception>
    private static void Put(IBufferWriter<byte> destination, string text, string what)
    {
        try
        {
            PutLength(destination, s_utf8.GetByteCount(text));
        }
        catch (EncoderFallbackException)
        {
            throw new OctavoException(OctavoErrorCode.InvalidText, $"{what} of the entry has a lone surrogate, which UTF-8 cannot encode.", "", -1);
        }
        s_utf8.GetBytes(text, destination);
    }

    private static void PutLength(IBufferWriter<byte> destination, int length)
    {
        BinaryPrimitives.WriteInt32LittleEndian(destination.GetSpan(sizeof(int)), length);
        destination.Advance(sizeof(int));
    }
}
