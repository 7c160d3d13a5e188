// Owns: the loops over primitives that are encoded one by one: runs with the cursor in a local. Knows no format.
using System.Runtime.CompilerServices;
using Octavo.Buffers;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Codecs.Scalars;

internal static class ItemRuns
{
    /// <summary>Elements a run, where they are written.</summary>
    internal const int Length = 64;

    /// <summary>Writes elements, without a head. Inlined: each type's method is this loop.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Write<W, T, TItem>(ref W writer, scoped ReadOnlySpan<T> values)
        where W : struct, ISequentialWriter<W>, allows ref struct
        where TItem : struct, IItem<T>
    {
        while (values.Length != 0)
        {
            ReadOnlySpan<T> run = values[..Math.Min(Length, values.Length)];
            ref byte at = ref writer.Reserve(Length * TItem.MaxPut<W>());
            nint n = 0;
            foreach (T value in run)
            {
                n += TItem.Put<W>(ref Bytes.At(ref at, n), value);
            }
            writer.Advance(n);
            values = values[run.Length..];
        }
    }

    /// <summary>Puts elements one by one: by itself, so that a loop over blocks before it stays small.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint Put<W, T, TItem>(ref byte at, scoped ReadOnlySpan<T> values)
        where W : struct, ISequentialWriter<W>, allows ref struct
        where TItem : struct, IItem<T>
    {
        nint n = 0;
        foreach (T value in values)
        {
            n += TItem.Put<W>(ref Bytes.At(ref at, n), value);
        }
        return n;
    }

    /// <summary>Reads as many elements as there is room for, whose number was checked.</summary>
    internal static void Fill<R, T, TItem>(ref R reader, scoped Span<T> values)
        where R : struct, ISequentialReader<R>, allows ref struct
        where TItem : struct, IItem<T>
    {
        int most = InputWindow.MaxRead / TItem.MaxGet<R>();
        for (int i = 0; i < values.Length;)
        {
            Span<T> run = values.Slice(i, Math.Min(most, values.Length - i));
            ref byte at = ref reader.Need(run.Length * TItem.MaxGet<R>());
            nint n = 0;
            for (int j = 0; j < run.Length; j++)
            {
                n += TItem.Get<R>(ref Bytes.At(ref at, n), out run[j]);
            }
            reader.Commit(n);
            i += run.Length;
        }
    }
}
