// Owns: the entries of a sorted list while they are read. Knows no format.
using System.ComponentModel;

namespace Octavo.Internal;

/// <summary>Entries for a sorted list. Inserting an entry out of order would move all entries after it, so a tree collects them in any order, and the list then
/// gets them in its own.</summary>
/// <param name="list">The list, whose order it is.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class SortedEntries<TKey, TValue>(SortedList<TKey, TValue> list) : SortedDictionary<TKey, TValue>(list.Comparer)
    where TKey : notnull
{
    /// <summary>The list with these entries alone.</summary>
    public SortedList<TKey, TValue> Fill()
    {
        // By the interface: a list that is derived may have members of its own there.
        IDictionary<TKey, TValue> map = list;
        map.Clear();
        foreach (KeyValuePair<TKey, TValue> entry in this)
        {
            map.Add(entry);
        }
        return list;
    }
}
