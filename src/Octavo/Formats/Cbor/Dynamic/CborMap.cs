// Owns: a map of any keys in the order of the data. Knows no window.
using System.Collections;
using System.Diagnostics.CodeAnalysis;
using Octavo.Codecs.Dynamic;

namespace Octavo.Cbor;

/// <summary>A map as <see cref="OctavoCbor.ReadDynamic(ReadOnlySpan{byte}, OctavoCborOptions)"/> returns it: any value may be a key, entries keep their order,
/// and each key occurs only once.</summary>
/// <remarks>Keys are compared by <see cref="CborValueComparer"/>. A key that is an array, a map, bytes or a tagged value of these must not be changed while it
/// is in the map. RFC 8949, sections 3.1 and 5.6.</remarks>
public sealed class CborMap : IReadOnlyCollection<KeyValuePair<object?, object?>>, IDynamicText
{
    private readonly DynamicEntries _entries;

    /// <summary>An empty map.</summary>
    public CborMap()
        : this(0)
    {
    }

    /// <summary>Makes an empty map with room for a number of entries.</summary>
    /// <param name="capacity">Entries that fit before the map grows.</param>
    /// <exception cref="ArgumentOutOfRangeException">Negative.</exception>
    public CborMap(int capacity) => _entries = new DynamicEntries(capacity, CborValueComparer.Instance);

    /// <summary>Number of entries.</summary>
    public int Count => _entries.List.Count;

    /// <summary>The value of a key. Setting it replaces the value in its place, or adds an entry at the end.</summary>
    /// <param name="key">Any value, or null.</param>
    /// <exception cref="KeyNotFoundException">The value is read, and the map does not have the key.</exception>
    public object? this[object? key]
    {
        get => _entries.Get(key);
        set => _entries.Set(key, value);
    }

    /// <summary>The entry of this position in the order of the data.</summary>
    /// <param name="index">From 0, in the order of the data.</param>
    /// <exception cref="ArgumentOutOfRangeException">No such position.</exception>
    public KeyValuePair<object?, object?> EntryAt(int index) => _entries.List[index];

    /// <summary>The hash of the key of this position; null in a small map, which does not keep hashes.</summary>
    internal int? KeyHashAt(int index) => _entries.HashAt(index);

    /// <summary>Adds an entry at the end.</summary>
    /// <param name="key">Any value, or null.</param>
    /// <param name="value">The value, or null.</param>
    /// <exception cref="ArgumentException">The key is there already.</exception>
    public void Add(object? key, object? value) => _entries.Add(key, value);

    /// <summary>Adds an entry at the end unless the key is there.</summary>
    /// <param name="key">Any value, or null.</param>
    /// <param name="value">The value, or null.</param>
    /// <returns>Whether it was added.</returns>
    public bool TryAdd(object? key, object? value) => _entries.TryAdd(key, value);

    /// <summary>Whether the key is there.</summary>
    /// <param name="key">Any value, or null.</param>
    public bool ContainsKey(object? key) => _entries.Contains(key);

    /// <summary>Gets the value of a key.</summary>
    /// <param name="key">Any value, or null.</param>
    /// <param name="value">The value, or null; null if the key is not there.</param>
    /// <returns>Whether the key is there.</returns>
    public bool TryGetValue(object? key, [MaybeNullWhen(false)] out object? value) => _entries.TryGet(key, out value);

    /// <inheritdoc/>
    public IEnumerator<KeyValuePair<object?, object?>> GetEnumerator() => _entries.List.GetEnumerator();

    /// <summary>The entries in the diagnostic notation of RFC 8949, section 8, as <c>{1: "a", "b": [true]}</c>: at most 1,000 characters, 16 levels.</summary>
    public override string ToString() => DynamicText.Of(this);

    void IDynamicText.AddTo(DynamicText text) => text.Entries(this);

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
