// Owns: sequences of raw layouts: one copy if the runtime's layout is the raw layout's, else one by one. Used if a format has raw layouts; knows none of them.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Buffers;
using Octavo.Codecs.RawLayouts;
using Octavo.Contracts;
using Octavo.Memory;

namespace Octavo.Internal;

/// <summary>Sequences of fixed-size values in their raw layout, for emitted code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class RawLayoutArrays
{
    /// <summary>Raw layouts that are handled at once if padding must be cleared or values put one by one: 4 KiB stay in the first cache.</summary>
    private const int Step = 4096;

    /// <summary>Writes a count and the raw layouts.</summary>
    public static void Write<W, T, TLayout>(ref W writer, scoped ReadOnlySpan<T> values)
        where W : struct, ISequentialWriter<W>, allows ref struct
        where T : unmanaged
        where TLayout : struct, IRawLayout<T>
    {
        writer.WriteArrayStart(values.Length);
        if (TLayout.SameLayout && !TLayout.HasPadding && !TLayout.Validated)
        {
            writer.WriteRawLayouts(MemoryMarshal.AsBytes(values));
            return;
        }
        int step = Math.Max(1, Step / TLayout.Size);
        while (values.Length != 0)
        {
            ReadOnlySpan<T> part = values[..Math.Min(step, values.Length)];
            ref byte at = ref writer.Reserve(part.Length * TLayout.Size);
            // Memory may hold what is not a value, of interop for one. It is found while it is copied; one by one, bools are made 0 or 1, and the rest is
            // refused.
            if (!TLayout.SameLayout || !TryCopy<T, TLayout>(part, ref at))
            {
                for (int i = 0; i < part.Length; i++)
                {
                    TLayout.Put(ref Unsafe.Add(ref at, (nint)i * TLayout.Size), in part[i]);
                }
            }
            writer.Advance((nint)part.Length * TLayout.Size);
            values = values[part.Length..];
        }
    }

    /// <summary>Reads a count and the raw layouts into a new array, or null.</summary>
    public static T[]? ReadArray<R, T, TLayout>(ref R reader)
        where R : struct, ISequentialReader<R>, allows ref struct
        where T : unmanaged
        where TLayout : struct, IRawLayout<T>
    {
        int count = reader.ReadArrayStart(TLayout.Size);
        if (count <= 0)
        {
            return count == 0 ? [] : null;
        }
        T[] values = GC.AllocateUninitializedArray<T>(count);
        Fill<R, T, TLayout>(ref reader, values);
        return values;
    }

    /// <summary>Reads a count and the raw layouts into a new list, or null.</summary>
    public static List<T>? ReadList<R, T, TLayout>(ref R reader)
        where R : struct, ISequentialReader<R>, allows ref struct
        where T : unmanaged
        where TLayout : struct, IRawLayout<T>
    {
        int count = reader.ReadArrayStart(TLayout.Size);
        if (count < 0)
        {
            return null;
        }
        var values = new List<T>(count);
        CollectionsMarshal.SetCount(values, count);
        Fill<R, T, TLayout>(ref reader, CollectionsMarshal.AsSpan(values));
        return values;
    }

    /// <summary>The length in Binary of a count and raw layouts if it is large enough to matter, 1 KiB; else −1.</summary>
    /// <param name="count">Number of raw layouts.</param>
    /// <param name="size">Bytes of one.</param>
    public static int Length(int count, int size)
    {
        long length = (long)count * size;
        return length is < 1024 or > int.MaxValue - 16 ? -1 : (int)length + Varint32.Length((uint)count + 1);
    }

    private static void Fill<R, T, TLayout>(ref R reader, scoped Span<T> values)
        where R : struct, ISequentialReader<R>, allows ref struct
        where T : unmanaged
        where TLayout : struct, IRawLayout<T>
    {
        if (!TLayout.SameLayout)
        {
            if (TLayout.Size > InputWindow.MaxRead)
            {
                FillLong<R, T, TLayout>(ref reader, values);
                return;
            }
            for (int i = 0; i < values.Length; i++)
            {
                TLayout.Get(ref reader.Need(TLayout.Size), out values[i]);
                reader.Commit(TLayout.Size);
            }
            return;
        }
        Span<byte> raw = MemoryMarshal.AsBytes(values);
        bool valid = true;
        if (!TLayout.Validated && !TLayout.HasPadding)
        {
            reader.ReadRawLayouts(raw);
        }
        else if (RawLayoutMask.Applies(TLayout.ZeroBits) && R.TakeRawLayouts(ref reader, raw.Length) is { Length: > 0 } source)
        {
            valid = CopyValid<T, TLayout>(source, raw);
        }
        else
        {
            reader.ReadRawLayouts(raw);
            valid = TLayout.AreValid(ref MemoryMarshal.GetReference(raw), values.Length);
        }
        if (!valid)
        {
            values.Clear(); // what was refused is never seen, not even by a finalizer or a populated list
            Throw.InvalidValue(typeof(T).Name);
        }
    }

    /// <summary>Copies values to where their raw layouts belong, padding zeroed.</summary>
    /// <returns>False if not all of them are values.</returns>
    private static bool TryCopy<T, TLayout>(scoped ReadOnlySpan<T> values, ref byte to)
        where T : unmanaged
        where TLayout : struct, IRawLayout<T>
    {
        ReadOnlySpan<byte> raw = MemoryMarshal.AsBytes(values);
        int whole = 0;
        bool valid = true;
        if (RawLayoutMask.Applies(TLayout.ZeroBits))
        {
            whole = raw.Length & ~(RawLayoutMask.Block - 1);
            valid =
                RawLayoutMask.CopyCleared(ref MemoryMarshal.GetReference(raw), ref to, (nuint)whole, RawLayoutMask.Repeat(TLayout.ZeroBits),
                    RawLayoutMask.Repeat(TLayout.DateTimes));
            if (whole == raw.Length)
            {
                return valid;
            }
        }
        raw = raw[whole..];
        raw.CopyTo(MemoryMarshal.CreateSpan(ref Unsafe.Add(ref to, whole), raw.Length));
        int rest = raw.Length / TLayout.Size;
        TLayout.ClearPadding(ref Unsafe.Add(ref to, whole), rest);
        return valid && (!TLayout.Validated || TLayout.AreValid(ref Unsafe.Add(ref to, whole), rest));
    }

    /// <summary>One pass over the source: a check of the copy would wait for its stores.</summary>
    private static bool CopyValid<T, TLayout>(scoped ReadOnlySpan<byte> raw, scoped Span<byte> to)
        where T : unmanaged
        where TLayout : struct, IRawLayout<T>
    {
        int whole = raw.Length & ~(RawLayoutMask.Block - 1);
        bool valid = RawLayoutMask.CopyValid(
            ref MemoryMarshal.GetReference(raw), ref MemoryMarshal.GetReference(to), (nuint)whole, RawLayoutMask.Repeat(TLayout.ZeroBits),
                RawLayoutMask.Repeat(TLayout.DateTimes));
        if (whole == raw.Length)
        {
            return valid;
        }
        ReadOnlySpan<byte> rest = raw[whole..];
        rest.CopyTo(to[whole..]);
        return valid && TLayout.AreValid(ref MemoryMarshal.GetReference(rest), rest.Length / TLayout.Size);
    }

    /// <summary>Raw layouts longer than a reader makes readable at once.</summary>
    private static void FillLong<R, T, TLayout>(ref R reader, scoped Span<T> values)
        where R : struct, ISequentialReader<R>, allows ref struct
        where T : unmanaged
        where TLayout : struct, IRawLayout<T>
    {
        byte[] raw = new byte[TLayout.Size];
        for (int i = 0; i < values.Length; i++)
        {
            reader.ReadRawLayouts(raw);
            TLayout.Get(ref MemoryMarshal.GetArrayDataReference(raw), out values[i]);
        }
    }
}
