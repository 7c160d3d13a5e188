// Owns: the clones of maps, with their comparers. What hashes or orders keys that can change takes them when all objects are filled. Knows no key and no value.
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using Octavo.Graph;

namespace Octavo.Internal;

public static partial class Copies
{
    /// <summary>Clones a dictionary.</summary>
    /// <param name="map">The dictionary.</param>
    /// <param name="clones">The clone's map.</param>
    /// <param name="key">Clones a key.</param>
    /// <param name="item">Clones a value.</param>
    /// <param name="own">The dictionary that takes the entries; null for a new one.</param>
    public static Dictionary<TKey, TValue>? OfDictionary<TKey, TValue>(Dictionary<TKey, TValue>? map, CloneMap clones, Cloner<TKey>? key, Cloner<TValue>? item,
        Dictionary<TKey, TValue>? own = null)
        where TKey : notnull
    {
        if (map is null)
        {
            return null;
        }
        ref object? known = ref clones.Find(map);
        if (own is null && known is Dictionary<TKey, TValue> copy)
        {
            return copy;
        }
        if (key is null && item is null && own is null)
        {
            copy = new Dictionary<TKey, TValue>(map, map.Comparer);
            known = copy;
            return copy;
        }
        copy = own ?? new Dictionary<TKey, TValue>(map.Count, map.Comparer);
        known = copy;
        if (key is not null || item is null)
        {
            Take(copy, Entries(map, clones, key, item), clones, key);
            return copy;
        }
        copy.Clear();
        foreach (KeyValuePair<TKey, TValue> entry in map)
        {
            TValue value = entry.Value;
            copy.Add(entry.Key, item(in value, clones));
        }
        return copy;
    }

    /// <summary>Clones a sorted dictionary.</summary>
    public static SortedDictionary<TKey, TValue>? OfSortedDictionary<TKey, TValue>(SortedDictionary<TKey, TValue>? map, CloneMap clones, Cloner<TKey>? key,
        Cloner<TValue>? item, SortedDictionary<TKey, TValue>? own = null)
        where TKey : notnull =>
        map is null ? null
            : (own is null ? clones.Known<SortedDictionary<TKey, TValue>>(map) : null)
            ?? Taken(clones, map, own ?? new SortedDictionary<TKey, TValue>(map.Comparer), key, item);

    /// <summary>Clones a sorted list.</summary>
    public static SortedList<TKey, TValue>? OfSortedList<TKey, TValue>(SortedList<TKey, TValue>? map, CloneMap clones, Cloner<TKey>? key, Cloner<TValue>? item,
        SortedList<TKey, TValue>? own = null)
        where TKey : notnull =>
        map is null ? null
            : (own is null ? clones.Known<SortedList<TKey, TValue>>(map) : null)
            ?? Taken(clones, map, own ?? new SortedList<TKey, TValue>(map.Count, map.Comparer), key, item);

    /// <summary>Clones an ordered dictionary.</summary>
    public static OrderedDictionary<TKey, TValue>? OfOrderedDictionary<TKey, TValue>(OrderedDictionary<TKey, TValue>? map, CloneMap clones, Cloner<TKey>? key,
        Cloner<TValue>? item, OrderedDictionary<TKey, TValue>? own = null)
        where TKey : notnull =>
        map is null ? null
            : (own is null ? clones.Known<OrderedDictionary<TKey, TValue>>(map) : null)
            ?? Taken(clones, map, own ?? new OrderedDictionary<TKey, TValue>(map.Count, map.Comparer), key, item);

    /// <summary>Clones a concurrent dictionary.</summary>
    public static ConcurrentDictionary<TKey, TValue>? OfConcurrentDictionary<TKey, TValue>(ConcurrentDictionary<TKey, TValue>? map, CloneMap clones,
        Cloner<TKey>? key, Cloner<TValue>? item, ConcurrentDictionary<TKey, TValue>? own = null)
        where TKey : notnull =>
        map is null ? null
            : (own is null ? clones.Known<ConcurrentDictionary<TKey, TValue>>(map) : null)
            ?? Taken(clones, map, own ?? new ConcurrentDictionary<TKey, TValue>(map.Comparer), key, item);

    /// <summary>Clones a dictionary that shows another.</summary>
    public static ReadOnlyDictionary<TKey, TValue>? OfReadOnlyDictionary<TKey, TValue>(ReadOnlyDictionary<TKey, TValue>? map, CloneMap clones,
        Cloner<TKey>? key, Cloner<TValue>? item)
        where TKey : notnull
    {
        if (map is null || clones.Known<ReadOnlyDictionary<TKey, TValue>>(map) is { } copy)
        {
            return map is null ? null : clones.Known<ReadOnlyDictionary<TKey, TValue>>(map);
        }
        var shown = new Dictionary<TKey, TValue>(map.Count, CollectionComparers.Of(map));
        copy = new ReadOnlyDictionary<TKey, TValue>(shown);
        clones.Set(map, copy);
        Take(shown, Entries(map, clones, key, item), clones, key);
        return copy;
    }

    /// <summary>Clones a frozen dictionary.</summary>
    public static FrozenDictionary<TKey, TValue>? OfFrozenDictionary<TKey, TValue>(FrozenDictionary<TKey, TValue>? map, CloneMap clones, Cloner<TKey>? key,
        Cloner<TValue>? item)
        where TKey : notnull =>
        map is null ? null
            : clones.Known<FrozenDictionary<TKey, TValue>>(map) ?? Enter(clones, map, Entries(map, clones, key, item).ToFrozenDictionary(map.Comparer));

    /// <summary>Clones an immutable dictionary.</summary>
    public static ImmutableDictionary<TKey, TValue>? OfImmutableDictionary<TKey, TValue>(ImmutableDictionary<TKey, TValue>? map, CloneMap clones,
        Cloner<TKey>? key, Cloner<TValue>? item)
        where TKey : notnull =>
        map is null ? null
            : clones.Known<ImmutableDictionary<TKey, TValue>>(map)
            ?? Enter(clones, map, ImmutableDictionary.CreateRange(map.KeyComparer, map.ValueComparer, Entries(map, clones, key, item)));

    /// <summary>Clones an immutable dictionary.</summary>
    public static IImmutableDictionary<TKey, TValue>? OfIImmutableDictionary<TKey, TValue>(IImmutableDictionary<TKey, TValue>? map, CloneMap clones,
        Cloner<TKey>? key, Cloner<TValue>? item)
        where TKey : notnull => map switch
        {
            ImmutableDictionary<TKey, TValue> hashed => OfImmutableDictionary(hashed, clones, key, item),
            ImmutableSortedDictionary<TKey, TValue> sorted => OfImmutableSortedDictionary(sorted, clones, key, item),
            _ => map is null ? null
                : clones.Known<IImmutableDictionary<TKey, TValue>>(map) ?? Enter(clones, map, ImmutableDictionary.CreateRange(Entries(map, clones, key, item))),
        };

    /// <summary>Clones an immutable dictionary.</summary>
    public static ImmutableSortedDictionary<TKey, TValue>? OfImmutableSortedDictionary<TKey, TValue>(ImmutableSortedDictionary<TKey, TValue>? map,
        CloneMap clones, Cloner<TKey>? key, Cloner<TValue>? item)
        where TKey : notnull =>
        map is null ? null
            : clones.Known<ImmutableSortedDictionary<TKey, TValue>>(map)
            ?? Enter(clones, map, ImmutableSortedDictionary.CreateRange(map.KeyComparer, map.ValueComparer, Entries(map, clones, key, item)));

    /// <summary>Clones a user map, or one behind an interface that it makes.</summary>
    public static TMap Taken<TMap, TKey, TValue>(CloneMap clones, IEnumerable<KeyValuePair<TKey, TValue>> map, TMap own, Cloner<TKey>? key,
        Cloner<TValue>? item)
        where TMap : class, IDictionary<TKey, TValue>
    {
        clones.Set(map, own);
        Take(own, Entries(map, clones, key, item), clones, key);
        return own;
    }

    private static KeyValuePair<TKey, TValue>[] Entries<TKey, TValue>(IEnumerable<KeyValuePair<TKey, TValue>> map, CloneMap clones, Cloner<TKey>? key,
        Cloner<TValue>? item)
    {
        KeyValuePair<TKey, TValue>[] entries = map.ToArray();
        for (int i = 0; i < entries.Length; i++)
        {
            (TKey oldKey, TValue oldItem) = entries[i];
            entries[i] = new(key is null ? oldKey : key(in oldKey, clones), item is null ? oldItem : item(in oldItem, clones));
        }
        return entries;
    }

    private static void Take<TKey, TValue>(IDictionary<TKey, TValue> map, KeyValuePair<TKey, TValue>[] entries, CloneMap clones, Cloner<TKey>? key)
    {
        map.Clear();
        if (key is null)
        {
            AddAll();
            return;
        }
        clones.Last(AddAll);

        void AddAll()
        {
            foreach (KeyValuePair<TKey, TValue> entry in entries)
            {
                map.Add(entry.Key, entry.Value);
            }
        }
    }
}
