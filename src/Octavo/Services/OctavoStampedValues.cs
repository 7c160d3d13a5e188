// Owns: the bytes of a stamped value: format, schema, compression, content. Specification: docs/features/caching.md. Knows no store.
using System.Buffers;
using System.Buffers.Binary;
using System.IO.Compression;
using Octavo.Buffers;
using Octavo.Services;

namespace Octavo;

/// <summary>Writes values of one type with their format and the version of their type: for caches and other stores, where a value from another version must be
/// a miss and never misread.</summary>
/// <remarks>
/// Byte 0 is the number of the format, with the highest bit set for compressed content. Bytes 1 to 8 are the schema hash with member names, lowest byte first.
/// For compressed content, bytes 9 to 12 are its length before compression, lowest byte first. Null is byte 0 and the hash in every format, also in one that
/// has no null. Any number of threads may use it.
/// </remarks>
/// <typeparam name="T">A type with a codec.</typeparam>
public sealed class OctavoStampedValues<T>
{
    private const int HeadLength = 9;
    private const int LengthLength = 4;
    private const byte Compressed = 0x80;
    private const byte Null = 0;

    /// <summary>The length to which a value may expand, whatever the ratio.</summary>
    private const int Unquestioned = 1 << 20;

    /// <summary>The quality and window of Brotli: a cache writes often, and only the first levels keep up with a network.</summary>
    private const int Quality = 1;
    private const int Window = 22;

    private readonly OctavoFormat _format;
    private readonly int? _compressFrom;
    private readonly int _maxRatio;
    private readonly ulong _hash;
    private readonly byte _kind;

    /// <summary>Makes one with options, which are read now and not again.</summary>
    /// <param name="options">Format and compression.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NoCodec"/>: the type has no codec.</exception>
    /// <exception cref="NotSupportedException">The codec of the type was written by hand and has no Shape.</exception>
    public OctavoStampedValues(OctavoStampedOptions options)
    {
        ArgumentNullException.ThrowIfNull(options);
        _format = options.Format;
        _compressFrom = options.CompressFrom;
        _maxRatio = options.MaxRatio;
        _hash = FormatStamp.Hash<T>(_format);
        _kind = FormatStamp.Kind(_format);
    }

    /// <summary>Writes a value with its head.</summary>
    /// <param name="destination">Where to.</param>
    /// <param name="value">The value.</param>
    /// <exception cref="OctavoException">The value cannot be written.</exception>
    public void Write(IBufferWriter<byte> destination, T value)
    {
        if (value is null)
        {
            PutHead(destination, Null);
            return;
        }
        if (_compressFrom is not { } least)
        {
            PutHead(destination, _kind);
            _format.Serialize(destination, value);
            return;
        }
        using var plain = new OctavoBuffer();
        _format.Serialize(plain, value);
        if (plain.WrittenCount < least || !TryCompress(destination, plain.WrittenSpan))
        {
            PutHead(destination, _kind);
            CheckedBufferWriter.Put(destination, plain.WrittenSpan, _format.Name);
        }
    }

    /// <summary>Reads a value; false for a value from another version or program, and for damaged data.</summary>
    /// <param name="source">The head and the value, and nothing after it.</param>
    /// <param name="value">The value, or default.</param>
    /// <param name="reason">The reason, for a log; empty if there is a value.</param>
    /// <returns>Whether the bytes are a value of this type in this format.</returns>
    public bool TryRead(in ReadOnlySequence<byte> source, out T? value, out string reason)
    {
        Span<byte> head = stackalloc byte[HeadLength];
        if (source.Length < HeadLength)
        {
            value = default;
            reason = $"{source.Length} bytes are not a stamped value";
            return false;
        }
        source.Slice(0, HeadLength).CopyTo(head);
        if (head[0] == Null && source.Length == HeadLength && default(T) is null && BinaryPrimitives.ReadUInt64LittleEndian(head[1..]) == _hash)
        {
            value = default;
            reason = "";
            return true;
        }
        if ((head[0] & ~Compressed) != _kind || BinaryPrimitives.ReadUInt64LittleEndian(head[1..]) != _hash)
        {
            value = default;
            reason =
                $"it is of format {head[0] & ~Compressed} and schema {BinaryPrimitives.ReadUInt64LittleEndian(head[1..]):x16}, but {typeof(T)} in {_format} is {_kind} and {_hash:x16}";
            return false;
        }
        ReadOnlySequence<byte> content = source.Slice(HeadLength);
        bool isRead = (head[0] & Compressed) == 0 ? _format.TryDeserialize(in content, out value, out OctavoError error)
            : TryExpand(in content, out value, out error);
        reason = error.Message ?? "";
        return isRead;
    }

    private void PutHead(IBufferWriter<byte> destination, byte kind)
    {
        Span<byte> head = CheckedBufferWriter.Of(destination, HeadLength, _format.Name);
        head[0] = kind;
        BinaryPrimitives.WriteUInt64LittleEndian(head[1..], _hash);
        destination.Advance(HeadLength);
    }

    /// <summary>Compresses if that makes it shorter.</summary>
    private bool TryCompress(IBufferWriter<byte> destination, ReadOnlySpan<byte> plain)
    {
        byte[] room = ArrayPool<byte>.Shared.Rent(Math.Max(plain.Length, 1));
        try
        {
            if (!BrotliEncoder.TryCompress(plain, room.AsSpan(0, plain.Length), out int length, Quality, Window) || length + LengthLength >= plain.Length)
            {
                return false;
            }
            PutHead(destination, (byte)(_kind | Compressed));
            BinaryPrimitives.WriteInt32LittleEndian(CheckedBufferWriter.Of(destination, LengthLength, _format.Name), plain.Length);
            destination.Advance(LengthLength);
            CheckedBufferWriter.Put(destination, room.AsSpan(0, length), _format.Name);
            return true;
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(room);
        }
    }

    private bool TryExpand(in ReadOnlySequence<byte> content, out T? value, out OctavoError error)
    {
        value = default;
        Span<byte> head = stackalloc byte[LengthLength];
        if (content.Length < LengthLength)
        {
            error = Error("the value ends in its head");
            return false;
        }
        content.Slice(0, LengthLength).CopyTo(head);
        int length = BinaryPrimitives.ReadInt32LittleEndian(head);
        long compressed = content.Length - LengthLength;
        if (compressed > Array.MaxLength || length < 0 || (length > Unquestioned && length > compressed * _maxRatio)
            || length > _format.Options.Limits.MaxTotalBytes)
        {
            error = Error($"{compressed} bytes announce that they expand to {length}, which OctavoStampedOptions.MaxRatio or the limits do not allow");
            return false;
        }
        byte[] packed = ArrayPool<byte>.Shared.Rent((int)compressed);
        byte[] plain = ArrayPool<byte>.Shared.Rent(Math.Max(length, 1));
        try
        {
            content.Slice(LengthLength).CopyTo(packed);
            using var decoder = new BrotliDecoder();
            if (decoder.Decompress(packed.AsSpan(0, (int)compressed), plain.AsSpan(0, length), out int consumed, out int written) != OperationStatus.Done
                || consumed != compressed || written != length)
            {
                error = Error("the compressed value is damaged");
                return false;
            }
            return _format.TryDeserialize(plain.AsSpan(0, length), out value, out error);
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(packed);
            ArrayPool<byte>.Shared.Return(plain);
        }
    }

    private OctavoError Error(string message) => new(OctavoErrorCode.InvalidData, _format.Name, -1, "", message);
}
