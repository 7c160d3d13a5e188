// Owns: how a list that exists already takes what was read for it.
using System.ComponentModel;

namespace Octavo.Internal;

/// <summary>Fills lists in place, for emitted code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class Lists
{
    /// <summary>Clears and fills a list that exists; else answers the new one.</summary>
    /// <param name="existing">What exists, or null.</param>
    /// <param name="made">What was read, or null.</param>
    public static List<T>? Fill<T>(List<T>? existing, List<T>? made)
    {
        if (existing is null || made is null)
        {
            return made;
        }
        existing.Clear();
        existing.AddRange(made);
        return existing;
    }

    /// <summary>The elements of a sequence as an array. Collections of the platform copy themselves; any other is enumerated, and held to its count.</summary>
    /// <param name="values">The sequence.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.CountChanged"/> where it has another number of elements than it says.</exception>
    public static T[] Items<T>(IEnumerable<T> values)
    {
        if (values is HashSet<T> or SortedSet<T> or LinkedList<T> or Queue<T> or Stack<T> || !values.TryGetNonEnumeratedCount(out int count))
        {
            return values.ToArray();
        }
        List<T> items = [];
        foreach (T item in values)
        {
            if (items.Count == count)
            {
                Throw.CountChanged(count);
            }
            items.Add(item);
        }
        if (items.Count != count)
        {
            Throw.CountChanged(count);
        }
        return [.. items];
    }

    /// <summary>Turns an array round, in place.</summary>
    public static T[] Reverse<T>(T[] items)
    {
        Array.Reverse(items);
        return items;
    }
}
