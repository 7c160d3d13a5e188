// Owns: sequences of raw layouts: one copy if the runtime's layout is the raw layout's, else one by one. Used if a format has raw layouts; knows none of them.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Binary;
using Octavo.Buffers;
using Octavo.Codecs.Images;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>Sequences of fixed-size values in their raw layout, for emitted code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class ImageArrays
{
    /// <summary>Raw layouts that are handled at once if padding must be cleared or values put one by one: 4 KiB stay in the first cache.</summary>
    private const int Step = 4096;

    /// <summary>Writes a count and the raw layouts.</summary>
    public static void Write<W, T, TImage>(ref W writer, scoped ReadOnlySpan<T> values)
        where W : struct, ISequentialWriter<W>, allows ref struct
        where T : unmanaged
        where TImage : struct, IImage<T>
    {
        writer.WriteArrayStart(values.Length);
        if (TImage.SameLayout && !TImage.HasPadding && !TImage.Validated)
        {
            writer.WriteImages(MemoryMarshal.AsBytes(values));
            return;
        }
        int step = Math.Max(1, Step / TImage.Size);
        while (values.Length != 0)
        {
            ReadOnlySpan<T> part = values[..Math.Min(step, values.Length)];
            ref byte at = ref writer.Reserve(part.Length * TImage.Size);
            // Memory may hold what is not a value, of interop for one. It is found while it is copied; one by one, bools are made 0 or 1, and the rest is
            // refused.
            if (!TImage.SameLayout || !TryCopy<T, TImage>(part, ref at))
            {
                for (int i = 0; i < part.Length; i++)
                {
                    TImage.Put(ref Unsafe.Add(ref at, (nint)i * TImage.Size), in part[i]);
                }
            }
            writer.Advance((nint)part.Length * TImage.Size);
            values = values[part.Length..];
        }
    }

    /// <summary>Reads a count and the raw layouts into a new array, or null.</summary>
    public static T[]? ReadArray<R, T, TImage>(ref R reader)
        where R : struct, ISequentialReader<R>, allows ref struct
        where T : unmanaged
        where TImage : struct, IImage<T>
    {
        int count = reader.ReadArrayStart(TImage.Size);
        if (count <= 0)
        {
            return count == 0 ? [] : null;
        }
        T[] values = GC.AllocateUninitializedArray<T>(count);
        Fill<R, T, TImage>(ref reader, values);
        return values;
    }

    /// <summary>Reads a count and the raw layouts into a new list, or null.</summary>
    public static List<T>? ReadList<R, T, TImage>(ref R reader)
        where R : struct, ISequentialReader<R>, allows ref struct
        where T : unmanaged
        where TImage : struct, IImage<T>
    {
        int count = reader.ReadArrayStart(TImage.Size);
        if (count < 0)
        {
            return null;
        }
        var values = new List<T>(count);
        CollectionsMarshal.SetCount(values, count);
        Fill<R, T, TImage>(ref reader, CollectionsMarshal.AsSpan(values));
        return values;
    }

    /// <summary>The length in Binary of a count and raw layouts if it is large enough to matter, 1 KiB; else −1.</summary>
    /// <param name="count">Number of raw layouts.</param>
    /// <param name="size">Bytes of one.</param>
    public static int Length(int count, int size)
    {
        long length = (long)count * size;
        return length is < 1024 or > int.MaxValue - 16 ? -1 : (int)length + BinaryVarint.Length((uint)count + 1);
    }

    private static void Fill<R, T, TImage>(ref R reader, scoped Span<T> values)
        where R : struct, ISequentialReader<R>, allows ref struct
        where T : unmanaged
        where TImage : struct, IImage<T>
    {
        if (!TImage.SameLayout)
        {
            if (TImage.Size > InputWindow.MaxRead)
            {
                FillLong<R, T, TImage>(ref reader, values);
                return;
            }
            for (int i = 0; i < values.Length; i++)
            {
                TImage.Get(ref reader.Need(TImage.Size), out values[i]);
                reader.Commit(TImage.Size);
            }
            return;
        }
        Span<byte> images = MemoryMarshal.AsBytes(values);
        bool valid = true;
        if (!TImage.Validated && !TImage.HasPadding)
        {
            reader.ReadImages(images);
        }
        else if (ImageMask.Applies(TImage.ZeroBits) && R.TakeImages(ref reader, images.Length) is { Length: > 0 } source)
        {
            valid = CopyValid<T, TImage>(source, images);
        }
        else
        {
            reader.ReadImages(images);
            valid = TImage.AreValid(ref MemoryMarshal.GetReference(images), values.Length);
        }
        if (!valid)
        {
            values.Clear(); // what was refused is never seen, not even by a finalizer or a populated list
            Throw.InvalidValue(typeof(T).Name);
        }
    }

    /// <summary>Copies values to where their raw layouts belong, padding zeroed.</summary>
    /// <returns>False if not all of them are values.</returns>
    private static bool TryCopy<T, TImage>(scoped ReadOnlySpan<T> values, ref byte to)
        where T : unmanaged
        where TImage : struct, IImage<T>
    {
        ReadOnlySpan<byte> images = MemoryMarshal.AsBytes(values);
        int whole = 0;
        bool valid = true;
        if (ImageMask.Applies(TImage.ZeroBits))
        {
            whole = images.Length & ~(ImageMask.Block - 1);
            valid =
                ImageMask.CopyCleared(ref MemoryMarshal.GetReference(images), ref to, (nuint)whole, ImageMask.Repeat(TImage.ZeroBits),
                    ImageMask.Repeat(TImage.DateTimes));
            if (whole == images.Length)
            {
                return valid;
            }
        }
        images = images[whole..];
        images.CopyTo(MemoryMarshal.CreateSpan(ref Unsafe.Add(ref to, whole), images.Length));
        int rest = images.Length / TImage.Size;
        TImage.ClearPadding(ref Unsafe.Add(ref to, whole), rest);
        return valid && (!TImage.Validated || TImage.AreValid(ref Unsafe.Add(ref to, whole), rest));
    }

    /// <summary>One pass over the source: a check of the copy would wait for its stores.</summary>
    private static bool CopyValid<T, TImage>(scoped ReadOnlySpan<byte> images, scoped Span<byte> to)
        where T : unmanaged
        where TImage : struct, IImage<T>
    {
        int whole = images.Length & ~(ImageMask.Block - 1);
        bool valid = ImageMask.CopyValid(
            ref MemoryMarshal.GetReference(images), ref MemoryMarshal.GetReference(to), (nuint)whole, ImageMask.Repeat(TImage.ZeroBits),
                ImageMask.Repeat(TImage.DateTimes));
        if (whole == images.Length)
        {
            return valid;
        }
        ReadOnlySpan<byte> rest = images[whole..];
        rest.CopyTo(to[whole..]);
        return valid && TImage.AreValid(ref MemoryMarshal.GetReference(rest), rest.Length / TImage.Size);
    }

    /// <summary>Raw layouts longer than a reader makes readable at once.</summary>
    private static void FillLong<R, T, TImage>(ref R reader, scoped Span<T> values)
        where R : struct, ISequentialReader<R>, allows ref struct
        where T : unmanaged
        where TImage : struct, IImage<T>
    {
        byte[] image = new byte[TImage.Size];
        for (int i = 0; i < values.Length; i++)
        {
            reader.ReadImages(image);
            TImage.Get(ref MemoryMarshal.GetArrayDataReference(image), out values[i]);
        }
    }
}
