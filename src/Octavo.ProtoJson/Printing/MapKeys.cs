// Owns: which entries of a map have a key that comes again. Knows no field.
using System.Buffers;
using System.Runtime.InteropServices;
using Octavo.Text;

namespace Octavo.ProtoJson.Printing;

/// <summary>The keys of one map while its duplicates are looked for. Hashes are keyed with a secret of the process, as data chooses the keys.</summary>
internal sealed class MapKeys
{
    private Key[] _keys = [];
    private int[] _slots = [];
    private int _mask;
    private int _count;

    internal void Begin(int entries)
    {
        int slots = (int)System.Numerics.BitOperations.RoundUpToPowerOf2((uint)Math.Min(entries, 1 << 28) * 2);
        Return();
        _keys = ArrayPool<Key>.Shared.Rent(entries);
        _slots = ArrayPool<int>.Shared.Rent(slots);
        _slots.AsSpan(0, slots).Clear();
        _mask = slots - 1;
        _count = 0;
    }

    /// <summary>Takes a key.</summary>
    /// <param name="data">What keys of text are in.</param>
    /// <param name="number">The key, if it is a number; otherwise 0.</param>
    /// <param name="start">Where its text begins.</param>
    /// <param name="length">The text's length.</param>
    /// <param name="entry">The entry that has it.</param>
    /// <returns>The entry that had it before; −1 for none.</returns>
    internal int Take(ReadOnlySpan<byte> data, ulong number, int start, int length, int entry)
    {
        // A map has keys of one kind: the number is 0, or the text is empty.
        int hash = length == 0 ? KeyedHash.Of(MemoryMarshal.AsBytes(new ReadOnlySpan<ulong>(in number))) : KeyedHash.Of(data.Slice(start, length));
        for (int slot = hash & _mask; ; slot = (slot + 1) & _mask)
        {
            int at = _slots[slot] - 1;
            if (at < 0)
            {
                _slots[slot] = _count + 1;
                _keys[_count++] = new Key(number, start, length, entry);
                return -1;
            }
            Key one = _keys[at];
            if (one.Number == number && data.Slice(one.Start, one.Length).SequenceEqual(data.Slice(start, length)))
            {
                _keys[at] = one with { Entry = entry };
                return one.Entry;
            }
        }
    }

    internal void Return()
    {
        if (_slots.Length != 0)
        {
            ArrayPool<Key>.Shared.Return(_keys);
            ArrayPool<int>.Shared.Return(_slots);
            _keys = [];
            _slots = [];
        }
    }

    private readonly record struct Key(ulong Number, int Start, int Length, int Entry);
}
