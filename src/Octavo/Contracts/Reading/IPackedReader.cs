// Owns: packed fields (Protobuf). Knows no format.
using System.ComponentModel;

namespace Octavo.Contracts;

/// <summary>Packed fields (Protobuf): a part of <see cref="ITaggedReader{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IPackedReader<TSelf>
    where TSelf : struct, ITaggedReader<TSelf>, allows ref struct
{
    /// <summary>Reads a packed sequence of <see cref="bool"/>, appending.</summary>
    static abstract void ReadPackedBools(ref TSelf reader, List<bool> into);

    /// <summary>Reads a packed sequence of <see cref="bool"/> into a new array of its length.</summary>
    static abstract bool[] ReadPackedBools(ref TSelf reader);

    /// <summary>Reads a packed sequence of <see cref="int"/> (int32), appending.</summary>
    static abstract void ReadPackedInt32s(ref TSelf reader, List<int> into);

    /// <summary>Reads a packed sequence of <see cref="int"/> (int32) into a new array of its length.</summary>
    static abstract int[] ReadPackedInt32s(ref TSelf reader);

    /// <summary>Reads a packed sequence of <see cref="uint"/> (uint32), appending.</summary>
    static abstract void ReadPackedUInt32s(ref TSelf reader, List<uint> into);

    /// <summary>Reads a packed sequence of <see cref="uint"/> (uint32) into a new array of its length.</summary>
    static abstract uint[] ReadPackedUInt32s(ref TSelf reader);

    /// <summary>Reads a packed sequence of <see cref="long"/> (int64), appending.</summary>
    static abstract void ReadPackedInt64s(ref TSelf reader, List<long> into);

    /// <summary>Reads a packed sequence of <see cref="long"/> (int64) into a new array of its length.</summary>
    static abstract long[] ReadPackedInt64s(ref TSelf reader);

    /// <summary>Reads a packed sequence of <see cref="ulong"/> (uint64), appending.</summary>
    static abstract void ReadPackedUInt64s(ref TSelf reader, List<ulong> into);

    /// <summary>Reads a packed sequence of <see cref="ulong"/> (uint64) into a new array of its length.</summary>
    static abstract ulong[] ReadPackedUInt64s(ref TSelf reader);

    /// <summary>Reads a packed sequence of <see cref="int"/> declared as zigzag (sint32), appending.</summary>
    static abstract void ReadPackedZigZag32s(ref TSelf reader, List<int> into);

    /// <summary>Reads a packed sequence of <see cref="int"/> declared as zigzag (sint32) into a new array of its length.</summary>
    static abstract int[] ReadPackedZigZag32s(ref TSelf reader);

    /// <summary>Reads a packed sequence of <see cref="long"/> declared as zigzag (sint64), appending.</summary>
    static abstract void ReadPackedZigZag64s(ref TSelf reader, List<long> into);

    /// <summary>Reads a packed sequence of <see cref="long"/> declared as zigzag (sint64) into a new array of its length.</summary>
    static abstract long[] ReadPackedZigZag64s(ref TSelf reader);

    /// <summary>Reads a packed sequence of <see cref="uint"/> declared as fixed (fixed32), appending.</summary>
    static abstract void ReadPackedFixed32s(ref TSelf reader, List<uint> into);

    /// <summary>Reads a packed sequence of <see cref="uint"/> declared as fixed (fixed32) into a new array of its length.</summary>
    static abstract uint[] ReadPackedFixed32s(ref TSelf reader);

    /// <summary>Reads a packed sequence of <see cref="ulong"/> declared as fixed (fixed64), appending.</summary>
    static abstract void ReadPackedFixed64s(ref TSelf reader, List<ulong> into);

    /// <summary>Reads a packed sequence of <see cref="ulong"/> declared as fixed (fixed64) into a new array of its length.</summary>
    static abstract ulong[] ReadPackedFixed64s(ref TSelf reader);

    /// <summary>Reads a packed sequence of <see cref="int"/> declared as fixed (sfixed32), appending.</summary>
    static abstract void ReadPackedSFixed32s(ref TSelf reader, List<int> into);

    /// <summary>Reads a packed sequence of <see cref="int"/> declared as fixed (sfixed32) into a new array of its length.</summary>
    static abstract int[] ReadPackedSFixed32s(ref TSelf reader);

    /// <summary>Reads a packed sequence of <see cref="long"/> declared as fixed (sfixed64), appending.</summary>
    static abstract void ReadPackedSFixed64s(ref TSelf reader, List<long> into);

    /// <summary>Reads a packed sequence of <see cref="long"/> declared as fixed (sfixed64) into a new array of its length.</summary>
    static abstract long[] ReadPackedSFixed64s(ref TSelf reader);

    /// <summary>Reads a packed sequence of <see cref="float"/>, appending.</summary>
    static abstract void ReadPackedSingles(ref TSelf reader, List<float> into);

    /// <summary>Reads a packed sequence of <see cref="float"/> into a new array of its length.</summary>
    static abstract float[] ReadPackedSingles(ref TSelf reader);

    /// <summary>Reads a packed sequence of <see cref="double"/>, appending.</summary>
    static abstract void ReadPackedDoubles(ref TSelf reader, List<double> into);

    /// <summary>Reads a packed sequence of <see cref="double"/> into a new array of its length.</summary>
    static abstract double[] ReadPackedDoubles(ref TSelf reader);
}
