// Owns: the lengths of packed sequences. Knows no bytes.
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo;

public ref partial struct OctavoProtobufSizer
{
    /// <inheritdoc/>
    public static void WritePackedBools(ref OctavoProtobufSizer writer, uint tag, scoped ReadOnlySpan<bool> values) => writer.AddPacked(tag, values.Length);

    /// <inheritdoc/>
    public static void WritePackedInt32s(ref OctavoProtobufSizer writer, uint tag, scoped ReadOnlySpan<int> values)
    {
        long length = 0;
        foreach (int value in values)
        {
            length += PutInt32(ref Unsafe.NullRef<byte>(), value);
        }
        writer.AddPacked(tag, length);
    }

    /// <inheritdoc/>
    public static void WritePackedUInt32s(ref OctavoProtobufSizer writer, uint tag, scoped ReadOnlySpan<uint> values)
    {
        long length = 0;
        foreach (uint value in values)
        {
            length += PutUInt32(ref Unsafe.NullRef<byte>(), value);
        }
        writer.AddPacked(tag, length);
    }

    /// <inheritdoc/>
    public static void WritePackedInt64s(ref OctavoProtobufSizer writer, uint tag, scoped ReadOnlySpan<long> values)
    {
        long length = 0;
        foreach (long value in values)
        {
            length += PutInt64(ref Unsafe.NullRef<byte>(), value);
        }
        writer.AddPacked(tag, length);
    }

    /// <inheritdoc/>
    public static void WritePackedUInt64s(ref OctavoProtobufSizer writer, uint tag, scoped ReadOnlySpan<ulong> values)
    {
        long length = 0;
        foreach (ulong value in values)
        {
            length += PutUInt64(ref Unsafe.NullRef<byte>(), value);
        }
        writer.AddPacked(tag, length);
    }

    /// <inheritdoc/>
    public static void WritePackedZigZag32s(ref OctavoProtobufSizer writer, uint tag, scoped ReadOnlySpan<int> values)
    {
        long length = 0;
        foreach (int value in values)
        {
            length += PutZigZag32(ref Unsafe.NullRef<byte>(), value);
        }
        writer.AddPacked(tag, length);
    }

    /// <inheritdoc/>
    public static void WritePackedZigZag64s(ref OctavoProtobufSizer writer, uint tag, scoped ReadOnlySpan<long> values)
    {
        long length = 0;
        foreach (long value in values)
        {
            length += PutZigZag64(ref Unsafe.NullRef<byte>(), value);
        }
        writer.AddPacked(tag, length);
    }

    /// <inheritdoc/>
    public static void WritePackedFixed32s(ref OctavoProtobufSizer writer, uint tag, scoped ReadOnlySpan<uint> values) => writer.AddPacked(tag, 4L * values.Length);

    /// <inheritdoc/>
    public static void WritePackedFixed64s(ref OctavoProtobufSizer writer, uint tag, scoped ReadOnlySpan<ulong> values) => writer.AddPacked(tag, 8L * values.Length);

    /// <inheritdoc/>
    public static void WritePackedSFixed32s(ref OctavoProtobufSizer writer, uint tag, scoped ReadOnlySpan<int> values) => writer.AddPacked(tag, 4L * values.Length);

    /// <inheritdoc/>
    public static void WritePackedSFixed64s(ref OctavoProtobufSizer writer, uint tag, scoped ReadOnlySpan<long> values) => writer.AddPacked(tag, 8L * values.Length);

    /// <inheritdoc/>
    public static void WritePackedSingles(ref OctavoProtobufSizer writer, uint tag, scoped ReadOnlySpan<float> values) => writer.AddPacked(tag, 4L * values.Length);

    /// <inheritdoc/>
    public static void WritePackedDoubles(ref OctavoProtobufSizer writer, uint tag, scoped ReadOnlySpan<double> values) => writer.AddPacked(tag, 8L * values.Length);

    private void AddPacked(uint tag, long length)
    {
        if (length != 0)
        {
            _length += ProtobufTag.Length(tag) + ProtobufVarint.Length((ulong)length) + length;
        }
    }
}
