// Owns: sequences of primitives, read whole. Knows no format.
using System.ComponentModel;

namespace Octavo.Contracts;

/// <summary>Sequences of primitives, read whole: a part of <see cref="ISequentialReader{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IBulkReader<TSelf>
    where TSelf : struct, ISequentialReader<TSelf>, allows ref struct
{
    /// <summary>Reads raw layouts into memory. Only where <see cref="IReaderFacts{TSelf}.RawLayouts"/>; what needs validation is validated by the
    /// caller.</summary>
    /// <param name="destination">Filled whole.</param>
    void ReadRawLayouts(scoped Span<byte> destination);

    /// <summary>Reads a sequence of <see cref="bool"/> into a new array, or null.</summary>
    bool[]? ReadBoolArray();

    /// <summary>Reads a sequence of <see cref="bool"/> into a new list, or null.</summary>
    List<bool>? ReadBoolList();

    /// <summary>Reads a sequence of <see cref="sbyte"/> into a new array, or null.</summary>
    sbyte[]? ReadSByteArray();

    /// <summary>Reads a sequence of <see cref="sbyte"/> into a new list, or null.</summary>
    List<sbyte>? ReadSByteList();

    /// <summary>Reads a sequence of <see cref="short"/> into a new array, or null.</summary>
    short[]? ReadInt16Array();

    /// <summary>Reads a sequence of <see cref="short"/> into a new list, or null.</summary>
    List<short>? ReadInt16List();

    /// <summary>Reads a sequence of <see cref="ushort"/> into a new array, or null.</summary>
    ushort[]? ReadUInt16Array();

    /// <summary>Reads a sequence of <see cref="ushort"/> into a new list, or null.</summary>
    List<ushort>? ReadUInt16List();

    /// <summary>Reads a sequence of <see cref="int"/> into a new array, or null.</summary>
    int[]? ReadInt32Array();

    /// <summary>Reads a sequence of <see cref="int"/> into a new list, or null.</summary>
    List<int>? ReadInt32List();

    /// <summary>Reads a sequence of <see cref="uint"/> into a new array, or null.</summary>
    uint[]? ReadUInt32Array();

    /// <summary>Reads a sequence of <see cref="uint"/> into a new list, or null.</summary>
    List<uint>? ReadUInt32List();

    /// <summary>Reads a sequence of <see cref="long"/> into a new array, or null.</summary>
    long[]? ReadInt64Array();

    /// <summary>Reads a sequence of <see cref="long"/> into a new list, or null.</summary>
    List<long>? ReadInt64List();

    /// <summary>Reads a sequence of <see cref="ulong"/> into a new array, or null.</summary>
    ulong[]? ReadUInt64Array();

    /// <summary>Reads a sequence of <see cref="ulong"/> into a new list, or null.</summary>
    List<ulong>? ReadUInt64List();

    /// <summary>Reads a sequence of <see cref="float"/> into a new array, or null.</summary>
    float[]? ReadSingleArray();

    /// <summary>Reads a sequence of <see cref="float"/> into a new list, or null.</summary>
    List<float>? ReadSingleList();

    /// <summary>Reads a sequence of <see cref="double"/> into a new array, or null.</summary>
    double[]? ReadDoubleArray();

    /// <summary>Reads a sequence of <see cref="double"/> into a new list, or null.</summary>
    List<double>? ReadDoubleList();

    /// <summary>Takes raw layouts that are together in the window, so they are validated while they are copied. Only where
    /// <see cref="IReaderFacts{TSelf}.RawLayouts"/>.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="length">Bytes.</param>
    /// <returns>The raw layouts, valid until the next read; empty if they are not together, or if the format has none.</returns>
    static virtual ReadOnlySpan<byte> TakeRawLayouts(ref TSelf reader, int length) => default;
}
