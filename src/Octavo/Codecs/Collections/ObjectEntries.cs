// Owns: the entries of a map of objects that derives from one without type arguments, while they are read. Knows no format.
using System.Collections;
using System.ComponentModel;
using Octavo.Codecs.Collections;

namespace Octavo.Internal;

/// <summary>Puts what is read into a map of objects, by its interface: a class that derives from <see cref="Hashtable"/> and the like may have members of its
/// own there.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class ObjectEntries
{
    private readonly IDictionary _own;
    private readonly bool _seeded;
    private readonly SortedDictionary<object, object?>? _sorted; // a sorted list would move what stands after each that comes out of order

    /// <param name="own">The map, which is cleared.</param>
    /// <param name="seeded">Whether keys must not be able to flood it.</param>
    public ObjectEntries(IDictionary own, bool seeded)
    {
        (_own, _seeded) = (own, seeded);
        own.Clear();
        if (own is SortedList list)
        {
            _sorted = SortedLists.Tree(list);
        }
    }

    /// <summary>Sets the value of a key that is there.</summary>
    public object? this[object key]
    {
        set
        {
            if (_sorted is not null)
            {
                _sorted[key] = value;
                return;
            }
            _own[key] = value;
        }
    }

    /// <summary>Adds an entry whose key is not there.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UnseededHash"/> where keys could flood the map, whose hash nothing tells, or
    /// <see cref="OctavoErrorCode.InvalidValue"/> where keys have no order among them.</exception>
    public bool TryAdd(object key, object? value)
    {
        if (_sorted is null)
        {
            if (_own.Contains(key))
            {
                return false;
            }
            KeyScreen.CheckFew(_own, _seeded);
            _own.Add(key, value);
            return true;
        }
        try
        {
            return _sorted.TryAdd(key, value);
        }
        catch (InvalidOperationException found) when (found.InnerException is ArgumentException)
        {
            SortedLists.Incomparable();
            return false;
        }
    }

    /// <summary>The map with all entries.</summary>
    public IDictionary Close()
    {
        if (_sorted is not null)
        {
            foreach (KeyValuePair<object, object?> entry in _sorted)
            {
                _own.Add(entry.Key, entry.Value);
            }
        }
        return _own;
    }
}
