// Owns: the search for a name that is as UTF-8 in data. Knows no descriptor.
namespace Octavo.ProtoJson.Types;

/// <summary>Names and what they name. Descriptors may be anybody's, so the hash begins with a number that no one knows.</summary>
internal sealed class NameTable<T>
    where T : class
{
    private static readonly uint s_seed = (uint)Random.Shared.NextInt64();

    private readonly (byte[] Name, T Value)?[] _slots;
    private readonly uint _mask;

    /// <param name="entries">Names, the first of equal ones counting.</param>
    internal NameTable(IReadOnlyList<(byte[] Name, T Value)> entries)
    {
        _slots = new (byte[], T)?[(int)System.Numerics.BitOperations.RoundUpToPowerOf2((uint)Math.Max(4, entries.Count * 2))];
        _mask = (uint)_slots.Length - 1;
        foreach ((byte[] name, T value) in entries)
        {
            uint slot = Hash(name) & _mask;
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
        uint slot = Hash(name) & _mask;
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

    // FNV-1a: names are short.
    private static uint Hash(ReadOnlySpan<byte> name)
    {
        uint hash = s_seed;
        foreach (byte one in name)
        {
            hash = (hash ^ one) * 16777619;
        }
        return hash;
    }
}
