// Owns: the keys of one open map, exact, in arrays that the next map of the same depth uses again. Knows no format.
using System.Buffers.Binary;
using Octavo.Text;
using Octavo.Transcode.Events;

namespace Octavo.Transcode.Engine;

/// <summary>A hash table of byte strings. Its hash is keyed with a secret of the process: no one can make keys collide on purpose.</summary>
internal sealed class KeySet
{
    private const int FirstSlots = 16;

    private readonly List<(int Hash, int Start, int Length)> _keys = [];
    private byte[] _bytes = [];
    private int[] _slots = []; // index of a key + 1; empty until a first key comes
    private int _used;

    /// <summary>Forgets all keys. A table that one large map has grown is not kept: clearing it would cost every small map that follows.</summary>
    internal void Clear()
    {
        if (_slots.Length > 1024)
        {
            _slots = [];
            _bytes = [];
        }
        Array.Clear(_slots);
        _keys.Clear();
        _used = 0;
    }

    /// <summary>Adds a scalar key.</summary>
    /// <returns>False if it is there already. Arrays and maps as keys are not compared.</returns>
    /// <param name="key">The key.</param>
    /// <param name="tags">The tags before it.</param>
    internal bool Add(scoped in DataEvent key, List<ulong> tags)
    {
        if (key.Begins)
        {
            return true;
        }
        if (_slots.Length == 0)
        {
            _slots = new int[FirstSlots];
        }
        Span<byte> number = stackalloc byte[8];
        int start = _used;
        foreach (ulong tag in tags)
        {
            BinaryPrimitives.WriteUInt64LittleEndian(number, tag);
            Append([(byte)DataEventKind.Tag]);
            Append(number);
        }
        BinaryPrimitives.WriteInt64LittleEndian(number,
            key.Kind is DataEventKind.Single or DataEventKind.Double ? BitConverter.DoubleToInt64Bits(key.Real) : key.Integer);
        Append([(byte)key.Kind, key.IsNegative ? (byte)1 : (byte)0]);
        if (key.Kind != DataEventKind.Text)
        {
            Append(number);
        }
        Append(key.Bytes);
        ReadOnlySpan<byte> bytes = _bytes.AsSpan(start, _used - start);
        int hash = KeyedHash.Of(bytes);
        int at = hash & (_slots.Length - 1);
        for (; _slots[at] != 0; at = (at + 1) & (_slots.Length - 1))
        {
            (int otherHash, int otherStart, int otherLength) = _keys[_slots[at] - 1];
            if (otherHash == hash && _bytes.AsSpan(otherStart, otherLength).SequenceEqual(bytes))
            {
                return false;
            }
        }
        _keys.Add((hash, start, bytes.Length));
        _slots[at] = _keys.Count;
        if (_keys.Count > _slots.Length / 2)
        {
            Grow();
        }
        return true;
    }

    private void Append(scoped ReadOnlySpan<byte> bytes)
    {
        int needed = checked(_used + bytes.Length);
        if (needed > _bytes.Length)
        {
            Array.Resize(ref _bytes, (int)Math.Min(Math.Max(2L * _bytes.Length, needed), Array.MaxLength));
        }
        bytes.CopyTo(_bytes.AsSpan(_used));
        _used = needed;
    }

    private void Grow()
    {
        _slots = new int[2 * _slots.Length];
        for (int i = 0; i < _keys.Count; i++)
        {
            int at = _keys[i].Hash & (_slots.Length - 1);
            while (_slots[at] != 0)
            {
                at = (at + 1) & (_slots.Length - 1);
            }
            _slots[at] = i + 1;
        }
    }
}
