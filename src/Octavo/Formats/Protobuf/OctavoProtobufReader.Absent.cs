// Owns: the contract's members that a tagged format has no use for. They refuse: a codec by hand that calls one does not know Protobuf.
using System.ComponentModel;
using Octavo.Internal;

namespace Octavo;

public ref partial struct OctavoProtobufReader
{
    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly bool TryReadNull() => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly int ReadStart(Layout layout) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly int ReadValueStart(Layout layout, int known) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly bool ReadPresence() => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly int ReadArrayStart(int image) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly bool NextItem(scoped ref int remaining) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly int ReadMapStart() => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly bool NextEntry(scoped ref int remaining) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void BeginKey(bool quoted) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void EndKey(bool quoted) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    /// <remarks>What is counted was gathered before.</remarks>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly int FirstCapacity(int count, int elementSize) => count;

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly bool TryKey(scoped ReadOnlySpan<byte> literal, int number, Layout layout, bool first, scoped ref int remaining) =>
        throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly bool NextKey(scoped ref int remaining, bool first, out ReadOnlySpan<byte> key, out long number) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void SkipGap(int slots) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void SkipRest(int known, int members) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void OnUnknown(scoped ReadOnlySpan<byte> key) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void ReadImages(scoped Span<byte> destination) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly bool[]? ReadBoolArray() => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly List<bool>? ReadBoolList() => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly sbyte[]? ReadSByteArray() => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly List<sbyte>? ReadSByteList() => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly short[]? ReadInt16Array() => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly List<short>? ReadInt16List() => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly ushort[]? ReadUInt16Array() => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly List<ushort>? ReadUInt16List() => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly int[]? ReadInt32Array() => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly List<int>? ReadInt32List() => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly uint[]? ReadUInt32Array() => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly List<uint>? ReadUInt32List() => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly long[]? ReadInt64Array() => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly List<long>? ReadInt64List() => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly ulong[]? ReadUInt64Array() => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly List<ulong>? ReadUInt64List() => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly float[]? ReadSingleArray() => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly List<float>? ReadSingleList() => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly double[]? ReadDoubleArray() => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly List<double>? ReadDoubleList() => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static object? ReadAny(ref OctavoProtobufReader reader) => throw Throw.ObjectInProtobuf();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static bool TryReadOpen(ref OctavoProtobufReader reader, Type union, out object? value) => throw Throw.ObjectInProtobuf();
}
