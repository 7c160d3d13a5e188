// Owns: a map by object while it is read: keys that come twice, and sorted lists whose keys come far out of order. Knows no format.
using System.Collections;
using Octavo.Codecs.Collections;
using Octavo.Contracts;

namespace Octavo.Codecs.Types;

/// <summary>Takes the entries of a map as they come.</summary>
internal struct MapFilling
{
    private readonly IDictionary _entries;
    private readonly SortedList? _list; // the same, if it is one
    private SortedDictionary<object, object?>? _all; // what the entries of a sorted list are in, once its keys came too far out of order
    private long _moved;

    internal MapFilling(IDictionary entries)
    {
        _entries = entries;
        _list = entries as SortedList;
    }

    /// <summary>Sets the value of a key, unless it is there and the reader keeps the first.</summary>
    internal void Set<R>(ref R reader, object key, object? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (_all is not null)
        {
            if (!Contains(key) || reader.OnDuplicateKey())
            {
                _all[key] = value;
            }
            return;
        }
        if (Contains(key))
        {
            if (reader.OnDuplicateKey())
            {
                _entries[key] = value;
            }
            return;
        }
        _entries[key] = value;
        if (_list is not null)
        {
            _moved += _list.Count - 1 - _list.IndexOfKey(key);
            if (_moved > 16L * _list.Count + 1024)
            {
                _all = Moved(_list);
            }
        }
    }

    /// <summary>The map has all entries then.</summary>
    internal readonly void Close()
    {
        if (_all is not null)
        {
            foreach (KeyValuePair<object, object?> entry in _all)
            {
                _entries.Add(entry.Key, entry.Value);
            }
        }
    }

    /// <summary>The entries of a sorted list, which moves what comes after each that comes out of order, as a tree that takes them in any order. The list is
    /// empty then.</summary>
    private static SortedDictionary<object, object?> Moved(SortedList list)
    {
        SortedDictionary<object, object?> all = SortedLists.Tree(list);
        foreach (DictionaryEntry entry in list)
        {
            all.Add(entry.Key, entry.Value);
        }
        list.Clear();
        return all;
    }

    /// <summary>Whether a key is there. In a <see cref="SortedList"/> keys are compared, and data may hold some that have no order among them.</summary>
    private readonly bool Contains(object key)
    {
        try
        {
            return _all?.ContainsKey(key) ?? _entries.Contains(key);
        }
        catch (InvalidOperationException found) when (_list is not null && found.InnerException is ArgumentException)
        {
            SortedLists.Incomparable();
            return false;
        }
    }
}
