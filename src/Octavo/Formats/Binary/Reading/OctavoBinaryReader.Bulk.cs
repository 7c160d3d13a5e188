// Owns: Binary's sequences of primitives: the count is checked against the bytes that are left before anything is allocated, then one copy.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Codecs.RawLayouts;

namespace Octavo.Binary;

public ref partial struct OctavoBinaryReader
{
    /// <inheritdoc/>
    public bool[]? ReadBoolArray()
    {
        bool[]? values = ReadArray<bool>();
        RawLayoutValues.CheckBools(MemoryMarshal.AsBytes(values.AsSpan()));
        return values;
    }

    /// <inheritdoc/>
    public List<bool>? ReadBoolList()
    {
        List<bool>? values = ReadList<bool>();
        RawLayoutValues.CheckBools(MemoryMarshal.AsBytes(CollectionsMarshal.AsSpan(values)));
        return values;
    }

    /// <inheritdoc/>
    public sbyte[]? ReadSByteArray() => ReadArray<sbyte>();

    /// <inheritdoc/>
    public List<sbyte>? ReadSByteList() => ReadList<sbyte>();

    /// <inheritdoc/>
    public short[]? ReadInt16Array() => ReadArray<short>();

    /// <inheritdoc/>
    public List<short>? ReadInt16List() => ReadList<short>();

    /// <inheritdoc/>
    public ushort[]? ReadUInt16Array() => ReadArray<ushort>();

    /// <inheritdoc/>
    public List<ushort>? ReadUInt16List() => ReadList<ushort>();

    /// <inheritdoc/>
    public int[]? ReadInt32Array() => ReadArray<int>();

    /// <inheritdoc/>
    public List<int>? ReadInt32List() => ReadList<int>();

    /// <inheritdoc/>
    public uint[]? ReadUInt32Array() => ReadArray<uint>();

    /// <inheritdoc/>
    public List<uint>? ReadUInt32List() => ReadList<uint>();

    /// <inheritdoc/>
    public long[]? ReadInt64Array() => ReadArray<long>();

    /// <inheritdoc/>
    public List<long>? ReadInt64List() => ReadList<long>();

    /// <inheritdoc/>
    public ulong[]? ReadUInt64Array() => ReadArray<ulong>();

    /// <inheritdoc/>
    public List<ulong>? ReadUInt64List() => ReadList<ulong>();

    /// <inheritdoc/>
    public float[]? ReadSingleArray() => ReadArray<float>();

    /// <inheritdoc/>
    public List<float>? ReadSingleList() => ReadList<float>();

    /// <inheritdoc/>
    public double[]? ReadDoubleArray() => ReadArray<double>();

    /// <inheritdoc/>
    public List<double>? ReadDoubleList() => ReadList<double>();

    private T[]? ReadArray<T>()
        where T : unmanaged
    {
        int count = ReadArrayStart(Unsafe.SizeOf<T>());
        if (count <= 0)
        {
            return count == 0 ? [] : null;
        }
        T[] values = GC.AllocateUninitializedArray<T>(count);
        _window.CopyTo(MemoryMarshal.AsBytes(values.AsSpan()));
        return values;
    }

    private List<T>? ReadList<T>()
        where T : unmanaged
    {
        int count = ReadArrayStart(Unsafe.SizeOf<T>());
        if (count < 0)
        {
            return null;
        }
        var values = new List<T>(count);
        CollectionsMarshal.SetCount(values, count);
        _window.CopyTo(MemoryMarshal.AsBytes(CollectionsMarshal.AsSpan(values)));
        return values;
    }
}
