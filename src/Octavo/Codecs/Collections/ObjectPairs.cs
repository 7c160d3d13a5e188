// Owns: the entries of a map of objects as pairs, which emitted code enumerates. Knows no format.
using System.Collections;
using System.ComponentModel;

namespace Octavo.Internal;

/// <summary>The entries of a map of objects.</summary>
/// <param name="map">The map.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ObjectPairs(IDictionary map)
{
    /// <summary>How many there are.</summary>
    public int Count => map.Count;

    /// <summary>Enumerates them in the map's order.</summary>
    public Enumerator GetEnumerator() => new(map.GetEnumerator());

    /// <summary>Enumerates pairs.</summary>
    /// <param name="entries">The map's own enumerator.</param>
    public readonly struct Enumerator(IDictionaryEnumerator entries)
    {
        /// <summary>The pair.</summary>
        public KeyValuePair<object, object?> Current => new(entries.Key, entries.Value);

        /// <summary>Moves to the next pair.</summary>
        public bool MoveNext() => entries.MoveNext();
    }
}
