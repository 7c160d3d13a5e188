// Owns: the bitmap before a sequence of nullable values, if a format has one. docs/formats/compact.md, "Sequences". Knows no format.
using System.ComponentModel;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>Bitmaps of sequences of nullable values, for emitted code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class Optionals
{
    /// <summary>Bytes of a bitmap at a time.</summary>
    private const int Piece = 128;

    /// <summary>Writes count and bitmap: a bit per value, the first in the lowest bit, unused bits zero.</summary>
    public static void WriteBitmap<W, T>(ref W writer, scoped ReadOnlySpan<T?> items)
        where W : struct, ISequentialWriter<W>, allows ref struct
        where T : struct
    {
        writer.WriteArrayStart(items.Length);
        for (int i = 0; i < items.Length;)
        {
            int end = Math.Min(items.Length, i + (8 * Piece));
            ref byte at = ref writer.Reserve(Piece);
            nint n = 0;
            while (i < end)
            {
                uint bits = 0;
                int last = Math.Min(end, i + 8);
                for (int bit = 0; i < last; i++, bit++)
                {
                    bits |= (items[i].HasValue ? 1u : 0u) << bit;
                }
                Bytes.At(ref at, n++) = (byte)bits;
            }
            writer.Advance(n);
        }
    }

    /// <summary>Reads a bitmap into its values: null, or a default that is to be replaced by the value that follows.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidData"/> if an unused bit is set.</exception>
    public static void ReadBitmap<R, T>(ref R reader, scoped Span<T?> items)
        where R : struct, ISequentialReader<R>, allows ref struct
        where T : struct
    {
        for (int i = 0; i < items.Length;)
        {
            int end = (int)Math.Min(items.Length, i + (8L * Piece));
            int length = (end - i + 7) / 8;
            ref byte at = ref reader.Need(length);
            for (nint n = 0; n < length; n++)
            {
                uint bits = Bytes.At(ref at, n);
                for (int last = Math.Min(end, i + 8); i < last; i++, bits >>= 1)
                {
                    items[i] = (bits & 1) != 0 ? default(T) : null;
                }
                if (bits != 0)
                {
                    Throw.InvalidData("a bit that belongs to no value is set.");
                }
            }
            reader.Commit(length);
        }
    }
}
