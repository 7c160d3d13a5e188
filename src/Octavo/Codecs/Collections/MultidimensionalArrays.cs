// Owns: multidimensional arrays: their lengths before one sequence of all elements, and the check of the two. Knows no format.
using System.ComponentModel;
using System.Text;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>
/// Writes and reads what comes before the elements of a multidimensional array, for emitted code. It is written as an object of its lengths and one sequence of
/// all elements, the last dimension running fastest.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class MultidimensionalArrays
{
    /// <summary>What <see cref="ReadStart"/> leaves if the first dimension of the elements that follow runs fastest.</summary>
    private const int ByColumn = int.MinValue;

    private static readonly byte[][] s_keys = [.. Enumerable.Range(1, 32).Select(number => Encoding.UTF8.GetBytes($",\"Length{number}\":"))];

    private static ReadOnlySpan<byte> ItemsKey => ",\"Items\":"u8;

    /// <summary>Writes the head and the lengths. The elements follow as one sequence.</summary>
    public static void WriteStart<W>(ref W writer, Array array)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (W.TryWriteMultidimensional(ref writer, array))
        {
            return;
        }
        int rank = array.Rank;
        writer.Advance(W.PutStart(ref writer.Reserve(W.MaxHead), Layout.Array, rank + 1, rank + 1));
        for (int i = 0; i < rank; i++)
        {
            if (W.Named(Layout.Array))
            {
                writer.WriteKey(Layout.Array, i + 1, s_keys[i], first: i == 0);
            }
            writer.Advance(W.PutInt32(ref writer.Reserve(W.MaxInt32), array.GetLength(i)));
        }
        if (W.Named(Layout.Array))
        {
            writer.WriteKey(Layout.Array, rank + 1, ItemsKey, first: false);
        }
    }

    /// <summary>Reads the head and the lengths. If they have keys, they are in their order.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="lengths">Receives the lengths, one a dimension.</param>
    /// <param name="members">What the head said, for <see cref="ReadEnd"/>.</param>
    /// <returns>False for null.</returns>
    public static bool ReadStart<R>(ref R reader, scoped Span<int> lengths, out int members)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (R.TryReadMultidimensional(ref reader, lengths, out bool byColumn))
        {
            members = byColumn ? ByColumn : -1;
            return true;
        }
        members = reader.ReadStart(Layout.Array);
        if (members == ObjectHead.Null)
        {
            return false;
        }
        bool keyed = members < ObjectHead.Null;
        if (!keyed && members != lengths.Length + 1 && members != ObjectHead.All)
        {
            WrongRank(lengths.Length);
        }
        members = keyed ? ObjectHead.Entries(members) : -1;
        for (int i = 0; i < lengths.Length; i++)
        {
            if (keyed && !reader.TryKey(s_keys[i], i + 1, Layout.Array, i == 0, ref members))
            {
                WrongRank(lengths.Length);
            }
            lengths[i] = reader.ReadInt32();
        }
        if (keyed && !reader.TryKey(ItemsKey, lengths.Length + 1, Layout.Array, false, ref members))
        {
            WrongRank(lengths.Length);
        }
        return true;
    }

    /// <summary>Reads what ends the array, and compares the lengths with the elements that came: only then is memory taken for them.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="remaining">As <see cref="ReadStart"/> left it: keys, or −1 if there are none.</param>
    /// <param name="lengths">The lengths.</param>
    /// <param name="items">Elements that were read.</param>
    public static void ReadEnd<R>(ref R reader, scoped ref int remaining, scoped ReadOnlySpan<int> lengths, int items)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (remaining is not (-1 or ByColumn) && reader.NextKey(ref remaining, false, out _, out _))
        {
            WrongRank(lengths.Length);
        }
        // Zero lengths are left out of the product that must be an array's: the runtime refuses what is too large without them.
        long product = 1;
        bool isEmpty = false;
        foreach (int length in lengths)
        {
            isEmpty |= length == 0;
            product *= Math.Max(1, length);
            if (length < 0 || product > Array.MaxLength)
            {
                Throw.InvalidValue("a multidimensional array", "lengths that no array has");
            }
        }
        if ((isEmpty ? 0 : product) != items)
        {
            Throw.InvalidValue("a multidimensional array", $"{items} elements, but the lengths multiply to {(isEmpty ? 0 : product)}");
        }
    }

    /// <summary>Puts the elements that were read into their array.</summary>
    /// <param name="items">The elements, as many as the array has.</param>
    /// <param name="array">The array.</param>
    /// <param name="remaining">As <see cref="ReadStart"/> left it.</param>
    public static void Fill<T>(ReadOnlySpan<T> items, Array array, int remaining)
    {
        Span<T> to = MultidimensionalItems.Of<T>(array);
        if (remaining != ByColumn)
        {
            items.CopyTo(to);
            return;
        }
        // One step in the first dimension is one element of the data, and a whole layer here; where a dimension ends, the next one moves on.
        Span<int> at = stackalloc int[array.Rank];
        Span<int> steps = stackalloc int[array.Rank];
        int step = 1;
        for (int i = array.Rank - 1; i >= 0; i--)
        {
            at[i] = 0;
            steps[i] = step;
            step *= Math.Max(1, array.GetLength(i));
        }
        int place = 0;
        foreach (T item in items)
        {
            to[place] = item;
            for (int i = 0; i < array.Rank; i++)
            {
                place += steps[i];
                if (++at[i] < array.GetLength(i))
                {
                    break;
                }
                place -= steps[i] * at[i];
                at[i] = 0;
            }
        }
    }

    private static void WrongRank(int rank) => Throw.InvalidValue("a multidimensional array", $"expected {rank} lengths and a sequence");
}
