// Owns: sequences of primitives, written whole. Knows no format.
using System.ComponentModel;

namespace Octavo.Contracts;

/// <summary>Sequences of primitives, written whole: a part of <see cref="ISequentialWriter{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IBulkWriter<TSelf>
    where TSelf : struct, ISequentialWriter<TSelf>, allows ref struct
{
    /// <summary>Writes the raw layout of fixed-size values as it is in memory, without a count. Only where <see
    /// cref="IWriterFacts{TSelf}.RawLayouts"/>.</summary>
    /// <param name="value">Little-endian raw layouts.</param>
    void WriteRawLayouts(scoped ReadOnlySpan<byte> value);

    /// <summary>Writes a sequence of <see cref="bool"/>, count included.</summary>
    /// <param name="values">The elements.</param>
    void WriteBools(scoped ReadOnlySpan<bool> values);

    /// <summary>Writes a sequence of <see cref="sbyte"/>, count included.</summary>
    /// <param name="values">The elements.</param>
    void WriteSBytes(scoped ReadOnlySpan<sbyte> values);

    /// <summary>Writes a sequence of <see cref="short"/>, count included.</summary>
    /// <param name="values">The elements.</param>
    void WriteInt16s(scoped ReadOnlySpan<short> values);

    /// <summary>Writes a sequence of <see cref="ushort"/>, count included.</summary>
    /// <param name="values">The elements.</param>
    void WriteUInt16s(scoped ReadOnlySpan<ushort> values);

    /// <summary>Writes a sequence of <see cref="int"/>, count included.</summary>
    /// <param name="values">The elements.</param>
    void WriteInt32s(scoped ReadOnlySpan<int> values);

    /// <summary>Writes a sequence of <see cref="uint"/>, count included.</summary>
    /// <param name="values">The elements.</param>
    void WriteUInt32s(scoped ReadOnlySpan<uint> values);

    /// <summary>Writes a sequence of <see cref="long"/>, count included.</summary>
    /// <param name="values">The elements.</param>
    void WriteInt64s(scoped ReadOnlySpan<long> values);

    /// <summary>Writes a sequence of <see cref="ulong"/>, count included.</summary>
    /// <param name="values">The elements.</param>
    void WriteUInt64s(scoped ReadOnlySpan<ulong> values);

    /// <summary>Writes a sequence of <see cref="float"/>, count included.</summary>
    /// <param name="values">The elements.</param>
    void WriteSingles(scoped ReadOnlySpan<float> values);

    /// <summary>Writes a sequence of <see cref="double"/>, count included.</summary>
    /// <param name="values">The elements.</param>
    void WriteDoubles(scoped ReadOnlySpan<double> values);
}
