// Owns: CBOR's sequences of primitives: runs of 64 elements with the cursor in a local.
using System.Runtime.CompilerServices;
using Octavo.Codecs.Scalars;
using Octavo.Internal;

namespace Octavo.Cbor;

public ref partial struct OctavoCborWriter
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public void WriteBools(scoped ReadOnlySpan<bool> values)
    {
        WriteArrayStart(values.Length);
        ItemRuns.Write<OctavoCborWriter, bool, Items.BoolItem>(ref this, values);
    }

    /// <inheritdoc/>
    public void WriteSBytes(scoped ReadOnlySpan<sbyte> values) => WriteNumbers<sbyte, Items.SByteItem>(CborTyped.SByte, values);

    /// <inheritdoc/>
    public void WriteInt16s(scoped ReadOnlySpan<short> values) => WriteNumbers<short, Items.Int16Item>(CborTyped.Int16, values);

    /// <inheritdoc/>
    public void WriteUInt16s(scoped ReadOnlySpan<ushort> values) => WriteNumbers<ushort, Items.UInt16Item>(CborTyped.UInt16, values);

    /// <inheritdoc/>
    public void WriteInt32s(scoped ReadOnlySpan<int> values)
    {
        if (TryWriteTyped(CborTyped.Int32, values))
        {
            return;
        }
        WriteArrayStart(values.Length);
        int pause = 0;
        while (values.Length != 0)
        {
            ReadOnlySpan<int> run = values[..Math.Min(ItemRuns.Length, values.Length)];
            ref byte at = ref Reserve(ItemRuns.Length * MaxInt32);
            nint n = 0;
            int i = 0;
            if (CborVectors.IsAccelerated && --pause < 0)
            {
                for (; i <= run.Length - CborVectors.Block; i += CborVectors.Block)
                {
                    nint block = CborVectors.TryPutInt32s(ref Bytes.At(ref at, n), ref Unsafe.AsRef(in run[i]));
                    if (block == 0)
                    {
                        pause = CborVectors.Pause;
                        break;
                    }
                    n += block;
                }
            }
            n += ItemRuns.Put<OctavoCborWriter, int, Items.Int32Item>(ref Bytes.At(ref at, n), run[i..]);
            Advance(n);
            values = values[run.Length..];
        }
    }

    /// <inheritdoc/>
    public void WriteUInt32s(scoped ReadOnlySpan<uint> values) => WriteNumbers<uint, Items.UInt32Item>(CborTyped.UInt32, values);

    /// <inheritdoc/>
    public void WriteInt64s(scoped ReadOnlySpan<long> values) => WriteNumbers<long, Items.Int64Item>(CborTyped.Int64, values);

    /// <inheritdoc/>
    public void WriteUInt64s(scoped ReadOnlySpan<ulong> values) => WriteNumbers<ulong, Items.UInt64Item>(CborTyped.UInt64, values);

    /// <inheritdoc/>
    public void WriteSingles(scoped ReadOnlySpan<float> values) => WriteNumbers<float, Items.SingleItem>(CborTyped.Single, values);

    /// <inheritdoc/>
    public void WriteDoubles(scoped ReadOnlySpan<double> values) => WriteNumbers<double, Items.DoubleItem>(CborTyped.Double, values);

    /// <summary>Not inlined: emitted bodies call it for each member.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void WriteNumbers<T, TItem>(uint native, scoped ReadOnlySpan<T> values)
        where T : unmanaged
        where TItem : struct, IItem<T>
    {
        if (TryWriteTyped(native, values))
        {
            return;
        }
        WriteArrayStart(values.Length);
        ItemRuns.Write<OctavoCborWriter, T, TItem>(ref this, values);
    }
}
