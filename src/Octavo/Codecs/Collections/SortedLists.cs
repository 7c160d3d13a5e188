// Owns: what is put into sorted existing lists, whatever type they are declared as: in their order, so nothing is moved. 960 KB of descending keys took 25 s.
// Knows no format.
using System.Collections;
using System.Diagnostics.CodeAnalysis;
using Octavo.Internal;

namespace Octavo.Codecs.Collections;

internal static class SortedLists
{
    /// <summary>Entries in the order in which a map takes them at its end.</summary>
    /// <param name="map">The map, which is empty.</param>
    /// <param name="entries">The entries; of keys that are one to the map all, as they came.</param>
    internal static IEnumerable<KeyValuePair<TKey, TValue>> InOrder<TKey, TValue>(IDictionary<TKey, TValue> map,
        ICollection<KeyValuePair<TKey, TValue>> entries)
        where TKey : notnull => map is SortedList<TKey, TValue> list ? entries.OrderBy(static entry => entry.Key, list.Comparer) : entries;

    /// <summary>Sets entries of a sorted list beside those that it has; the last of several of one key counts.</summary>
    internal static void Set<TKey, TValue>(SortedList<TKey, TValue> list, IEnumerable<KeyValuePair<TKey, TValue>> entries)
        where TKey : notnull
    {
        var all = new SortedDictionary<TKey, TValue>(list, list.Comparer);
        foreach (KeyValuePair<TKey, TValue> entry in entries)
        {
            all[entry.Key] = entry.Value;
        }
        // By the interface: a list that is derived may have members of its own there.
        IDictionary<TKey, TValue> map = list;
        map.Clear();
        foreach (KeyValuePair<TKey, TValue> entry in all)
        {
            map[entry.Key] = entry.Value;
        }
    }

    /// <summary>A tree in the order of a list of objects, without its entries: it takes them in any order, and the list would move what comes after
    /// each.</summary>
    internal static SortedDictionary<object, object?> Tree(SortedList list)
    {
        var order = (SortedList)list.Clone();
        order.Clear();
        order.Capacity = 2;
        return new SortedDictionary<object, object?>(new ObjectOrder(order));
    }

    /// <summary>Refuses a key of a list of objects that has no order among the others.</summary>
    [DoesNotReturn]
    internal static void Incomparable() => Throw.InvalidValue("SortedList", "a key cannot be compared with those before it");

    /// <summary>The order of a list of objects, whose comparer nothing tells: that of two keys in it.</summary>
    /// <param name="list">A list with the comparer, for this alone.</param>
    private sealed class ObjectOrder(SortedList list) : IComparer<object>
    {
        public int Compare(object? x, object? y)
        {
            list.Clear();
            list.Add(x!, null);
            list[y!] = null;
            return list.Count == 1 ? 0 : ReferenceEquals(list.GetKey(0), x) ? -1 : 1;
        }
    }
}
