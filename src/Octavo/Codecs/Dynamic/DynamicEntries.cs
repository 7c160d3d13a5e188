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

    private static readonly object s_nil = new();

    private Dictionary<object, int>? _index;

    /// <summary>The entries in order.</summary>
    internal List<KeyValuePair<object?, object?>> List { get; } = new(capacity);

    /// <exception cref="KeyNotFoundException">The key is not there.</exception>
    internal object? Get(object? key) => TryGet(key, out object? value) ? value : throw new KeyNotFoundException("The map has no such key.");

    /// <summary>Replaces the value where the key is, or adds an entry at the end.</summary>
    internal void Set(object? key, object? value)
    {
        int at = Find(key);
        if (at < 0)
        {
            Append(key, value);
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
        if (Find(key) >= 0)
        {
            return false;
        }
        Append(key, value);
        return true;
    }

    internal bool Contains(object? key) => Find(key) >= 0;

    internal bool TryGet(object? key, [MaybeNullWhen(false)] out object? value)
    {
        int at = Find(key);
        value = at < 0 ? null : List[at].Value;
        return at >= 0;
    }

    private int Find(object? key)
    {
        if (_index is not null)
        {
            return _index.TryGetValue(key ?? s_nil, out int at) ? at : -1;
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

    private void Append(object? key, object? value)
    {
        List.Add(new(key, value));
        if (_index is not null)
        {
            _index.Add(key ?? s_nil, List.Count - 1);
        }
        else if (List.Count > LargestWithoutIndex)
        {
            _index = new Dictionary<object, int>(comparer!);
            for (int i = 0; i < List.Count; i++)
            {
                _index.Add(List[i].Key ?? s_nil, i);
            }
        }
    }
}
