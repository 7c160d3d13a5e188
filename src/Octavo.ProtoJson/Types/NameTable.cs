// Owns: the search for a name that is as UTF-8 in data. Knows no descriptor.
using Octavo.Text;

namespace Octavo.ProtoJson.Types;

/// <summary>Names and what they name. Descriptors may be anybody's, so the hash is keyed with a secret of the process.</summary>
internal sealed class NameTable<T>
    where T : class
{
    private readonly (byte[] Name, T Value)?[] _slots;
    private readonly uint _mask;

    /// <param name="entries">Names, the first of equal ones counting.</param>
    internal NameTable(IReadOnlyList<(byte[] Name, T Value)> entries)
    {
        _slots = new (byte[], T)?[(int)System.Numerics.BitOperations.RoundUpToPowerOf2((uint)Math.Max(4, entries.Count * 2))];
        _mask = (uint)_slots.Length - 1;
        foreach ((byte[] name, T value) in entries)
        {
            uint slot = (uint)KeyedHash.Of(name) & _mask;
            while (_slots[slot] is { } taken && !taken.Name.AsSpan().SequenceEqual(name))
            {
                slot = (slot + 1) & _mask;
            }
            _slots[slot] ??= (name, value);
        }
    }

    /// <summary>What a name names; null for none.</summary>
    internal T? Find(ReadOnlySpan<byte> name)
    {
        uint slot = (uint)KeyedHash.Of(name) & _mask;
        while (_slots[slot] is { } one)
        {
            if (name.SequenceEqual(one.Name))
            {
                return one.Value;
            }
            slot = (slot + 1) & _mask;
        }
        return null;
    }
}
