// Owns: CBOR's sequences of primitives on the reading side: runs of elements with the cursor in a local. The count is checked before anything is allocated.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo;

public ref partial struct OctavoCborReader
{
    /// <inheritdoc/>
    public bool[]? ReadBoolArray()
    {
        int count = ReadArrayStart(1);
        if (count <= 0)
        {
            return count == 0 ? [] : null;
        }
        bool[] values = GC.AllocateUninitializedArray<bool>(count);
        Fill(values);
        return values;
    }

    /// <inheritdoc/>
    public List<bool>? ReadBoolList()
    {
        int count = ReadArrayStart(1);
        if (count < 0)
        {
            return null;
        }
        var values = new List<bool>(count);
        CollectionsMarshal.SetCount(values, count);
        Fill(CollectionsMarshal.AsSpan(values));
        return values;
    }

    private void Fill(scoped Span<bool> values)
    {
        const int Run = InputWindow.MaxRead / 1;
        for (int i = 0; i < values.Length;)
        {
            Span<bool> run = values.Slice(i, Math.Min(Run, values.Length - i));
            ref byte at = ref Need(run.Length * MaxBool);
            nint n = 0;
            for (int j = 0; j < run.Length; j++)
            {
                n += GetBool(ref Bytes.At(ref at, n), out run[j]);
            }
            Commit(n);
            i += run.Length;
        }
    }

    /// <inheritdoc/>
    public sbyte[]? ReadSByteArray() => ReadArray<sbyte>(CborTyped.SByte);

    /// <inheritdoc/>
    public List<sbyte>? ReadSByteList() => ReadList<sbyte>(CborTyped.SByte);

    private void Fill(scoped Span<sbyte> values)
    {
        const int Run = InputWindow.MaxRead / 9;
        for (int i = 0; i < values.Length;)
        {
            Span<sbyte> run = values.Slice(i, Math.Min(Run, values.Length - i));
            ref byte at = ref Need(run.Length * MaxSByte);
            nint n = CborRuns.TryGet(ref at, run);
            for (int j = n == 0 ? 0 : run.Length; j < run.Length; j++)
            {
                n += GetSByte(ref Bytes.At(ref at, n), out run[j]);
            }
            Commit(n);
            i += run.Length;
        }
    }

    /// <inheritdoc/>
    public short[]? ReadInt16Array() => ReadArray<short>(CborTyped.Int16);

    /// <inheritdoc/>
    public List<short>? ReadInt16List() => ReadList<short>(CborTyped.Int16);

    private void Fill(scoped Span<short> values)
    {
        const int Run = InputWindow.MaxRead / 9;
        for (int i = 0; i < values.Length;)
        {
            Span<short> run = values.Slice(i, Math.Min(Run, values.Length - i));
            ref byte at = ref Need(run.Length * MaxInt16);
            nint n = CborRuns.TryGet(ref at, run);
            for (int j = n == 0 ? 0 : run.Length; j < run.Length; j++)
            {
                n += GetInt16(ref Bytes.At(ref at, n), out run[j]);
            }
            Commit(n);
            i += run.Length;
        }
    }

    /// <inheritdoc/>
    public ushort[]? ReadUInt16Array() => ReadArray<ushort>(CborTyped.UInt16);

    /// <inheritdoc/>
    public List<ushort>? ReadUInt16List() => ReadList<ushort>(CborTyped.UInt16);

    private void Fill(scoped Span<ushort> values)
    {
        const int Run = InputWindow.MaxRead / 9;
        for (int i = 0; i < values.Length;)
        {
            Span<ushort> run = values.Slice(i, Math.Min(Run, values.Length - i));
            ref byte at = ref Need(run.Length * MaxUInt16);
            nint n = CborRuns.TryGet(ref at, run);
            for (int j = n == 0 ? 0 : run.Length; j < run.Length; j++)
            {
                n += GetUInt16(ref Bytes.At(ref at, n), out run[j]);
            }
            Commit(n);
            i += run.Length;
        }
    }

    /// <inheritdoc/>
    public int[]? ReadInt32Array() => ReadArray<int>(CborTyped.Int32);

    /// <inheritdoc/>
    public List<int>? ReadInt32List() => ReadList<int>(CborTyped.Int32);

    private void Fill(scoped Span<int> values)
    {
        const int Run = InputWindow.MaxRead / 9;
        int pause = 0;
        for (int i = 0; i < values.Length;)
        {
            if (CborVectors.IsAccelerated && --pause < 0)
            {
                i += FillBlocks(values[i..]);
                i += FillMixed(values[i..]);
                pause = CborVectors.Pause;
            }
            Span<int> run = values.Slice(i, Math.Min(Run, values.Length - i));
            ref byte at = ref Need(run.Length * MaxInt32);
            nint n = CborRuns.TryGet(ref at, run);
            for (int j = n == 0 ? 0 : run.Length; j < run.Length; j++)
            {
                n += GetInt32(ref Bytes.At(ref at, n), out run[j]);
            }
            Commit(n);
            i += run.Length;
        }
    }

    /// <summary>Integers of one width, eight at a time, up to the first eight of several.</summary>
    /// <returns>How many were read.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private int FillBlocks(scoped Span<int> values)
    {
        // A block takes 40 bytes at most.
        const int Run = InputWindow.MaxRead / 40 * CborVectors.Block;
        ref int to = ref MemoryMarshal.GetReference(values);
        int i = 0;
        int end = values.Length - CborVectors.Block;
        while (i <= end)
        {
            ref byte at = ref Need(InputWindow.MaxRead);
            nint n = 0;
            for (int stop = Math.Min(i + Run - 1, end); i <= stop; i += CborVectors.Block)
            {
                nint block = CborVectors.TryGetInt32s(ref Bytes.At(ref at, n), ref Unsafe.Add(ref to, i));
                if (block == 0)
                {
                    Commit(n);
                    return i;
                }
                n += block;
            }
            Commit(n);
        }
        return i;
    }

    /// <summary>Integers of one and of two bytes, with a few others between, as long as there are many of them.</summary>
    /// <returns>How many were read.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private int FillMixed(scoped Span<int> values)
    {
        const int Block = 16;
        int i = 0;
        int others = 0;
        while (values.Length - i >= Block)
        {
            ref byte at = ref Need(InputWindow.MaxRead);
            int n = 0;
            // Behind a block another integer is readable.
            while (n <= InputWindow.MaxRead - Block - CborCode.MaxHead && values.Length - i >= Block)
            {
                i += CborVectors.TryGetMixed(ref Bytes.At(ref at, n), ref values[i], out int used);
                n += used;
                if (used < Block - 1)
                {
                    if (i == values.Length || ++others > 4 && 4 * others > i)
                    {
                        Commit(n);
                        return i;
                    }
                    n += (int)GetInt32(ref Bytes.At(ref at, n), out values[i++]);
                }
            }
            Commit(n);
        }
        return i;
    }

    /// <inheritdoc/>
    public uint[]? ReadUInt32Array() => ReadArray<uint>(CborTyped.UInt32);

    /// <inheritdoc/>
    public List<uint>? ReadUInt32List() => ReadList<uint>(CborTyped.UInt32);

    private void Fill(scoped Span<uint> values)
    {
        const int Run = InputWindow.MaxRead / 9;
        for (int i = 0; i < values.Length;)
        {
            Span<uint> run = values.Slice(i, Math.Min(Run, values.Length - i));
            ref byte at = ref Need(run.Length * MaxUInt32);
            nint n = CborRuns.TryGet(ref at, run);
            for (int j = n == 0 ? 0 : run.Length; j < run.Length; j++)
            {
                n += GetUInt32(ref Bytes.At(ref at, n), out run[j]);
            }
            Commit(n);
            i += run.Length;
        }
    }

    /// <inheritdoc/>
    public long[]? ReadInt64Array() => ReadArray<long>(CborTyped.Int64);

    /// <inheritdoc/>
    public List<long>? ReadInt64List() => ReadList<long>(CborTyped.Int64);

    private void Fill(scoped Span<long> values)
    {
        const int Run = InputWindow.MaxRead / 9;
        for (int i = 0; i < values.Length;)
        {
            Span<long> run = values.Slice(i, Math.Min(Run, values.Length - i));
            ref byte at = ref Need(run.Length * MaxInt64);
            nint n = CborRuns.TryGet(ref at, run);
            for (int j = n == 0 ? 0 : run.Length; j < run.Length; j++)
            {
                n += GetInt64(ref Bytes.At(ref at, n), out run[j]);
            }
            Commit(n);
            i += run.Length;
        }
    }

    /// <inheritdoc/>
    public ulong[]? ReadUInt64Array() => ReadArray<ulong>(CborTyped.UInt64);

    /// <inheritdoc/>
    public List<ulong>? ReadUInt64List() => ReadList<ulong>(CborTyped.UInt64);

    private void Fill(scoped Span<ulong> values)
    {
        const int Run = InputWindow.MaxRead / 9;
        for (int i = 0; i < values.Length;)
        {
            Span<ulong> run = values.Slice(i, Math.Min(Run, values.Length - i));
            ref byte at = ref Need(run.Length * MaxUInt64);
            nint n = CborRuns.TryGet(ref at, run);
            for (int j = n == 0 ? 0 : run.Length; j < run.Length; j++)
            {
                n += GetUInt64(ref Bytes.At(ref at, n), out run[j]);
            }
            Commit(n);
            i += run.Length;
        }
    }

    /// <inheritdoc/>
    public float[]? ReadSingleArray() => ReadArray<float>(CborTyped.Single);

    /// <inheritdoc/>
    public List<float>? ReadSingleList() => ReadList<float>(CborTyped.Single);

    private void Fill(scoped Span<float> values)
    {
        const int Run = InputWindow.MaxRead / 9;
        for (int i = 0; i < values.Length;)
        {
            Span<float> run = values.Slice(i, Math.Min(Run, values.Length - i));
            ref byte at = ref Need(run.Length * MaxSingle);
            nint n = 0;
            for (int j = 0; j < run.Length; j++)
            {
                n += GetSingle(ref Bytes.At(ref at, n), out run[j]);
            }
            Commit(n);
            i += run.Length;
        }
    }

    /// <inheritdoc/>
    public double[]? ReadDoubleArray() => ReadArray<double>(CborTyped.Double);

    /// <inheritdoc/>
    public List<double>? ReadDoubleList() => ReadList<double>(CborTyped.Double);

    private void Fill(scoped Span<double> values)
    {
        const int Run = InputWindow.MaxRead / 9;
        for (int i = 0; i < values.Length;)
        {
            Span<double> run = values.Slice(i, Math.Min(Run, values.Length - i));
            ref byte at = ref Need(run.Length * MaxDouble);
            nint n = 0;
            for (int j = 0; j < run.Length; j++)
            {
                n += GetDouble(ref Bytes.At(ref at, n), out run[j]);
            }
            Commit(n);
            i += run.Length;
        }
    }

    /// <summary>An array of numbers, or null.</summary>
    /// <param name="native">The tag of typed arrays of these numbers, which are copied.</param>
    private T[]? ReadArray<T>(uint native)
        where T : unmanaged
    {
        int count = TakeCount(native);
        if (count <= 0)
        {
            return count == 0 ? [] : count == Typed ? TakeTypedArray<T>() : null;
        }
        T[] values = GC.AllocateUninitializedArray<T>(count);
        FillNumbers<T>(values);
        return values;
    }

    /// <inheritdoc cref="ReadArray"/>
    private List<T>? ReadList<T>(uint native)
        where T : unmanaged
    {
        int count = TakeCount(native);
        if (count < 0)
        {
            return count == Typed ? TakeTypedList<T>() : null;
        }
        var values = new List<T>(count);
        CollectionsMarshal.SetCount(values, count);
        FillNumbers(CollectionsMarshal.AsSpan(values));
        return values;
    }

    /// <summary>The loop of the type: one test is left of these where T is known.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void FillNumbers<T>(Span<T> values)
        where T : unmanaged
    {
        if (typeof(T) == typeof(sbyte))
        {
            Fill(MemoryMarshal.Cast<T, sbyte>(values));
        }
        else if (typeof(T) == typeof(short))
        {
            Fill(MemoryMarshal.Cast<T, short>(values));
        }
        else if (typeof(T) == typeof(ushort))
        {
            Fill(MemoryMarshal.Cast<T, ushort>(values));
        }
        else if (typeof(T) == typeof(int))
        {
            Fill(MemoryMarshal.Cast<T, int>(values));
        }
        else if (typeof(T) == typeof(uint))
        {
            Fill(MemoryMarshal.Cast<T, uint>(values));
        }
        else if (typeof(T) == typeof(long))
        {
            Fill(MemoryMarshal.Cast<T, long>(values));
        }
        else if (typeof(T) == typeof(ulong))
        {
            Fill(MemoryMarshal.Cast<T, ulong>(values));
        }
        else if (typeof(T) == typeof(float))
        {
            Fill(MemoryMarshal.Cast<T, float>(values));
        }
        else
        {
            Fill(MemoryMarshal.Cast<T, double>(values));
        }
    }

    /// <summary>Passes over numbers by the loops that read arrays, for walks.</summary>
    /// <param name="word">The scalar.</param>
    /// <param name="scratch">As many as are passed.</param>
    /// <returns>False where there is no such loop.</returns>
    internal bool TryPassNumbers(ShapeWord word, scoped Span<long> scratch)
    {
        switch (word)
        {
            case ShapeWord.Int8:
                Fill(MemoryMarshal.Cast<long, sbyte>(scratch)[..scratch.Length]);
                return true;
            case ShapeWord.Int16:
                Fill(MemoryMarshal.Cast<long, short>(scratch)[..scratch.Length]);
                return true;
            case ShapeWord.UInt16:
                Fill(MemoryMarshal.Cast<long, ushort>(scratch)[..scratch.Length]);
                return true;
            case ShapeWord.Int32:
                Fill(MemoryMarshal.Cast<long, int>(scratch)[..scratch.Length]);
                return true;
            case ShapeWord.UInt32:
                Fill(MemoryMarshal.Cast<long, uint>(scratch)[..scratch.Length]);
                return true;
            case ShapeWord.Int64:
                Fill(scratch);
                return true;
            case ShapeWord.UInt64:
                Fill(MemoryMarshal.Cast<long, ulong>(scratch)[..scratch.Length]);
                return true;
            case ShapeWord.Float32:
                Fill(MemoryMarshal.Cast<long, float>(scratch)[..scratch.Length]);
                return true;
            case ShapeWord.Float64:
                Fill(MemoryMarshal.Cast<long, double>(scratch)[..scratch.Length]);
                return true;
            default:
                return false;
        }
    }
}
