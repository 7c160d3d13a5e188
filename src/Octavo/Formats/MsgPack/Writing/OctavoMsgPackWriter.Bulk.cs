// Owns: MessagePack's sequences of primitives: runs of 64 elements with the cursor in a local.
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using Octavo.Codecs.Scalars;
using Octavo.Internal;

namespace Octavo.MsgPack;

public ref partial struct OctavoMsgPackWriter
{
    /// <inheritdoc/>
    public void WriteBools(scoped ReadOnlySpan<bool> values) => WriteItems<bool, Items.BoolItem>(values);

    /// <inheritdoc/>
    public void WriteSBytes(scoped ReadOnlySpan<sbyte> values) => WriteItems<sbyte, Items.SByteItem>(values);

    /// <inheritdoc/>
    public void WriteInt16s(scoped ReadOnlySpan<short> values) => WriteItems<short, Items.Int16Item>(values);

    /// <inheritdoc/>
    public void WriteUInt16s(scoped ReadOnlySpan<ushort> values) => WriteItems<ushort, Items.UInt16Item>(values);

    /// <inheritdoc/>
    public void WriteInt32s(scoped ReadOnlySpan<int> values)
    {
        WriteArrayStart(values.Length);
        int pause = 0;
        while (values.Length != 0)
        {
            ReadOnlySpan<int> run = values[..Math.Min(ItemRuns.Length, values.Length)];
            ref byte at = ref Reserve(ItemRuns.Length * MaxInt32);
            nint n = 0;
            int i = 0;
            if (MsgPackVectors.IsAccelerated && --pause < 0)
            {
                for (; i <= run.Length - MsgPackVectors.Block; i += MsgPackVectors.Block)
                {
                    nint block = MsgPackVectors.TryPutInt32s(ref Bytes.At(ref at, n), ref Unsafe.AsRef(in run[i]));
                    if (block == 0)
                    {
                        pause = MsgPackVectors.Pause;
                        break;
                    }
                    n += block;
                }
            }
            n += ItemRuns.Put<OctavoMsgPackWriter, int, Items.Int32Item>(ref Bytes.At(ref at, n), run[i..]);
            Advance(n);
            values = values[run.Length..];
        }
    }

    /// <inheritdoc/>
    public void WriteUInt32s(scoped ReadOnlySpan<uint> values) => WriteItems<uint, Items.UInt32Item>(values);

    /// <inheritdoc/>
    public void WriteInt64s(scoped ReadOnlySpan<long> values) => WriteItems<long, Items.Int64Item>(values);

    /// <inheritdoc/>
    public void WriteUInt64s(scoped ReadOnlySpan<ulong> values) => WriteItems<ulong, Items.UInt64Item>(values);

    /// <inheritdoc/>
    public void WriteSingles(scoped ReadOnlySpan<float> values)
    {
        WriteArrayStart(values.Length);
        while (values.Length != 0)
        {
            ReadOnlySpan<float> run = values[..Math.Min(ItemRuns.Length, values.Length)];
            ref byte at = ref Reserve(ItemRuns.Length * MaxSingle);
            nint n = 0;
            int i = 0;
            for (; MsgPackVectors.IsAccelerated && i <= run.Length - 4; i += 4, n += 20)
            {
                MsgPackVectors.PutFour(ref Bytes.At(ref at, n), Vector128.LoadUnsafe(in run[i]).AsInt32(), Vector128.Create((int)MsgPackCode.Float32));
            }
            for (; i < run.Length; i++)
            {
                n += PutSingle(ref Bytes.At(ref at, n), run[i]);
            }
            Advance(n);
            values = values[run.Length..];
        }
    }

    /// <inheritdoc/>
    public void WriteDoubles(scoped ReadOnlySpan<double> values) => WriteItems<double, Items.DoubleItem>(values);

    /// <summary>Not inlined: emitted bodies call it for each member.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void WriteItems<T, TItem>(scoped ReadOnlySpan<T> values)
        where TItem : struct, IItem<T>
    {
        WriteArrayStart(values.Length);
        ItemRuns.Write<OctavoMsgPackWriter, T, TItem>(ref this, values);
    }
}
