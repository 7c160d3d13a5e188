// Owns: a format in a compression: the byte before the value, and what is left as it is. Specification: docs/features/compression.md. Knows no method.
using System.Buffers;
using Octavo.Buffers;

namespace Octavo.Compression;

/// <summary>
/// With the tag, byte 0 is 0 for an uncompressed value, which follows; else it is the number of the method, and the length of the compressed bytes (groups of 7
/// bits, lowest first, the highest bit set if another follows) comes before them. Without the tag, the data is only the compressed value.
/// </summary>
internal sealed class CompressedFormat(OctavoFormat inner, OctavoCompressionOptions options) : OctavoFormat
{
    private const byte Plain = 0;

    /// <summary>The maximum number of 7-bit groups in a length.</summary>
    private const int LengthGroups = 5;

    public override string Name => options.IsTagged ? $"{inner.Name} compressed" : $"{inner.Name} {Methods.Suffix(options.Method)}";

    public override IReadOnlyList<string> MediaTypes =>
        [$"application/vnd.octavo.{inner.Name.ToLowerInvariant().Replace(' ', '-')}-{(options.IsTagged ? "compressed" : Methods.Suffix(options.Method))}"];

    public override OctavoOptions Options => inner.Options;

    public override OctavoFormat With(OctavoOptions changed) => new CompressedFormat(inner.With(changed), options);

    public override bool CanSerialize(Type type) => inner.CanSerialize(type);

    protected override void WriteValue(IBufferWriter<byte> destination, object? value, Type type)
    {
        if (!options.IsTagged)
        {
            var compressed = new BufferStream(destination, Name);
            using (Stream compressing = Methods.Compress(compressed, options.Method, options.Level, leaveOpen: false))
            {
                inner.Serialize(compressing, value, type);
            }
            if (compressed.IsEmpty)
            {
                CheckedBufferWriter.Put(destination, Methods.Nothing(options.Method), Name);
            }
            return;
        }
        using var plain = new OctavoBuffer();
        inner.Serialize(plain, value, type);
        if (plain.WrittenCount < options.MinLength || !TryCompress(destination, plain.WrittenSpan))
        {
            CheckedBufferWriter.Put(destination, [Plain], Name);
            CheckedBufferWriter.Put(destination, plain.WrittenSpan, Name);
        }
    }

    protected override object? ReadValue(in ReadOnlySequence<byte> source, Type type, out long consumed)
    {
        if (!options.IsTagged)
        {
            consumed = source.Length;
            return Expand(in source, options.Method, type);
        }
        var reader = new SequenceReader<byte>(source);
        if (!reader.TryRead(out byte method))
        {
            throw Error(OctavoErrorCode.EndOfData, "the byte that names the method is missing.", 0);
        }
        if (method == Plain)
        {
            try
            {
                object? value = inner.Deserialize(reader.UnreadSequence, type, out consumed);
                consumed++;
                return value;
            }
            catch (OctavoException found)
            {
                throw found.After(1);
            }
        }
        if (!Enum.IsDefined((CompressionMethod)method))
        {
            throw Error(OctavoErrorCode.InvalidData, $"byte {method} is not a known compression method.", 0);
        }
        long length = Length(ref reader);
        if (length > reader.Remaining)
        {
            throw Error(OctavoErrorCode.EndOfData, $"{length} compressed bytes were announced, but {reader.Remaining} follow.", source.Length);
        }
        consumed = reader.Consumed + length;
        return Expand(reader.UnreadSequence.Slice(0, length), (CompressionMethod)method, type);
    }

    /// <summary>Compresses if that makes the value shorter.</summary>
    private bool TryCompress(IBufferWriter<byte> destination, ReadOnlySpan<byte> plain)
    {
        using var compressed = new OctavoBuffer();
        using (Stream compressing = Methods.Compress(new BufferStream(compressed, Name), options.Method, options.Level, leaveOpen: false))
        {
            compressing.Write(plain);
        }
        if (compressed.WrittenCount + LengthGroups >= plain.Length)
        {
            return false;
        }
        Span<byte> head = stackalloc byte[1 + LengthGroups];
        head[0] = (byte)options.Method;
        int at = 1;
        uint length = (uint)compressed.WrittenCount;
        for (; length > 0x7F; length >>= 7)
        {
            head[at++] = (byte)(length | 0x80);
        }
        head[at++] = (byte)length;
        CheckedBufferWriter.Put(destination, head[..at], Name);
        CheckedBufferWriter.Put(destination, compressed.WrittenSpan, Name);
        return true;
    }

    private object? Expand(in ReadOnlySequence<byte> compressed, CompressionMethod method, Type type)
    {
        var bytes = new ValueStream(in compressed);
        long maxBytes = inner.Options.Limits.MaxTotalBytes;
        using var expanding = new ExpandingStream(bytes, method, options, compressed.Length, maxBytes, leaveOpen: true, Name, isValue: true);
        using var plain = new OctavoBuffer();
        for (int read; (read = expanding.Read(plain.GetSpan())) != 0;)
        {
            plain.Advance(read);
        }
        if (bytes.HasMore)
        {
            throw Error(OctavoErrorCode.TrailingData, "bytes follow the compressed value.", compressed.Length);
        }
        return inner.Deserialize(plain.WrittenSpan, type);
    }

    private long Length(ref SequenceReader<byte> reader)
    {
        ulong length = 0;
        for (int group = 0; group < LengthGroups; group++)
        {
            if (!reader.TryRead(out byte next))
            {
                throw Error(OctavoErrorCode.EndOfData, "the data ends inside the length of the compressed value.", reader.Consumed);
            }
            length |= (ulong)(next & 0x7F) << (group * 7);
            if (next <= 0x7F)
            {
                return (long)length;
            }
        }
        throw Error(OctavoErrorCode.InvalidData, $"a length of more than {LengthGroups} bytes.", reader.Consumed);
    }

    private OctavoException Error(OctavoErrorCode code, string reason, long offset) => new(code, reason, Name, offset);
}
