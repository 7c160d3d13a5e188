// Owns: the lengths of packed sequences. Knows no bytes.
using Octavo.Protobuf;

namespace Octavo.Internal;

public ref partial struct OctavoProtobufSizer
{
    /// <inheritdoc/>
    public static void WritePackedBools(ref OctavoProtobufSizer writer, uint tag, scoped ReadOnlySpan<bool> values) => writer.AddPacked(tag, values.Length);

    /// <inheritdoc/>
    public static void WritePackedInt32s(ref OctavoProtobufSizer writer, uint tag, scoped ReadOnlySpan<int> values) =>
        writer.AddPacked(tag, Measure<int, ProtobufNumbers.Int32Kind>(values));

    /// <inheritdoc/>
    public static void WritePackedUInt32s(ref OctavoProtobufSizer writer, uint tag, scoped ReadOnlySpan<uint> values) =>
        writer.AddPacked(tag, Measure<uint, ProtobufNumbers.UInt32Kind>(values));

    /// <inheritdoc/>
    public static void WritePackedInt64s(ref OctavoProtobufSizer writer, uint tag, scoped ReadOnlySpan<long> values) =>
        writer.AddPacked(tag, Measure<long, ProtobufNumbers.Int64Kind>(values));

    /// <inheritdoc/>
    public static void WritePackedUInt64s(ref OctavoProtobufSizer writer, uint tag, scoped ReadOnlySpan<ulong> values) =>
        writer.AddPacked(tag, Measure<ulong, ProtobufNumbers.UInt64Kind>(values));

    /// <inheritdoc/>
    public static void WritePackedZigZag32s(ref OctavoProtobufSizer writer, uint tag, scoped ReadOnlySpan<int> values) =>
        writer.AddPacked(tag, Measure<int, ProtobufNumbers.ZigZag32Kind>(values));

    /// <inheritdoc/>
    public static void WritePackedZigZag64s(ref OctavoProtobufSizer writer, uint tag, scoped ReadOnlySpan<long> values) =>
        writer.AddPacked(tag, Measure<long, ProtobufNumbers.ZigZag64Kind>(values));

    /// <inheritdoc/>
    public static void WritePackedFixed32s(ref OctavoProtobufSizer writer, uint tag, scoped ReadOnlySpan<uint> values) =>
        writer.AddPacked(tag, 4L * values.Length);

    /// <inheritdoc/>
    public static void WritePackedFixed64s(ref OctavoProtobufSizer writer, uint tag, scoped ReadOnlySpan<ulong> values) =>
        writer.AddPacked(tag, 8L * values.Length);

    /// <inheritdoc/>
    public static void WritePackedSFixed32s(ref OctavoProtobufSizer writer, uint tag, scoped ReadOnlySpan<int> values) =>
        writer.AddPacked(tag, 4L * values.Length);

    /// <inheritdoc/>
    public static void WritePackedSFixed64s(ref OctavoProtobufSizer writer, uint tag, scoped ReadOnlySpan<long> values) =>
        writer.AddPacked(tag, 8L * values.Length);

    /// <inheritdoc/>
    public static void WritePackedSingles(ref OctavoProtobufSizer writer, uint tag, scoped ReadOnlySpan<float> values) =>
        writer.AddPacked(tag, 4L * values.Length);

    /// <inheritdoc/>
    public static void WritePackedDoubles(ref OctavoProtobufSizer writer, uint tag, scoped ReadOnlySpan<double> values) =>
        writer.AddPacked(tag, 8L * values.Length);

    /// <summary>Bytes that the numbers take, one after the other.</summary>
    internal static long Measure<T, TNumber>(scoped ReadOnlySpan<T> values)
        where T : unmanaged
        where TNumber : struct, IProtobufNumber<T>
    {
        long length = 0;
        foreach (T value in values)
        {
            length += TNumber.Length(value);
        }
        return length;
    }

    private void AddPacked(uint tag, long length)
    {
        if (length != 0)
        {
            _length += ProtobufTag.Length(tag) + ProtobufVarint.Length((ulong)length) + length;
        }
    }
}
