// Owns: packed fields (Protobuf). Knows no format.
using System.ComponentModel;
using Octavo.Internal;

namespace Octavo.Contracts;

/// <summary>Packed fields (Protobuf): a part of <see cref="IEngineWriter{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IPackedWriter<TSelf>
    where TSelf : struct, IEngineWriter<TSelf>, allows ref struct
{
    /// <summary>Writes a packed sequence of <see cref="bool"/>: tag, length, elements; nothing where there are none.</summary>
    static virtual void WritePackedBools(ref TSelf writer, uint tag, scoped ReadOnlySpan<bool> values) => throw Family.NotTagged();

    /// <summary>Writes a packed sequence of <see cref="int"/> (int32): tag, length, elements; nothing where there are none.</summary>
    static virtual void WritePackedInt32s(ref TSelf writer, uint tag, scoped ReadOnlySpan<int> values) => throw Family.NotTagged();

    /// <summary>Writes a packed sequence of <see cref="uint"/> (uint32): tag, length, elements; nothing where there are none.</summary>
    static virtual void WritePackedUInt32s(ref TSelf writer, uint tag, scoped ReadOnlySpan<uint> values) => throw Family.NotTagged();

    /// <summary>Writes a packed sequence of <see cref="long"/> (int64): tag, length, elements; nothing where there are none.</summary>
    static virtual void WritePackedInt64s(ref TSelf writer, uint tag, scoped ReadOnlySpan<long> values) => throw Family.NotTagged();

    /// <summary>Writes a packed sequence of <see cref="ulong"/> (uint64): tag, length, elements; nothing where there are none.</summary>
    static virtual void WritePackedUInt64s(ref TSelf writer, uint tag, scoped ReadOnlySpan<ulong> values) => throw Family.NotTagged();

    /// <summary>Writes a packed sequence of <see cref="int"/> declared as zigzag (sint32): tag, length, elements; nothing where there are none.</summary>
    static virtual void WritePackedZigZag32s(ref TSelf writer, uint tag, scoped ReadOnlySpan<int> values) => throw Family.NotTagged();

    /// <summary>Writes a packed sequence of <see cref="long"/> declared as zigzag (sint64): tag, length, elements; nothing where there are none.</summary>
    static virtual void WritePackedZigZag64s(ref TSelf writer, uint tag, scoped ReadOnlySpan<long> values) => throw Family.NotTagged();

    /// <summary>Writes a packed sequence of <see cref="uint"/> declared as fixed (fixed32): tag, length, elements; nothing where there are none.</summary>
    static virtual void WritePackedFixed32s(ref TSelf writer, uint tag, scoped ReadOnlySpan<uint> values) => throw Family.NotTagged();

    /// <summary>Writes a packed sequence of <see cref="ulong"/> declared as fixed (fixed64): tag, length, elements; nothing where there are none.</summary>
    static virtual void WritePackedFixed64s(ref TSelf writer, uint tag, scoped ReadOnlySpan<ulong> values) => throw Family.NotTagged();

    /// <summary>Writes a packed sequence of <see cref="int"/> declared as fixed (sfixed32): tag, length, elements; nothing where there are none.</summary>
    static virtual void WritePackedSFixed32s(ref TSelf writer, uint tag, scoped ReadOnlySpan<int> values) => throw Family.NotTagged();

    /// <summary>Writes a packed sequence of <see cref="long"/> declared as fixed (sfixed64): tag, length, elements; nothing where there are none.</summary>
    static virtual void WritePackedSFixed64s(ref TSelf writer, uint tag, scoped ReadOnlySpan<long> values) => throw Family.NotTagged();

    /// <summary>Writes a packed sequence of <see cref="float"/>: tag, length, elements; nothing where there are none.</summary>
    static virtual void WritePackedSingles(ref TSelf writer, uint tag, scoped ReadOnlySpan<float> values) => throw Family.NotTagged();

    /// <summary>Writes a packed sequence of <see cref="double"/>: tag, length, elements; nothing where there are none.</summary>
    static virtual void WritePackedDoubles(ref TSelf writer, uint tag, scoped ReadOnlySpan<double> values) => throw Family.NotTagged();
}
