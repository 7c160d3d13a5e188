// Owns: CBOR's sequences of primitives on the reading side: runs of elements with the cursor in a local. The count is checked before anything is allocated.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Buffers;
using Octavo.Codecs.Scalars;
using Octavo.Internal;

namespace Octavo.Cbor;

public ref partial struct OctavoCborReader
{
    /// <inheritdoc/>
    public bool[]? ReadBoolArray() => ReadArray<bool, Items.BoolItem>(0);

    /// <inheritdoc/>
    public List<bool>? ReadBoolList() => ReadList<bool, Items.BoolItem>(0);

    /// <inheritdoc/>
    public sbyte[]? ReadSByteArray() => ReadArray<sbyte, Items.SByteItem>(CborTyped.SByte);

    /// <inheritdoc/>
    public List<sbyte>? ReadSByteList() => ReadList<sbyte, Items.SByteItem>(CborTyped.SByte);

    /// <inheritdoc/>
    public short[]? ReadInt16Array() => ReadArray<short, Items.Int16Item>(CborTyped.Int16);

    /// <inheritdoc/>
    public List<short>? ReadInt16List() => ReadList<short, Items.Int16Item>(CborTyped.Int16);

    /// <inheritdoc/>
    public ushort[]? ReadUInt16Array() => ReadArray<ushort, Items.UInt16Item>(CborTyped.UInt16);

    /// <inheritdoc/>
    public List<ushort>? ReadUInt16List() => ReadList<ushort, Items.UInt16Item>(CborTyped.UInt16);

    /// <inheritdoc/>
    public int[]? ReadInt32Array() => ReadArray<int, Items.Int32Item>(CborTyped.Int32);

    /// <inheritdoc/>
    public List<int>? ReadInt32List() => ReadList<int, Items.Int32Item>(CborTyped.Int32);

    /// <inheritdoc/>
    public uint[]? ReadUInt32Array() => ReadArray<uint, Items.UInt32Item>(CborTyped.UInt32);

    /// <inheritdoc/>
    public List<uint>? ReadUInt32List() => ReadList<uint, Items.UInt32Item>(CborTyped.UInt32);

    /// <inheritdoc/>
    public long[]? ReadInt64Array() => ReadArray<long, Items.Int64Item>(CborTyped.Int64);

    /// <inheritdoc/>
    public List<long>? ReadInt64List() => ReadList<long, Items.Int64Item>(CborTyped.Int64);

    /// <inheritdoc/>
    public ulong[]? ReadUInt64Array() => ReadArray<ulong, Items.UInt64Item>(CborTyped.UInt64);

    /// <inheritdoc/>
    public List<ulong>? ReadUInt64List() => ReadList<ulong, Items.UInt64Item>(CborTyped.UInt64);

    /// <inheritdoc/>
    public float[]? ReadSingleArray() => ReadArray<float, Items.SingleItem>(CborTyped.Single);

    /// <inheritdoc/>
    public List<float>? ReadSingleList() => ReadList<float, Items.SingleItem>(CborTyped.Single);

    /// <inheritdoc/>
    public double[]? ReadDoubleArray() => ReadArray<double, Items.DoubleItem>(CborTyped.Double);

    /// <inheritdoc/>
    public List<double>? ReadDoubleList() => ReadList<double, Items.DoubleItem>(CborTyped.Double);

    /// <summary>An array of numbers, or null.</summary>
    /// <param name="native">The tag of typed arrays of these numbers, which are copied; 0 where there are none.</param>
    private T[]? ReadArray<T, TItem>(uint native)
        where T : unmanaged
        where TItem : struct, IItem<T>
    {
        int count = TakeCount(native);
        if (count <= 0)
        {
            return count == 0 ? [] : count == Typed && typeof(T) != typeof(bool) ? TakeTypedArray<T>() : null;
        }
        T[] values = GC.AllocateUninitializedArray<T>(count);
        Fill<T, TItem>(values);
        return values;
    }

    /// <inheritdoc cref="ReadArray{T, TItem}"/>
    private List<T>? ReadList<T, TItem>(uint native)
        where T : unmanaged
        where TItem : struct, IItem<T>
    {
        int count = TakeCount(native);
        if (count < 0)
        {
            return count == Typed && typeof(T) != typeof(bool) ? TakeTypedList<T>() : null;
        }
        var values = new List<T>(count);
        CollectionsMarshal.SetCount(values, count);
        Fill<T, TItem>(CollectionsMarshal.AsSpan(values));
        return values;
    }

    /// <summary>The loop of the type: one is left of these where T is known.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void Fill<T, TItem>(scoped Span<T> values)
        where T : unmanaged
        where TItem : struct, IItem<T>
    {
        if (typeof(T) == typeof(int))
        {
            FillInt32s(MemoryMarshal.Cast<T, int>(values));
        }
        else if (typeof(T) == typeof(bool) || typeof(T) == typeof(float) || typeof(T) == typeof(double))
        {
            ItemRuns.Fill<OctavoCborReader, T, TItem>(ref this, values);
        }
        else
        {
            FillIntegers<T, TItem>(values);
        }
    }

    /// <summary>As the loop that all share, but a run of integers without a branch on their widths first.</summary>
    private void FillIntegers<T, TItem>(scoped Span<T> values)
        where T : unmanaged
        where TItem : struct, IItem<T>
    {
        int most = InputWindow.MaxRead / TItem.MaxGet<OctavoCborReader>();
        for (int i = 0; i < values.Length;)
        {
            Span<T> run = values.Slice(i, Math.Min(most, values.Length - i));
            ref byte at = ref Need(run.Length * TItem.MaxGet<OctavoCborReader>());
            nint n = CborRuns.TryGet(ref at, run);
            for (int j = n == 0 ? 0 : run.Length; j < run.Length; j++)
            {
                n += TItem.Get<OctavoCborReader>(ref Bytes.At(ref at, n), out run[j]);
            }
            Commit(n);
            i += run.Length;
        }
    }

    private void FillInt32s(scoped Span<int> values)
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
            // After a block another integer is readable.
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

    /// <summary>The loops of arrays, for locators.</summary>
    internal readonly struct CborLoops : IItemLoops<OctavoCborReader>
    {
        public static void Fill<T, TItem>(ref OctavoCborReader reader, scoped Span<T> values)
            where T : unmanaged
            where TItem : struct, IItem<T> => reader.Fill<T, TItem>(values);
    }
}
