// Owns: MessagePack's sequences of primitives: runs of 64 elements with the cursor in a local.
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using Octavo.Internal;

namespace Octavo;

public ref partial struct OctavoMsgPackWriter
{
    /// <inheritdoc/>
    public void WriteBools(scoped ReadOnlySpan<bool> values)
    {
        WriteArrayStart(values.Length);
        ItemRuns.Write<OctavoMsgPackWriter, bool, Items.BoolItem>(ref this, values);
    }

    /// <inheritdoc/>
    public void WriteSBytes(scoped ReadOnlySpan<sbyte> values)
    {
        WriteArrayStart(values.Length);
        ItemRuns.Write<OctavoMsgPackWriter, sbyte, Items.SByteItem>(ref this, values);
    }

    /// <inheritdoc/>
    public void WriteInt16s(scoped ReadOnlySpan<short> values)
    {
        WriteArrayStart(values.Length);
        ItemRuns.Write<OctavoMsgPackWriter, short, Items.Int16Item>(ref this, values);
    }

    /// <inheritdoc/>
    public void WriteUInt16s(scoped ReadOnlySpan<ushort> values)
    {
        WriteArrayStart(values.Length);
        ItemRuns.Write<OctavoMsgPackWriter, ushort, Items.UInt16Item>(ref this, values);
    }

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
    public void WriteUInt32s(scoped ReadOnlySpan<uint> values)
    {
        WriteArrayStart(values.Length);
        ItemRuns.Write<OctavoMsgPackWriter, uint, Items.UInt32Item>(ref this, values);
    }

    /// <inheritdoc/>
    public void WriteInt64s(scoped ReadOnlySpan<long> values)
    {
        WriteArrayStart(values.Length);
        ItemRuns.Write<OctavoMsgPackWriter, long, Items.Int64Item>(ref this, values);
    }

    /// <inheritdoc/>
    public void WriteUInt64s(scoped ReadOnlySpan<ulong> values)
    {
        WriteArrayStart(values.Length);
        ItemRuns.Write<OctavoMsgPackWriter, ulong, Items.UInt64Item>(ref this, values);
    }

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
    public void WriteDoubles(scoped ReadOnlySpan<double> values)
    {
        WriteArrayStart(values.Length);
        ItemRuns.Write<OctavoMsgPackWriter, double, Items.DoubleItem>(ref this, values);
    }
}
