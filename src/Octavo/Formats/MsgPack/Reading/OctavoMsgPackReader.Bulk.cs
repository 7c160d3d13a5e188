// Owns: MessagePack's sequences of primitives on the reading side: runs of elements with the cursor in a local. The count is checked before anything is
// allocated.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Buffers;
using Octavo.Codecs.Scalars;
using Octavo.Internal;

namespace Octavo.MsgPack;

public ref partial struct OctavoMsgPackReader
{
    /// <inheritdoc/>
    public bool[]? ReadBoolArray() => ReadArray<bool, Items.BoolItem>();

    /// <inheritdoc/>
    public List<bool>? ReadBoolList() => ReadList<bool, Items.BoolItem>();

    /// <inheritdoc/>
    public sbyte[]? ReadSByteArray() => ReadArray<sbyte, Items.SByteItem>();

    /// <inheritdoc/>
    public List<sbyte>? ReadSByteList() => ReadList<sbyte, Items.SByteItem>();

    /// <inheritdoc/>
    public short[]? ReadInt16Array() => ReadArray<short, Items.Int16Item>();

    /// <inheritdoc/>
    public List<short>? ReadInt16List() => ReadList<short, Items.Int16Item>();

    /// <inheritdoc/>
    public ushort[]? ReadUInt16Array() => ReadArray<ushort, Items.UInt16Item>();

    /// <inheritdoc/>
    public List<ushort>? ReadUInt16List() => ReadList<ushort, Items.UInt16Item>();

    /// <inheritdoc/>
    public int[]? ReadInt32Array() => ReadArray<int, Items.Int32Item>();

    /// <inheritdoc/>
    public List<int>? ReadInt32List() => ReadList<int, Items.Int32Item>();

    /// <inheritdoc/>
    public uint[]? ReadUInt32Array() => ReadArray<uint, Items.UInt32Item>();

    /// <inheritdoc/>
    public List<uint>? ReadUInt32List() => ReadList<uint, Items.UInt32Item>();

    /// <inheritdoc/>
    public long[]? ReadInt64Array() => ReadArray<long, Items.Int64Item>();

    /// <inheritdoc/>
    public List<long>? ReadInt64List() => ReadList<long, Items.Int64Item>();

    /// <inheritdoc/>
    public ulong[]? ReadUInt64Array() => ReadArray<ulong, Items.UInt64Item>();

    /// <inheritdoc/>
    public List<ulong>? ReadUInt64List() => ReadList<ulong, Items.UInt64Item>();

    /// <inheritdoc/>
    public float[]? ReadSingleArray() => ReadArray<float, Items.SingleItem>();

    /// <inheritdoc/>
    public List<float>? ReadSingleList() => ReadList<float, Items.SingleItem>();

    /// <inheritdoc/>
    public double[]? ReadDoubleArray() => ReadArray<double, Items.DoubleItem>();

    /// <inheritdoc/>
    public List<double>? ReadDoubleList() => ReadList<double, Items.DoubleItem>();

    private T[]? ReadArray<T, TItem>()
        where T : unmanaged
        where TItem : struct, IItem<T>
    {
        int count = ReadArrayStart(1);
        if (count <= 0)
        {
            return count == 0 ? [] : null;
        }
        T[] values = GC.AllocateUninitializedArray<T>(count);
        Fill<T, TItem>(values);
        return values;
    }

    private List<T>? ReadList<T, TItem>()
        where T : unmanaged
        where TItem : struct, IItem<T>
    {
        int count = ReadArrayStart(1);
        if (count < 0)
        {
            return null;
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
        else if (typeof(T) == typeof(float))
        {
            FillSingles(MemoryMarshal.Cast<T, float>(values));
        }
        else
        {
            ItemRuns.Fill<OctavoMsgPackReader, T, TItem>(ref this, values);
        }
    }

    private void FillInt32s(scoped Span<int> values)
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

    private void FillSingles(scoped Span<float> values)
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

    /// <summary>The loops of arrays, for locators.</summary>
    internal readonly struct MsgPackLoops : IItemLoops<OctavoMsgPackReader>
    {
        public static void Fill<T, TItem>(ref OctavoMsgPackReader reader, scoped Span<T> values)
            where T : unmanaged
            where TItem : struct, IItem<T> => reader.Fill<T, TItem>(values);
    }
}
