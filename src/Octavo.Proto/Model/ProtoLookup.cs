// Owns: the search for an element by a key, in lists that are whole.
using System;
using System.Collections.Generic;

namespace Octavo.Proto.Model;

/// <summary>The first element of a list that has a key. What was added since the last search is found too.</summary>
/// <param name="items">The list, to which elements are added and nothing else happens.</param>
/// <param name="key">The key, which does not change any more.</param>
internal sealed class ProtoLookup<TKey, T>(List<T> items, Func<T, TKey> key)
    where TKey : notnull
    where T : class
{
    private IDictionary<TKey, T>? _found; // most are never asked
    private int _known;

    public T? Find(TKey wanted)
    {
        // Whoever writes the file chooses the numbers, and a hash of numbers has no secret.
        _found ??= typeof(TKey) == typeof(int) ? new SortedDictionary<TKey, T>() : new Dictionary<TKey, T>();
        for (; _known < items.Count; _known++)
        {
            TKey one = key(items[_known]);
            if (!_found.ContainsKey(one))
            {
                _found.Add(one, items[_known]);
            }
        }
        return _found.TryGetValue(wanted, out T item) ? item : null;
    }
}
