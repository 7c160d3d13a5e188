// Owns: lookups and groups as pairs of a key and an array, which is how they are written, and back. Knows no format.
using System.Collections;
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>Takes lookups apart and makes them, for emitted code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class Lookups
{
    private static readonly ConditionalWeakTable<object, object> s_comparers = [];

    /// <summary>The groups of a lookup, in its order.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.CountChanged"/> if the lookup has another number of groups than it says.</exception>
    public static KeyValuePair<TKey, T[]>[] Pairs<TKey, T>(ILookup<TKey, T> lookup)
    {
        var pairs = new List<KeyValuePair<TKey, T[]>>();
        foreach (IGrouping<TKey, T> group in lookup)
        {
            pairs.Add(Pair(group));
        }
        if (lookup.Count is var count && count != pairs.Count)
        {
            Throw.CountChanged(count);
        }
        return pairs.ToArray();
    }

    /// <summary>A group's key and elements.</summary>
    public static KeyValuePair<TKey, T[]> Pair<TKey, T>(IGrouping<TKey, T> group) => new(group.Key, [.. group]);

    /// <summary>The lookup of groups that were read. A lookup holds a key once, and none without elements.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="pairs">The groups.</param>
    /// <param name="comparer">The comparer of the keys, or null for the default one.</param>
    public static ILookup<TKey, T> Of<R, TKey, T>(ref R reader, KeyValuePair<TKey, T[]>[] pairs, IEqualityComparer<TKey>? comparer)
        where R : struct, IEngineReader<R>, allows ref struct
    {
        if (Array.Exists(pairs, pair => pair.Value is null or []))
        {
            Throw.InvalidValue("ILookup", "a key without elements");
        }
        ILookup<TKey, T> lookup = Of(pairs, comparer);
        if (lookup.Count != pairs.Length)
        {
            reader.OnDuplicateKey();
        }
        return lookup;
    }

    /// <summary>The lookup of groups, whose comparer is remembered: a lookup does not tell it.</summary>
    internal static ILookup<TKey, T> Of<TKey, T>(KeyValuePair<TKey, T[]>[] pairs, IEqualityComparer<TKey>? comparer)
    {
        ILookup<TKey, T> lookup = pairs.SelectMany(pair => pair.Value, (pair, item) => (pair.Key, Item: item))
            .ToLookup(each => each.Key, each => each.Item, comparer);
        if (comparer is not null && lookup.Count != 0) // all empty lookups of two types are one object
        {
            s_comparers.Add(lookup, comparer);
        }
        return lookup;
    }

    /// <summary>The comparer that a lookup was read or cloned with; null for the default one, and for that of a lookup made elsewhere.</summary>
    internal static IEqualityComparer<TKey>? Comparer<TKey>(object lookup) =>
        s_comparers.TryGetValue(lookup, out object? comparer) ? (IEqualityComparer<TKey>)comparer : null;

    /// <summary>The group of a pair that was read.</summary>
    public static IGrouping<TKey, T> Group<TKey, T>(KeyValuePair<TKey, T[]> pair) => new Grouping<TKey, T>(pair.Key, pair.Value ?? []);

    private sealed class Grouping<TKey, T>(TKey key, T[] items) : IGrouping<TKey, T>
    {
        public TKey Key => key;

        public IEnumerator<T> GetEnumerator() => ((IEnumerable<T>)items).GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => items.GetEnumerator();
    }
}
