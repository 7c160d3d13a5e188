// Owns: MessagePack's sequences of primitives on the reading side: runs of elements with the cursor in a local. The count is checked before anything is
// allocated.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo;

public ref partial struct OctavoMsgPackReader
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
    public sbyte[]? ReadSByteArray()
    {
        int count = ReadArrayStart(1);
        if (count <= 0)
        {
            return count == 0 ? [] : null;
        }
        sbyte[] values = GC.AllocateUninitializedArray<sbyte>(count);
        Fill(values);
        return values;
    }

    /// <inheritdoc/>
    public List<sbyte>? ReadSByteList()
    {
        int count = ReadArrayStart(1);
        if (count < 0)
        {
            return null;
        }
        var values = new List<sbyte>(count);
        CollectionsMarshal.SetCount(values, count);
        Fill(CollectionsMarshal.AsSpan(values));
        return values;
    }

    private void Fill(scoped Span<sbyte> values)
    {
        const int Run = InputWindow.MaxRead / 9;
        for (int i = 0; i < values.Length;)
        {
            Span<sbyte> run = values.Slice(i, Math.Min(Run, values.Length - i));
            ref byte at = ref Need(run.Length * MaxSByte);
            nint n = 0;
            for (int j = 0; j < run.Length; j++)
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
        int count = ReadArrayStart(1);
        if (count <= 0)
        {
            return count == 0 ? [] : null;
        }
        short[] values = GC.AllocateUninitializedArray<short>(count);
        Fill(values);
        return values;
    }

    /// <inheritdoc/>
    public List<short>? ReadInt16List()
    {
        int count = ReadArrayStart(1);
        if (count < 0)
        {
            return null;
        }
        var values = new List<short>(count);
        CollectionsMarshal.SetCount(values, count);
        Fill(CollectionsMarshal.AsSpan(values));
        return values;
    }

    private void Fill(scoped Span<short> values)
    {
        const int Run = InputWindow.MaxRead / 9;
        for (int i = 0; i < values.Length;)
        {
            Span<short> run = values.Slice(i, Math.Min(Run, values.Length - i));
            ref byte at = ref Need(run.Length * MaxInt16);
            nint n = 0;
            for (int j = 0; j < run.Length; j++)
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
        int count = ReadArrayStart(1);
        if (count <= 0)
        {
            return count == 0 ? [] : null;
        }
        ushort[] values = GC.AllocateUninitializedArray<ushort>(count);
        Fill(values);
        return values;
    }

    /// <inheritdoc/>
    public List<ushort>? ReadUInt16List()
    {
        int count = ReadArrayStart(1);
        if (count < 0)
        {
            return null;
        }
        var values = new List<ushort>(count);
        CollectionsMarshal.SetCount(values, count);
        Fill(CollectionsMarshal.AsSpan(values));
        return values;
    }

    private void Fill(scoped Span<ushort> values)
    {
        const int Run = InputWindow.MaxRead / 9;
        for (int i = 0; i < values.Length;)
        {
            Span<ushort> run = values.Slice(i, Math.Min(Run, values.Length - i));
            ref byte at = ref Need(run.Length * MaxUInt16);
            nint n = 0;
            for (int j = 0; j < run.Length; j++)
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
        int count = ReadArrayStart(1);
        if (count <= 0)
        {
            return count == 0 ? [] : null;
        }
        int[] values = GC.AllocateUninitializedArray<int>(count);
        Fill(values);
        return values;
    }

    /// <inheritdoc/>
    public List<int>? ReadInt32List()
    {
        int count = ReadArrayStart(1);
        if (count < 0)
        {
            return null;
        }
        var values = new List<int>(count);
        CollectionsMarshal.SetCount(values, count);
        Fill(CollectionsMarshal.AsSpan(values));
        return values;
    }

    private void Fill(scoped Span<int> values)
    {
        const int Run = InputWindow.MaxRead / 9 / MsgPackVectors.Block * MsgPackVectors.Block;
        int pause = 0;
        for (int i = 0; i < values.Length;)
        {
            Span<int> run = values.Slice(i, Math.Min(Run, values.Length - i));
            ref byte at = ref Need(run.Length * MaxInt32);
            nint n = 0;
            int j = 0;
            if (MsgPackVectors.IsAccelerated && --pause < 0)
            {
                for (; j <= run.Length - MsgPackVectors.Block; j += MsgPackVectors.Block)
                {
                    nint block = MsgPackVectors.TryGetInt32s(ref Bytes.At(ref at, n), ref run[j]);
                    if (block == 0)
                    {
                        pause = MsgPackVectors.Pause;
                        break;
                    }
                    n += block;
                }
            }
            for (; j < run.Length; j++)
            {
                n += GetInt32(ref Bytes.At(ref at, n), out run[j]);
            }
            Commit(n);
            i += run.Length;
        }
    }

    /// <inheritdoc/>
    public uint[]? ReadUInt32Array()
    {
        int count = ReadArrayStart(1);
        if (count <= 0)
        {
            return count == 0 ? [] : null;
        }
        uint[] values = GC.AllocateUninitializedArray<uint>(count);
        Fill(values);
        return values;
    }

    /// <inheritdoc/>
    public List<uint>? ReadUInt32List()
    {
        int count = ReadArrayStart(1);
        if (count < 0)
        {
            return null;
        }
        var values = new List<uint>(count);
        CollectionsMarshal.SetCount(values, count);
        Fill(CollectionsMarshal.AsSpan(values));
        return values;
    }

    private void Fill(scoped Span<uint> values)
    {
        const int Run = InputWindow.MaxRead / 9;
        for (int i = 0; i < values.Length;)
        {
            Span<uint> run = values.Slice(i, Math.Min(Run, values.Length - i));
            ref byte at = ref Need(run.Length * MaxUInt32);
            nint n = 0;
            for (int j = 0; j < run.Length; j++)
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
        int count = ReadArrayStart(1);
        if (count <= 0)
        {
            return count == 0 ? [] : null;
        }
        long[] values = GC.AllocateUninitializedArray<long>(count);
        Fill(values);
        return values;
    }

    /// <inheritdoc/>
    public List<long>? ReadInt64List()
    {
        int count = ReadArrayStart(1);
        if (count < 0)
        {
            return null;
        }
        var values = new List<long>(count);
        CollectionsMarshal.SetCount(values, count);
        Fill(CollectionsMarshal.AsSpan(values));
        return values;
    }

    private void Fill(scoped Span<long> values)
    {
        const int Run = InputWindow.MaxRead / 9;
        for (int i = 0; i < values.Length;)
        {
            Span<long> run = values.Slice(i, Math.Min(Run, values.Length - i));
            ref byte at = ref Need(run.Length * MaxInt64);
            nint n = 0;
            for (int j = 0; j < run.Length; j++)
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
        int count = ReadArrayStart(1);
        if (count <= 0)
        {
            return count == 0 ? [] : null;
        }
        ulong[] values = GC.AllocateUninitializedArray<ulong>(count);
        Fill(values);
        return values;
    }

    /// <inheritdoc/>
    public List<ulong>? ReadUInt64List()
    {
        int count = ReadArrayStart(1);
        if (count < 0)
        {
            return null;
        }
        var values = new List<ulong>(count);
        CollectionsMarshal.SetCount(values, count);
        Fill(CollectionsMarshal.AsSpan(values));
        return values;
    }

    private void Fill(scoped Span<ulong> values)
    {
        const int Run = InputWindow.MaxRead / 9;
        for (int i = 0; i < values.Length;)
        {
            Span<ulong> run = values.Slice(i, Math.Min(Run, values.Length - i));
            ref byte at = ref Need(run.Length * MaxUInt64);
            nint n = 0;
            for (int j = 0; j < run.Length; j++)
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
        int count = ReadArrayStart(1);
        if (count <= 0)
        {
            return count == 0 ? [] : null;
        }
        float[] values = GC.AllocateUninitializedArray<float>(count);
        Fill(values);
        return values;
    }

    /// <inheritdoc/>
    public List<float>? ReadSingleList()
    {
        int count = ReadArrayStart(1);
        if (count < 0)
        {
            return null;
        }
        var values = new List<float>(count);
        CollectionsMarshal.SetCount(values, count);
        Fill(CollectionsMarshal.AsSpan(values));
        return values;
    }

    private void Fill(scoped Span<float> values)
    {
        const int Run = InputWindow.MaxRead / 9;
        for (int i = 0; i < values.Length;)
        {
            Span<float> run = values.Slice(i, Math.Min(Run, values.Length - i));
            ref byte at = ref Need(run.Length * MaxSingle);
            nint n = 0;
            int j = 0;
            for (; MsgPackVectors.IsAccelerated && j <= run.Length - 4; j += 4)
            {
                ref byte block = ref Bytes.At(ref at, n);
                if (!MsgPackVectors.TryGetFour(ref block, MsgPackCode.Float32, ref Unsafe.As<float, int>(ref run[j])))
                {
                    break;
                }
                n += 20;
            }
            for (; j < run.Length; j++)
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
        int count = ReadArrayStart(1);
        if (count <= 0)
        {
            return count == 0 ? [] : null;
        }
        double[] values = GC.AllocateUninitializedArray<double>(count);
        Fill(values);
        return values;
    }

    /// <inheritdoc/>
    public List<double>? ReadDoubleList()
    {
        int count = ReadArrayStart(1);
        if (count < 0)
        {
            return null;
        }
        var values = new List<double>(count);
        CollectionsMarshal.SetCount(values, count);
        Fill(CollectionsMarshal.AsSpan(values));
        return values;
    }

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
