// Owns: CBOR's sequences of primitives: runs of 64 elements with the cursor in a local.
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo;

public ref partial struct OctavoCborWriter
{
    /// <summary>Elements a run.</summary>
    private const int Run = 64;

    /// <inheritdoc/>
    public void WriteBools(scoped ReadOnlySpan<bool> values)
    {
        WriteArrayStart(values.Length);
        while (values.Length != 0)
        {
            ReadOnlySpan<bool> run = values[..Math.Min(Run, values.Length)];
            ref byte at = ref Reserve(Run * MaxBool);
            nint n = 0;
            foreach (bool value in run)
            {
                n += PutBool(ref Bytes.At(ref at, n), value);
            }
            Advance(n);
            values = values[run.Length..];
        }
    }

    /// <inheritdoc/>
    public void WriteSBytes(scoped ReadOnlySpan<sbyte> values)
    {
        if (TryWriteTyped(CborTyped.SByte, values))
        {
            return;
        }
        WriteArrayStart(values.Length);
        while (values.Length != 0)
        {
            ReadOnlySpan<sbyte> run = values[..Math.Min(Run, values.Length)];
            ref byte at = ref Reserve(Run * MaxSByte);
            nint n = 0;
            foreach (sbyte value in run)
            {
                n += PutSByte(ref Bytes.At(ref at, n), value);
            }
            Advance(n);
            values = values[run.Length..];
        }
    }

    /// <inheritdoc/>
    public void WriteInt16s(scoped ReadOnlySpan<short> values)
    {
        if (TryWriteTyped(CborTyped.Int16, values))
        {
            return;
        }
        WriteArrayStart(values.Length);
        while (values.Length != 0)
        {
            ReadOnlySpan<short> run = values[..Math.Min(Run, values.Length)];
            ref byte at = ref Reserve(Run * MaxInt16);
            nint n = 0;
            foreach (short value in run)
            {
                n += PutInt16(ref Bytes.At(ref at, n), value);
            }
            Advance(n);
            values = values[run.Length..];
        }
    }

    /// <inheritdoc/>
    public void WriteUInt16s(scoped ReadOnlySpan<ushort> values)
    {
        if (TryWriteTyped(CborTyped.UInt16, values))
        {
            return;
        }
        WriteArrayStart(values.Length);
        while (values.Length != 0)
        {
            ReadOnlySpan<ushort> run = values[..Math.Min(Run, values.Length)];
            ref byte at = ref Reserve(Run * MaxUInt16);
            nint n = 0;
            foreach (ushort value in run)
            {
                n += PutUInt16(ref Bytes.At(ref at, n), value);
            }
            Advance(n);
            values = values[run.Length..];
        }
    }

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
            ReadOnlySpan<int> run = values[..Math.Min(Run, values.Length)];
            ref byte at = ref Reserve(Run * MaxInt32);
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
            n += PutEach(ref Bytes.At(ref at, n), run[i..]);
            Advance(n);
            values = values[run.Length..];
        }
    }

    /// <inheritdoc/>
    public void WriteUInt32s(scoped ReadOnlySpan<uint> values)
    {
        if (TryWriteTyped(CborTyped.UInt32, values))
        {
            return;
        }
        WriteArrayStart(values.Length);
        while (values.Length != 0)
        {
            ReadOnlySpan<uint> run = values[..Math.Min(Run, values.Length)];
            ref byte at = ref Reserve(Run * MaxUInt32);
            nint n = 0;
            foreach (uint value in run)
            {
                n += PutUInt32(ref Bytes.At(ref at, n), value);
            }
            Advance(n);
            values = values[run.Length..];
        }
    }

    /// <inheritdoc/>
    public void WriteInt64s(scoped ReadOnlySpan<long> values)
    {
        if (TryWriteTyped(CborTyped.Int64, values))
        {
            return;
        }
        WriteArrayStart(values.Length);
        while (values.Length != 0)
        {
            ReadOnlySpan<long> run = values[..Math.Min(Run, values.Length)];
            ref byte at = ref Reserve(Run * MaxInt64);
            nint n = 0;
            foreach (long value in run)
            {
                n += PutInt64(ref Bytes.At(ref at, n), value);
            }
            Advance(n);
            values = values[run.Length..];
        }
    }

    /// <inheritdoc/>
    public void WriteUInt64s(scoped ReadOnlySpan<ulong> values)
    {
        if (TryWriteTyped(CborTyped.UInt64, values))
        {
            return;
        }
        WriteArrayStart(values.Length);
        while (values.Length != 0)
        {
            ReadOnlySpan<ulong> run = values[..Math.Min(Run, values.Length)];
            ref byte at = ref Reserve(Run * MaxUInt64);
            nint n = 0;
            foreach (ulong value in run)
            {
                n += PutUInt64(ref Bytes.At(ref at, n), value);
            }
            Advance(n);
            values = values[run.Length..];
        }
    }

    /// <inheritdoc/>
    public void WriteSingles(scoped ReadOnlySpan<float> values)
    {
        if (TryWriteTyped(CborTyped.Single, values))
        {
            return;
        }
        WriteArrayStart(values.Length);
        while (values.Length != 0)
        {
            ReadOnlySpan<float> run = values[..Math.Min(Run, values.Length)];
            ref byte at = ref Reserve(Run * MaxSingle);
            nint n = 0;
            foreach (float value in run)
            {
                n += PutSingle(ref Bytes.At(ref at, n), value);
            }
            Advance(n);
            values = values[run.Length..];
        }
    }

    /// <inheritdoc/>
    public void WriteDoubles(scoped ReadOnlySpan<double> values)
    {
        if (TryWriteTyped(CborTyped.Double, values))
        {
            return;
        }
        WriteArrayStart(values.Length);
        while (values.Length != 0)
        {
            ReadOnlySpan<double> run = values[..Math.Min(Run, values.Length)];
            ref byte at = ref Reserve(Run * MaxDouble);
            nint n = 0;
            foreach (double value in run)
            {
                n += PutDouble(ref Bytes.At(ref at, n), value);
            }
            Advance(n);
            values = values[run.Length..];
        }
    }

    /// <summary>One by one, by itself, so that the loop over blocks stays small.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint PutEach(ref byte at, scoped ReadOnlySpan<int> values)
    {
        nint n = 0;
        foreach (int value in values)
        {
            n += PutInt32(ref Bytes.At(ref at, n), value);
        }
        return n;
    }
}
