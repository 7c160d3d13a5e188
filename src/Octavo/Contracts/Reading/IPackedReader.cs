// Owns: packed fields (Protobuf). Knows no format.
using System.ComponentModel;
using Octavo.Internal;

namespace Octavo.Contracts;

/// <summary>Packed fields (Protobuf): a part of <see cref="IEngineReader{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IPackedReader<TSelf>
    where TSelf : struct, IEngineReader<TSelf>, allows ref struct
{
    /// <summary>Reads a packed sequence of <see cref="bool"/>, appending.</summary>
    static virtual void ReadPackedBools(ref TSelf reader, List<bool> into) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="bool"/> into a new array of its length.</summary>
    static virtual bool[] ReadPackedBools(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="int"/> (int32), appending.</summary>
    static virtual void ReadPackedInt32s(ref TSelf reader, List<int> into) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="int"/> (int32) into a new array of its length.</summary>
    static virtual int[] ReadPackedInt32s(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="uint"/> (uint32), appending.</summary>
    static virtual void ReadPackedUInt32s(ref TSelf reader, List<uint> into) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="uint"/> (uint32) into a new array of its length.</summary>
    static virtual uint[] ReadPackedUInt32s(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="long"/> (int64), appending.</summary>
    static virtual void ReadPackedInt64s(ref TSelf reader, List<long> into) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="long"/> (int64) into a new array of its length.</summary>
    static virtual long[] ReadPackedInt64s(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="ulong"/> (uint64), appending.</summary>
    static virtual void ReadPackedUInt64s(ref TSelf reader, List<ulong> into) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="ulong"/> (uint64) into a new array of its length.</summary>
    static virtual ulong[] ReadPackedUInt64s(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="int"/> declared as zigzag (sint32), appending.</summary>
    static virtual void ReadPackedZigZag32s(ref TSelf reader, List<int> into) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="int"/> declared as zigzag (sint32) into a new array of its length.</summary>
    static virtual int[] ReadPackedZigZag32s(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="long"/> declared as zigzag (sint64), appending.</summary>
    static virtual void ReadPackedZigZag64s(ref TSelf reader, List<long> into) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="long"/> declared as zigzag (sint64) into a new array of its length.</summary>
    static virtual long[] ReadPackedZigZag64s(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="uint"/> declared as fixed (fixed32), appending.</summary>
    static virtual void ReadPackedFixed32s(ref TSelf reader, List<uint> into) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="uint"/> declared as fixed (fixed32) into a new array of its length.</summary>
    static virtual uint[] ReadPackedFixed32s(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="ulong"/> declared as fixed (fixed64), appending.</summary>
    static virtual void ReadPackedFixed64s(ref TSelf reader, List<ulong> into) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="ulong"/> declared as fixed (fixed64) into a new array of its length.</summary>
    static virtual ulong[] ReadPackedFixed64s(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="int"/> declared as fixed (sfixed32), appending.</summary>
    static virtual void ReadPackedSFixed32s(ref TSelf reader, List<int> into) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="int"/> declared as fixed (sfixed32) into a new array of its length.</summary>
    static virtual int[] ReadPackedSFixed32s(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="long"/> declared as fixed (sfixed64), appending.</summary>
    static virtual void ReadPackedSFixed64s(ref TSelf reader, List<long> into) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="long"/> declared as fixed (sfixed64) into a new array of its length.</summary>
    static virtual long[] ReadPackedSFixed64s(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="float"/>, appending.</summary>
    static virtual void ReadPackedSingles(ref TSelf reader, List<float> into) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="float"/> into a new array of its length.</summary>
    static virtual float[] ReadPackedSingles(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="double"/>, appending.</summary>
    static virtual void ReadPackedDoubles(ref TSelf reader, List<double> into) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="double"/> into a new array of its length.</summary>
    static virtual double[] ReadPackedDoubles(ref TSelf reader) => throw Family.NotTagged();
}
