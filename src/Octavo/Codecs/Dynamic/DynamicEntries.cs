// Owns: the entries of a map without a type, in the order of the data, and how a key is found among them. Knows no format.
using System.Diagnostics.CodeAnalysis;

namespace Octavo.Codecs.Dynamic;

/// <summary>What the maps of the formats hold: any value may be a key, a key comes once.</summary>
/// <param name="capacity">Entries to have room for.</param>
/// <param name="comparer">When two keys are one.</param>
internal sealed class DynamicEntries(int capacity, IEqualityComparer<object?> comparer)
{
    /// <summary>Up to this many entries a key is looked for one by one; an index would cost more than it saves.</summary>
    private const int LargestWithoutIndex = 8;

    private HashSet<int>? _index; // positions, found by the content of their keys
    private List<int>? _hashes;   // of the keys by position, as long as there is an index

    /// <summary>The entries in order.</summary>
    internal List<KeyValuePair<object?, object?>> List { get; } = new(capacity);

    /// <exception cref="KeyNotFoundException">The key is not there.</exception>
    internal object? Get(object? key) => TryGet(key, out object? value) ? value : throw new KeyNotFoundException("The map has no such key.");

    /// <summary>Replaces the value where the key is, or adds an entry at the end.</summary>
    internal void Set(object? key, object? value)
    {
        int hash = Hash(key);
        int at = Find(key, hash);
        if (at < 0)
        {
            Append(key, value, hash);
        }
        else
        {
            List[at] = new(List[at].Key, value);
        }
    }

    /// <exception cref="ArgumentException">The key is there already.</exception>
    internal void Add(object? key, object? value)
    {
        if (!TryAdd(key, value))
        {
            throw new ArgumentException("The map has this key already.", nameof(key));
        }
    }

    /// <summary>Adds an entry at the end unless the key is there.</summary>
    /// <returns>Whether it was added.</returns>
    internal bool TryAdd(object? key, object? value)
    {
        int hash = Hash(key);
        if (Find(key, hash) >= 0)
        {
            return false;
        }
        Append(key, value, hash);
        return true;
    }

    internal bool Contains(object? key) => Find(key, Hash(key)) >= 0;

    internal bool TryGet(object? key, [MaybeNullWhen(false)] out object? value)
    {
        int at = Find(key, Hash(key));
        value = at < 0 ? null : List[at].Value;
        return at >= 0;
    }

    /// <summary>The hash that the index keeps of a key; null without an index. Each map hashed all maps in its keys again: time grew as the square of the
    /// depth.</summary>
    internal int? HashAt(int position) => _hashes?[position];

    /// <summary>The hash of a key, if it is needed to find the key.</summary>
    private int Hash(object? key) => _index is null ? 0 : comparer.GetHashCode(key!);

    private int Find(object? key, int hash)
    {
        if (_index is not null)
        {
            return _index.GetAlternateLookup<HashedKey>().TryGetValue(new HashedKey(key, hash), out int at) ? at : -1;
        }
        for (int i = 0; i < List.Count; i++)
        {
            if (comparer.Equals(List[i].Key, key))
            {
                return i;
            }
        }
        return -1;
    }

    private void Append(object? key, object? value, int hash)
    {
        List.Add(new(key, value));
        if (_index is not null)
        {
            _hashes!.Add(hash);
            _index.Add(List.Count - 1);
        }
        else if (List.Count > LargestWithoutIndex)
        {
            MakeIndex();
        }
    }

    private void MakeIndex()
    {
        _hashes = new List<int>(List.Count);
        foreach ((object? key, _) in List)
        {
            _hashes.Add(comparer.GetHashCode(key!));
        }
        _index = new HashSet<int>(new Positions(this, comparer));
        for (int i = 0; i < List.Count; i++)
        {
            _index.Add(i);
        }
    }

    /// <summary>A key that may not be in the map.</summary>
    private readonly record struct HashedKey(object? Key, int Hash);

    private sealed class Positions(DynamicEntries entries, IEqualityComparer<object?> comparer)
        : IEqualityComparer<int>, IAlternateEqualityComparer<HashedKey, int>
    {
        public bool Equals(int x, int y) => comparer.Equals(entries.List[x].Key, entries.List[y].Key);

        public bool Equals(HashedKey alternate, int other) => comparer.Equals(alternate.Key, entries.List[other].Key);

        public int GetHashCode(int obj) => entries._hashes![obj];

        public int GetHashCode(HashedKey alternate) => alternate.Hash;

        public int Create(HashedKey alternate) => throw new NotSupportedException("A position is made by adding an entry.");
    }
}
