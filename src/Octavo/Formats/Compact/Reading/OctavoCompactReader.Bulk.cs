// Owns: Compact's sequences of primitives on the reading side: the count is checked against the bytes that are left before anything is allocated.
// docs/formats/compact.md, "Sequences".
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo.Compact;

public ref partial struct OctavoCompactReader
{
    /// <summary>Bools a piece.</summary>
    private const int BoolPiece = 4096;

    /// <inheritdoc/>
    public bool[]? ReadBoolArray()
    {
        int count = ReadBitCount();
        if (count <= 0)
        {
            return count == 0 ? [] : null;
        }
        bool[] values = GC.AllocateUninitializedArray<bool>(count);
        ReadBits(values);
        return values;
    }

    /// <inheritdoc/>
    public List<bool>? ReadBoolList()
    {
        int count = ReadBitCount();
        if (count < 0)
        {
            return null;
        }
        var values = new List<bool>(count);
        CollectionsMarshal.SetCount(values, count);
        ReadBits(CollectionsMarshal.AsSpan(values));
        return values;
    }

    /// <inheritdoc/>
    public sbyte[]? ReadSByteArray() => ReadPlainArray<sbyte>();

    /// <inheritdoc/>
    public List<sbyte>? ReadSByteList() => ReadPlainList<sbyte>();

    /// <inheritdoc/>
    public short[]? ReadInt16Array() => ReadIntegerArray<short>();

    /// <inheritdoc/>
    public List<short>? ReadInt16List() => ReadIntegerList<short>();

    /// <inheritdoc/>
    public ushort[]? ReadUInt16Array() => ReadIntegerArray<ushort>();

    /// <inheritdoc/>
    public List<ushort>? ReadUInt16List() => ReadIntegerList<ushort>();

    /// <inheritdoc/>
    public int[]? ReadInt32Array() => ReadIntegerArray<int>();

    /// <inheritdoc/>
    public List<int>? ReadInt32List() => ReadIntegerList<int>();

    /// <inheritdoc/>
    public uint[]? ReadUInt32Array() => ReadIntegerArray<uint>();

    /// <inheritdoc/>
    public List<uint>? ReadUInt32List() => ReadIntegerList<uint>();

    /// <inheritdoc/>
    public long[]? ReadInt64Array() => ReadIntegerArray<long>();

    /// <inheritdoc/>
    public List<long>? ReadInt64List() => ReadIntegerList<long>();

    /// <inheritdoc/>
    public ulong[]? ReadUInt64Array() => ReadIntegerArray<ulong>();

    /// <inheritdoc/>
    public List<ulong>? ReadUInt64List() => ReadIntegerList<ulong>();

    /// <inheritdoc/>
    public float[]? ReadSingleArray() => ReadPlainArray<float>();

    /// <inheritdoc/>
    public List<float>? ReadSingleList() => ReadPlainList<float>();

    /// <inheritdoc/>
    public double[]? ReadDoubleArray() => ReadPlainArray<double>();

    /// <inheritdoc/>
    public List<double>? ReadDoubleList() => ReadPlainList<double>();

    private T[]? ReadPlainArray<T>()
        where T : unmanaged
    {
        int count = ReadCount(Unsafe.SizeOf<T>());
        if (count <= 0)
        {
            return count == 0 ? [] : null;
        }
        T[] values = GC.AllocateUninitializedArray<T>(count);
        _window.CopyTo(MemoryMarshal.AsBytes(values.AsSpan()));
        return values;
    }

    private List<T>? ReadPlainList<T>()
        where T : unmanaged
    {
        int count = ReadCount(Unsafe.SizeOf<T>());
        if (count < 0)
        {
            return null;
        }
        var values = new List<T>(count);
        CollectionsMarshal.SetCount(values, count);
        _window.CopyTo(MemoryMarshal.AsBytes(CollectionsMarshal.AsSpan(values)));
        return values;
    }

    private T[]? ReadIntegerArray<T>()
        where T : unmanaged, IBinaryInteger<T>
    {
        int count = ReadIntegersStart(Unsafe.SizeOf<T>(), out int width);
        if (count <= 0)
        {
            return count == 0 ? [] : null;
        }
        T[] values = GC.AllocateUninitializedArray<T>(count);
        ReadIntegers<T>(values, width);
        return values;
    }

    private List<T>? ReadIntegerList<T>()
        where T : unmanaged, IBinaryInteger<T>
    {
        int count = ReadIntegersStart(Unsafe.SizeOf<T>(), out int width);
        if (count < 0)
        {
            return null;
        }
        var values = new List<T>(count);
        CollectionsMarshal.SetCount(values, count);
        ReadIntegers(CollectionsMarshal.AsSpan(values), width);
        return values;
    }

    /// <summary>Count and width byte; the elements' bytes are checked against what is left.</summary>
    private int ReadIntegersStart(int size, out int width)
    {
        int count = ReadCount(1);
        width = 0;
        if (count <= 0)
        {
            return count;
        }
        uint found = Need(1);
        if (!CompactWidths.IsWidth(found, size))
        {
            Throw.InvalidData($"the width byte {found} before integers of {size} bytes.");
        }
        Commit(1);
        width = (int)found;
        long least = (long)count * Math.Max(1, width);
        if (least > _window.Remaining)
        {
            Throw.CountTooLarge((ulong)count, _window.Remaining);
        }
        return count;
    }

    private void ReadIntegers<T>(scoped Span<T> values, int width)
        where T : unmanaged, IBinaryInteger<T>
    {
        if (width == Unsafe.SizeOf<T>())
        {
            _window.CopyTo(MemoryMarshal.AsBytes(values));
        }
        else if (width == CompactWidths.Varint)
        {
            ReadVarints(values);
        }
        else
        {
            ReadNarrow(values, width);
        }
        // One byte each is the shortest of all; other widths must be what a writer chooses.
        if (width != 1 && values.Length != 0 && CompactWidths.Choose<T>(values) != width)
        {
            Throw.InvalidData($"the width byte is {width}, but another form is shorter.");
        }
    }

    private void ReadVarints<T>(scoped Span<T> values)
        where T : unmanaged, IBinaryInteger<T>
    {
        while (values.Length != 0)
        {
            Span<T> run = values[..Math.Min(CompactVarints.Run<T>(), values.Length)];
            Commit(CompactVarints.Get(ref Need(CompactVarints.MaxRun<T>(run.Length)), run));
            values = values[run.Length..];
        }
    }

    private void ReadNarrow<T>(scoped Span<T> values, int width)
        where T : unmanaged
    {
        while (values.Length != 0)
        {
            int count = Math.Min(CompactResize.Piece, values.Length);
            ref byte from = ref MemoryMarshal.GetReference(_window.Take(count * width));
            CompactResize.Widen(ref from, width, ref MemoryMarshal.GetReference(MemoryMarshal.AsBytes(values)), Unsafe.SizeOf<T>(), CompactWidths.IsSigned<T>(),
                count);
            values = values[count..];
        }
    }

    private void ReadBits(scoped Span<bool> values)
    {
        while (values.Length != 0)
        {
            int count = Math.Min(BoolPiece, values.Length);
            CompactBits.Unpack(_window.Take(CompactBits.Length(count)), values[..count]);
            values = values[count..];
        }
    }
}
