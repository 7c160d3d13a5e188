// Owns: a map of any keys in the order of the data. Knows no window.
using System.Collections;
using System.Diagnostics.CodeAnalysis;

namespace Octavo;

/// <summary>A map as <see cref="OctavoMsgPack.ReadDynamic(ReadOnlySpan{byte}, OctavoMsgPackOptions)"/> gives it: any value may be a key, entries keep their order, a key comes once.</summary>
/// <remarks>Keys are compared by <see cref="MsgPackValueComparer"/>. A key that is an array, a map or bytes must not be changed while it is in the map. Specification: "map format family".</remarks>
public sealed class MsgPackMap : IReadOnlyCollection<KeyValuePair<object?, object?>>
{
    /// <summary>Up to this many entries a key is looked for one by one; an index would cost more than it saves.</summary>
    private const int LargestWithoutIndex = 8;

    private static readonly object s_nil = new();

    private readonly List<KeyValuePair<object?, object?>> _entries;
    private Dictionary<object, int>? _index;

    /// <summary>An empty map.</summary>
    public MsgPackMap()
        : this(0)
    {
    }

    /// <summary>An empty map with room for so many entries.</summary>
    /// <exception cref="ArgumentOutOfRangeException">Negative.</exception>
    public MsgPackMap(int capacity) => _entries = new List<KeyValuePair<object?, object?>>(capacity);

    /// <summary>Number of entries.</summary>
    public int Count => _entries.Count;

    /// <summary>The value of a key. Setting replaces the value where the key stands, or adds an entry at the end.</summary>
    /// <exception cref="KeyNotFoundException">Getting, and the key is not there.</exception>
    public object? this[object? key]
    {
        get => TryGetValue(key, out object? value) ? value : throw new KeyNotFoundException("The map has no such key.");
        set
        {
            int at = Find(key);
            if (at < 0)
            {
                Append(key, value);
            }
            else
            {
                _entries[at] = new(_entries[at].Key, value);
            }
        }
    }

    /// <summary>The entry of this position in the order of the data.</summary>
    /// <exception cref="ArgumentOutOfRangeException">No such position.</exception>
    public KeyValuePair<object?, object?> EntryAt(int index) => _entries[index];

    /// <summary>Adds an entry at the end.</summary>
    /// <exception cref="ArgumentException">The key is there already.</exception>
    public void Add(object? key, object? value)
    {
        if (!TryAdd(key, value))
        {
            throw new ArgumentException("The map has this key already.", nameof(key));
        }
    }

    /// <summary>Adds an entry at the end unless the key is there.</summary>
    /// <returns>Whether it was added.</returns>
    public bool TryAdd(object? key, object? value)
    {
        if (Find(key) >= 0)
        {
            return false;
        }
        Append(key, value);
        return true;
    }

    /// <summary>Whether the key is there.</summary>
    public bool ContainsKey(object? key) => Find(key) >= 0;

    /// <summary>Gets the value of a key.</summary>
    /// <returns>Whether the key is there.</returns>
    public bool TryGetValue(object? key, [MaybeNullWhen(false)] out object? value)
    {
        int at = Find(key);
        value = at < 0 ? null : _entries[at].Value;
        return at >= 0;
    }

    /// <inheritdoc/>
    public IEnumerator<KeyValuePair<object?, object?>> GetEnumerator() => _entries.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    private int Find(object? key)
    {
        if (_index is not null)
        {
            return _index.TryGetValue(key ?? s_nil, out int at) ? at : -1;
        }
        for (int i = 0; i < _entries.Count; i++)
        {
            if (MsgPackValueComparer.Instance.Equals(_entries[i].Key, key))
            {
                return i;
            }
        }
        return -1;
    }

    private void Append(object? key, object? value)
    {
        _entries.Add(new(key, value));
        if (_index is not null)
        {
            _index.Add(key ?? s_nil, _entries.Count - 1);
        }
        else if (_entries.Count > LargestWithoutIndex)
        {
            _index = new Dictionary<object, int>(MsgPackValueComparer.Instance!);
            for (int i = 0; i < _entries.Count; i++)
            {
                _index.Add(_entries[i].Key ?? s_nil, i);
            }
        }
    }
}
