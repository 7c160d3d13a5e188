// Owns: the contract's members that a tagged format has no use for. They refuse: a codec by hand that calls one does not know Protobuf.
using System.ComponentModel;
using Octavo.Internal;

namespace Octavo;

public ref partial struct OctavoProtobufWriter
{
    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static int MaxHead => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void WriteNull() => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void WriteKey(Layout layout, int number, scoped ReadOnlySpan<byte> literal, bool first) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void WriteEnd() => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void WriteItem(int index) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void WriteImages(scoped ReadOnlySpan<byte> value) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void WriteArrayStart(int count) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void WriteArrayEnd(int count) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void WriteMapStart(int count) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void WriteMapEnd(int count) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void WriteBools(scoped ReadOnlySpan<bool> values) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void WriteSBytes(scoped ReadOnlySpan<sbyte> values) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void WriteInt16s(scoped ReadOnlySpan<short> values) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void WriteUInt16s(scoped ReadOnlySpan<ushort> values) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void WriteInt32s(scoped ReadOnlySpan<int> values) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void WriteUInt32s(scoped ReadOnlySpan<uint> values) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void WriteInt64s(scoped ReadOnlySpan<long> values) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void WriteUInt64s(scoped ReadOnlySpan<ulong> values) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void WriteSingles(scoped ReadOnlySpan<float> values) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void WriteDoubles(scoped ReadOnlySpan<double> values) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void WriteAny(ref OctavoProtobufWriter writer, object? value) => throw Throw.ObjectInProtobuf();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void WriteOpen(ref OctavoProtobufWriter writer, object value, Type union) => throw Throw.ObjectInProtobuf();
}
