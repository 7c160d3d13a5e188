// Owns: sequences of images: one copy where the runtime's layout is the image's, else one by one. Used where a format has images; knows none of them.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo;

/// <summary>Sequences of fixed-size values as images, for emitted code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class ImageArrays
{
    /// <summary>Images that are handled at once where padding must be cleared or values put one by one: 4 KiB stay in the first cache.</summary>
    private const int Step = 4096;

    /// <summary>Writes a count and the images.</summary>
    public static void Write<W, T, TImage>(ref W writer, scoped ReadOnlySpan<T> values)
        where W : struct, IFormatWriter<W>, allows ref struct
        where T : unmanaged
        where TImage : struct, IImage<T>
    {
        writer.WriteArrayStart(values.Length);
        if (TImage.SameLayout && !TImage.HasPadding)
        {
            writer.WriteImages(MemoryMarshal.AsBytes(values));
            return;
        }
        int step = Math.Max(1, Step / TImage.Size);
        while (values.Length != 0)
        {
            ReadOnlySpan<T> part = values[..Math.Min(step, values.Length)];
            ref byte at = ref writer.Reserve(part.Length * TImage.Size);
            if (TImage.SameLayout && ImageMask.Applies(TImage.ZeroBits))
            {
                new ImageMask(TImage.ZeroBits, TImage.DateTimes).CopyCleared(
                    ref MemoryMarshal.GetReference(MemoryMarshal.AsBytes(part)), ref at, (nuint)part.Length * (nuint)TImage.Size);
            }
            else if (TImage.SameLayout)
            {
                MemoryMarshal.AsBytes(part).CopyTo(MemoryMarshal.CreateSpan(ref at, part.Length * TImage.Size));
                TImage.ClearPadding(ref at, part.Length);
            }
            else
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

    /// <summary>Reads a count and the images into a new array, or null.</summary>
    public static T[]? ReadArray<R, T, TImage>(ref R reader)
        where R : struct, IFormatReader<R>, allows ref struct
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

    /// <summary>Reads a count and the images into a new list, or null.</summary>
    public static List<T>? ReadList<R, T, TImage>(ref R reader)
        where R : struct, IFormatReader<R>, allows ref struct
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

    private static void Fill<R, T, TImage>(ref R reader, scoped Span<T> values)
        where R : struct, IFormatReader<R>, allows ref struct
        where T : unmanaged
        where TImage : struct, IImage<T>
    {
        if (!TImage.SameLayout)
        {
            for (int i = 0; i < values.Length; i++)
            {
                TImage.Get(ref reader.Need(TImage.Size), out values[i]);
                reader.Commit(TImage.Size);
            }
            return;
        }
        reader.ReadImages(MemoryMarshal.AsBytes(values));
        if (TImage.Validated || TImage.HasPadding)
        {
            ref byte first = ref MemoryMarshal.GetReference(MemoryMarshal.AsBytes(values));
            bool valid = ImageMask.Applies(TImage.ZeroBits)
                ? new ImageMask(TImage.ZeroBits, TImage.DateTimes).AreValid(ref first, (nuint)values.Length * (nuint)TImage.Size)
                : TImage.AreValid(ref first, values.Length);
            if (!valid)
            {
                values.Clear(); // what was refused is never seen, not even by a finalizer or a populated list
                Throw.InvalidValue(typeof(T).Name);
            }
        }
    }
}
