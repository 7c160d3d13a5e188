// Owns: packed fields (Protobuf). Knows no format.
using System.ComponentModel;

namespace Octavo.Contracts;

/// <summary>Packed fields (Protobuf): a part of <see cref="ITaggedWriter{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IPackedWriter<TSelf>
    where TSelf : struct, ITaggedWriter<TSelf>, allows ref struct
{
    /// <summary>Writes a packed sequence of <see cref="bool"/>: tag, length, elements; nothing if there are none.</summary>
    static abstract void WritePackedBools(ref TSelf writer, uint tag, scoped ReadOnlySpan<bool> values);

    /// <summary>Writes a packed sequence of <see cref="int"/> (int32): tag, length, elements; nothing if there are none.</summary>
    static abstract void WritePackedInt32s(ref TSelf writer, uint tag, scoped ReadOnlySpan<int> values);

    /// <summary>Writes a packed sequence of <see cref="uint"/> (uint32): tag, length, elements; nothing if there are none.</summary>
    static abstract void WritePackedUInt32s(ref TSelf writer, uint tag, scoped ReadOnlySpan<uint> values);

    /// <summary>Writes a packed sequence of <see cref="long"/> (int64): tag, length, elements; nothing if there are none.</summary>
    static abstract void WritePackedInt64s(ref TSelf writer, uint tag, scoped ReadOnlySpan<long> values);

    /// <summary>Writes a packed sequence of <see cref="ulong"/> (uint64): tag, length, elements; nothing if there are none.</summary>
    static abstract void WritePackedUInt64s(ref TSelf writer, uint tag, scoped ReadOnlySpan<ulong> values);

    /// <summary>Writes a packed sequence of <see cref="int"/> declared as zigzag (sint32): tag, length, elements; nothing if there are none.</summary>
    static abstract void WritePackedZigZag32s(ref TSelf writer, uint tag, scoped ReadOnlySpan<int> values);

    /// <summary>Writes a packed sequence of <see cref="long"/> declared as zigzag (sint64): tag, length, elements; nothing if there are none.</summary>
    static abstract void WritePackedZigZag64s(ref TSelf writer, uint tag, scoped ReadOnlySpan<long> values);

    /// <summary>Writes a packed sequence of <see cref="uint"/> declared as fixed (fixed32): tag, length, elements; nothing if there are none.</summary>
    static abstract void WritePackedFixed32s(ref TSelf writer, uint tag, scoped ReadOnlySpan<uint> values);

    /// <summary>Writes a packed sequence of <see cref="ulong"/> declared as fixed (fixed64): tag, length, elements; nothing if there are none.</summary>
    static abstract void WritePackedFixed64s(ref TSelf writer, uint tag, scoped ReadOnlySpan<ulong> values);

    /// <summary>Writes a packed sequence of <see cref="int"/> declared as fixed (sfixed32): tag, length, elements; nothing if there are none.</summary>
    static abstract void WritePackedSFixed32s(ref TSelf writer, uint tag, scoped ReadOnlySpan<int> values);

    /// <summary>Writes a packed sequence of <see cref="long"/> declared as fixed (sfixed64): tag, length, elements; nothing if there are none.</summary>
    static abstract void WritePackedSFixed64s(ref TSelf writer, uint tag, scoped ReadOnlySpan<long> values);

    /// <summary>Writes a packed sequence of <see cref="float"/>: tag, length, elements; nothing if there are none.</summary>
    static abstract void WritePackedSingles(ref TSelf writer, uint tag, scoped ReadOnlySpan<float> values);

    /// <summary>Writes a packed sequence of <see cref="double"/>: tag, length, elements; nothing if there are none.</summary>
    static abstract void WritePackedDoubles(ref TSelf writer, uint tag, scoped ReadOnlySpan<double> values);
}
