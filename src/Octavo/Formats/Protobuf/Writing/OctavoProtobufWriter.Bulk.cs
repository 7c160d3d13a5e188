// Owns: packed sequences on the writing side. docs/formats/protobuf.md, "Repeated fields".
using System.Runtime.InteropServices;
using Octavo.Codecs.RawLayouts;
using Octavo.Internal;

namespace Octavo.Protobuf;

public ref partial struct OctavoProtobufWriter
{
    /// <summary>Elements written at a time, so that no reservation grows with the sequence.</summary>
    private const int Piece = 4096;

    /// <inheritdoc/>
    public static void WritePackedBools(ref OctavoProtobufWriter writer, uint tag, scoped ReadOnlySpan<bool> values)
    {
        if (values.IsEmpty)
        {
            return;
        }
        writer.WritePackedHead(tag, values.Length);
        while (!values.IsEmpty)
        {
            ReadOnlySpan<bool> piece = values[..Math.Min(values.Length, Piece)];
            RawLayoutValues.CopyBools(piece, ref writer.Reserve(piece.Length));
            writer.Advance(piece.Length);
            values = values[piece.Length..];
        }
    }

    /// <inheritdoc/>
    public static void WritePackedInt32s(ref OctavoProtobufWriter writer, uint tag, scoped ReadOnlySpan<int> values) =>
        WritePacked<int, ProtobufNumbers.Int32Kind>(ref writer, tag, values);

    /// <inheritdoc/>
    public static void WritePackedUInt32s(ref OctavoProtobufWriter writer, uint tag, scoped ReadOnlySpan<uint> values) =>
        WritePacked<uint, ProtobufNumbers.UInt32Kind>(ref writer, tag, values);

    /// <inheritdoc/>
    public static void WritePackedInt64s(ref OctavoProtobufWriter writer, uint tag, scoped ReadOnlySpan<long> values) =>
        WritePacked<long, ProtobufNumbers.Int64Kind>(ref writer, tag, values);

    /// <inheritdoc/>
    public static void WritePackedUInt64s(ref OctavoProtobufWriter writer, uint tag, scoped ReadOnlySpan<ulong> values) =>
        WritePacked<ulong, ProtobufNumbers.UInt64Kind>(ref writer, tag, values);

    /// <inheritdoc/>
    public static void WritePackedZigZag32s(ref OctavoProtobufWriter writer, uint tag, scoped ReadOnlySpan<int> values) =>
        WritePacked<int, ProtobufNumbers.ZigZag32Kind>(ref writer, tag, values);

    /// <inheritdoc/>
    public static void WritePackedZigZag64s(ref OctavoProtobufWriter writer, uint tag, scoped ReadOnlySpan<long> values) =>
        WritePacked<long, ProtobufNumbers.ZigZag64Kind>(ref writer, tag, values);

    /// <inheritdoc/>
    public static void WritePackedFixed32s(ref OctavoProtobufWriter writer, uint tag, scoped ReadOnlySpan<uint> values) =>
        writer.WritePackedBytes(tag, MemoryMarshal.AsBytes(values));

    /// <inheritdoc/>
    public static void WritePackedFixed64s(ref OctavoProtobufWriter writer, uint tag, scoped ReadOnlySpan<ulong> values) =>
        writer.WritePackedBytes(tag, MemoryMarshal.AsBytes(values));

    /// <inheritdoc/>
    public static void WritePackedSFixed32s(ref OctavoProtobufWriter writer, uint tag, scoped ReadOnlySpan<int> values) =>
        writer.WritePackedBytes(tag, MemoryMarshal.AsBytes(values));

    /// <inheritdoc/>
    public static void WritePackedSFixed64s(ref OctavoProtobufWriter writer, uint tag, scoped ReadOnlySpan<long> values) =>
        writer.WritePackedBytes(tag, MemoryMarshal.AsBytes(values));

    /// <inheritdoc/>
    public static void WritePackedSingles(ref OctavoProtobufWriter writer, uint tag, scoped ReadOnlySpan<float> values) =>
        writer.WritePackedBytes(tag, MemoryMarshal.AsBytes(values));

    /// <inheritdoc/>
    public static void WritePackedDoubles(ref OctavoProtobufWriter writer, uint tag, scoped ReadOnlySpan<double> values) =>
        writer.WritePackedBytes(tag, MemoryMarshal.AsBytes(values));

    private static void WritePacked<T, TNumber>(ref OctavoProtobufWriter writer, uint tag, scoped ReadOnlySpan<T> values)
        where T : unmanaged
        where TNumber : struct, IProtobufNumber<T>
    {
        if (values.Length <= Piece)
        {
            // At once: the length's width is guessed, two bytes per element.
            ref byte at = ref writer.Reserve(ProtobufTag.Length(tag) + ProtobufVarint.Longest32 + (TNumber.Max * values.Length));
            nint content = PackedContent(tag, values.Length);
            writer.Advance(EndPacked(ref at, tag, content, PutNumbers<T, TNumber>(ref Bytes.At(ref at, content), values)));
            return;
        }
        writer.WritePackedHead(tag, OctavoProtobufSizer.Measure<T, TNumber>(values));
        while (!values.IsEmpty)
        {
            ReadOnlySpan<T> piece = values[..Math.Min(values.Length, Piece)];
            writer.Advance(PutNumbers<T, TNumber>(ref writer.Reserve(TNumber.Max * piece.Length), piece));
            values = values[piece.Length..];
        }
    }

    private static nint PutNumbers<T, TNumber>(ref byte at, scoped ReadOnlySpan<T> values)
        where T : unmanaged
        where TNumber : struct, IProtobufNumber<T>
    {
        nint used = 0;
        foreach (T value in values)
        {
            used += TNumber.Put(ref Bytes.At(ref at, used), value);
        }
        return used;
    }

    /// <summary>Where the elements begin after a tag and a length of the guessed width.</summary>
    private static nint PackedContent(uint tag, int count) => ProtobufTag.Length(tag) + (count < 64 ? 1 : 2);

    /// <summary>Puts tag and length before elements that are there already, and moves these where the guess was wrong.</summary>
    private static nint EndPacked(ref byte at, uint tag, nint content, nint used)
    {
        if (used == 0)
        {
            return 0;
        }
        // Byte by byte: the elements come after it.
        nint n = ProtobufVarint.PutExact(ref at, tag);
        nint needed = n + ProtobufVarint.Length((ulong)used);
        if (needed != content)
        {
            MemoryMarshal.CreateSpan(ref Bytes.At(ref at, content), (int)used).CopyTo(MemoryMarshal.CreateSpan(ref Bytes.At(ref at, needed), (int)used));
        }
        ProtobufVarint.PutExact(ref Bytes.At(ref at, n), (uint)used);
        return needed + used;
    }

    private void WritePackedHead(uint tag, long length)
    {
        ref byte at = ref Reserve(2 * ProtobufVarint.Longest32);
        nint n = ProtobufTag.Put(ref at, tag);
        Advance(n + ProtobufVarint.Put(ref Bytes.At(ref at, n), checked((uint)length)));
    }

    private void WritePackedBytes(uint tag, scoped ReadOnlySpan<byte> raw)
    {
        if (!raw.IsEmpty)
        {
            WritePackedHead(tag, raw.Length);
            _window.WriteRaw(raw);
        }
    }
}
