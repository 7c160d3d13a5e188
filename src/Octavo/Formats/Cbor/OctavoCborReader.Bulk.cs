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

    private void Fill(Span<bool> values)
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
    public sbyte[]? ReadSByteArray()
    {
        int count = TakeCount(CborTyped.SByte);
        if (count <= 0)
        {
            return count == 0 ? [] : count == Typed ? TakeTypedArray<sbyte>() : null;
        }
        sbyte[] values = GC.AllocateUninitializedArray<sbyte>(count);
        Fill(values);
        return values;
    }

    /// <inheritdoc/>
    public List<sbyte>? ReadSByteList()
    {
        int count = TakeCount(CborTyped.SByte);
        if (count < 0)
        {
            return count == Typed ? TakeTypedList<sbyte>() : null;
        }
        var values = new List<sbyte>(count);
        CollectionsMarshal.SetCount(values, count);
        Fill(CollectionsMarshal.AsSpan(values));
        return values;
    }

    private void Fill(Span<sbyte> values)
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
    public short[]? ReadInt16Array()
    {
        int count = TakeCount(CborTyped.Int16);
        if (count <= 0)
        {
            return count == 0 ? [] : count == Typed ? TakeTypedArray<short>() : null;
        }
        short[] values = GC.AllocateUninitializedArray<short>(count);
        Fill(values);
        return values;
    }

    /// <inheritdoc/>
    public List<short>? ReadInt16List()
    {
        int count = TakeCount(CborTyped.Int16);
        if (count < 0)
        {
            return count == Typed ? TakeTypedList<short>() : null;
        }
        var values = new List<short>(count);
        CollectionsMarshal.SetCount(values, count);
        Fill(CollectionsMarshal.AsSpan(values));
        return values;
    }

    private void Fill(Span<short> values)
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
    public ushort[]? ReadUInt16Array()
    {
        int count = TakeCount(CborTyped.UInt16);
        if (count <= 0)
        {
            return count == 0 ? [] : count == Typed ? TakeTypedArray<ushort>() : null;
        }
        ushort[] values = GC.AllocateUninitializedArray<ushort>(count);
        Fill(values);
        return values;
    }

    /// <inheritdoc/>
    public List<ushort>? ReadUInt16List()
    {
        int count = TakeCount(CborTyped.UInt16);
        if (count < 0)
        {
            return count == Typed ? TakeTypedList<ushort>() : null;
        }
        var values = new List<ushort>(count);
        CollectionsMarshal.SetCount(values, count);
        Fill(CollectionsMarshal.AsSpan(values));
        return values;
    }

    private void Fill(Span<ushort> values)
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
    public int[]? ReadInt32Array()
    {
        int count = TakeCount(CborTyped.Int32);
        if (count <= 0)
        {
            return count == 0 ? [] : count == Typed ? TakeTypedArray<int>() : null;
        }
        int[] values = GC.AllocateUninitializedArray<int>(count);
        Fill(values);
        return values;
    }

    /// <inheritdoc/>
    public List<int>? ReadInt32List()
    {
        int count = TakeCount(CborTyped.Int32);
        if (count < 0)
        {
            return count == Typed ? TakeTypedList<int>() : null;
        }
        var values = new List<int>(count);
        CollectionsMarshal.SetCount(values, count);
        Fill(CollectionsMarshal.AsSpan(values));
        return values;
    }

    private void Fill(Span<int> values)
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
    private int FillBlocks(Span<int> values)
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
    private int FillMixed(Span<int> values)
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
    public uint[]? ReadUInt32Array()
    {
        int count = TakeCount(CborTyped.UInt32);
        if (count <= 0)
        {
            return count == 0 ? [] : count == Typed ? TakeTypedArray<uint>() : null;
        }
        uint[] values = GC.AllocateUninitializedArray<uint>(count);
        Fill(values);
        return values;
    }

    /// <inheritdoc/>
    public List<uint>? ReadUInt32List()
    {
        int count = TakeCount(CborTyped.UInt32);
        if (count < 0)
        {
            return count == Typed ? TakeTypedList<uint>() : null;
        }
        var values = new List<uint>(count);
        CollectionsMarshal.SetCount(values, count);
        Fill(CollectionsMarshal.AsSpan(values));
        return values;
    }

    private void Fill(Span<uint> values)
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
    public long[]? ReadInt64Array()
    {
        int count = TakeCount(CborTyped.Int64);
        if (count <= 0)
        {
            return count == 0 ? [] : count == Typed ? TakeTypedArray<long>() : null;
        }
        long[] values = GC.AllocateUninitializedArray<long>(count);
        Fill(values);
        return values;
    }

    /// <inheritdoc/>
    public List<long>? ReadInt64List()
    {
        int count = TakeCount(CborTyped.Int64);
        if (count < 0)
        {
            return count == Typed ? TakeTypedList<long>() : null;
        }
        var values = new List<long>(count);
        CollectionsMarshal.SetCount(values, count);
        Fill(CollectionsMarshal.AsSpan(values));
        return values;
    }

    private void Fill(Span<long> values)
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
    public ulong[]? ReadUInt64Array()
    {
        int count = TakeCount(CborTyped.UInt64);
        if (count <= 0)
        {
            return count == 0 ? [] : count == Typed ? TakeTypedArray<ulong>() : null;
        }
        ulong[] values = GC.AllocateUninitializedArray<ulong>(count);
        Fill(values);
        return values;
    }

    /// <inheritdoc/>
    public List<ulong>? ReadUInt64List()
    {
        int count = TakeCount(CborTyped.UInt64);
        if (count < 0)
        {
            return count == Typed ? TakeTypedList<ulong>() : null;
        }
        var values = new List<ulong>(count);
        CollectionsMarshal.SetCount(values, count);
        Fill(CollectionsMarshal.AsSpan(values));
        return values;
    }

    private void Fill(Span<ulong> values)
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
    public float[]? ReadSingleArray()
    {
        int count = TakeCount(CborTyped.Single);
        if (count <= 0)
        {
            return count == 0 ? [] : count == Typed ? TakeTypedArray<float>() : null;
        }
        float[] values = GC.AllocateUninitializedArray<float>(count);
        Fill(values);
        return values;
    }

    /// <inheritdoc/>
    public List<float>? ReadSingleList()
    {
        int count = TakeCount(CborTyped.Single);
        if (count < 0)
        {
            return count == Typed ? TakeTypedList<float>() : null;
        }
        var values = new List<float>(count);
        CollectionsMarshal.SetCount(values, count);
        Fill(CollectionsMarshal.AsSpan(values));
        return values;
    }

    private void Fill(Span<float> values)
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
    public double[]? ReadDoubleArray()
    {
        int count = TakeCount(CborTyped.Double);
        if (count <= 0)
        {
            return count == 0 ? [] : count == Typed ? TakeTypedArray<double>() : null;
        }
        double[] values = GC.AllocateUninitializedArray<double>(count);
        Fill(values);
        return values;
    }

    /// <inheritdoc/>
    public List<double>? ReadDoubleList()
    {
        int count = TakeCount(CborTyped.Double);
        if (count < 0)
        {
            return count == Typed ? TakeTypedList<double>() : null;
        }
        var values = new List<double>(count);
        CollectionsMarshal.SetCount(values, count);
        Fill(CollectionsMarshal.AsSpan(values));
        return values;
    }

    private void Fill(Span<double> values)
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
}
