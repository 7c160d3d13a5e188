// Owns: what a tagged format does with existing collections: what is read comes after what they hold.
using System.ComponentModel;
using System.Runtime.InteropServices;
using Octavo.Codecs.Collections;

namespace Octavo.Internal;

/// <summary>Appends to collections, for emitted code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class AppendedCollections
{
    /// <summary>An array of what existed and what was read.</summary>
    /// <param name="existing">What existed, or null.</param>
    /// <param name="items">What was read.</param>
    public static T[] Array<T>(T[]? existing, List<T> items)
    {
        if (existing is not { Length: > 0 })
        {
            return items.ToArray();
        }
        var all = new T[checked(existing.Length + items.Count)];
        existing.CopyTo(all, 0);
        items.CopyTo(all, existing.Length);
        return all;
    }

    /// <summary>A list of what existed and what was read.</summary>
    /// <param name="existing">What existed, or null; it stays as it is.</param>
    /// <param name="items">What was read.</param>
    public static List<T> List<T>(IEnumerable<T>? existing, List<T> items)
    {
        if (existing is not null)
        {
            items.InsertRange(0, existing);
        }
        return items;
    }

    /// <summary>The collection that existed with what was read after it; one that is read-only is replaced.</summary>
    /// <param name="existing">What existed, or null.</param>
    /// <param name="items">What was read.</param>
    /// <param name="seeded">Whether elements must not be able to flood a set or a map that it is.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UnseededHash"/> if they could.</exception>
    public static ICollection<T> Collection<T>(ICollection<T>? existing, List<T> items, bool seeded)
    {
        if (existing is null or { IsReadOnly: true })
        {
            return List(existing, items);
        }
        Maps.Screen(existing, items, seeded);
        foreach (T item in CollectionsMarshal.AsSpan(items))
        {
            Lists.Add(existing, item);
        }
        return existing;
    }

    /// <summary>The collection of pairs that existed with what was read after it. A sorted list takes all in its order: each pair that comes before others
    /// moved them.</summary>
    public static ICollection<KeyValuePair<TKey, TValue>> Collection<TKey, TValue>(ICollection<KeyValuePair<TKey, TValue>>? existing,
        List<KeyValuePair<TKey, TValue>> items, bool seeded)
        where TKey : notnull
    {
        if (existing is SortedList<TKey, TValue> list)
        {
            KeyValuePair<TKey, TValue>[] all = [.. existing.Concat(items).OrderBy(entry => entry.Key, list.Comparer)];
            existing.Clear();
            items = [.. all];
        }
        if (seeded && existing is IDictionary<TKey, TValue> { IsReadOnly: false } map)
        {
            KeyScreen.Check(map, [.. items.Select(entry => entry.Key)]);
            seeded = false;
        }
        return Collection<KeyValuePair<TKey, TValue>>(existing, items, seeded);
    }

    /// <summary>An array of the elements.</summary>
    public static T[] Copy<T>(scoped ReadOnlySpan<T> items) => items.ToArray();
}
