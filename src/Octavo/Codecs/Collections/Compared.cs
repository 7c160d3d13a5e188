// Owns: values as graphs are compared, where they cannot be enumerated as objects or show less than they hold. Knows no graph.
using System.Collections;
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;

namespace Octavo.Internal;

/// <summary>Gives what a value holds, for emitted code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class Compared
{
    /// <summary>The values of lazy ones.</summary>
    public static object? Lazies<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)] T>(
        IEnumerable<Lazy<T>?>? items) => items?.Select(static one => one is null ? null : (object?)one.Value);

    /// <summary>The elements of memory.</summary>
    public static object? Memories<T>(IEnumerable<Memory<T>>? items) => items?.Select(static one => one.ToArray());

    /// <summary>The elements of memory.</summary>
    public static object? ReadOnlyMemories<T>(IEnumerable<ReadOnlyMemory<T>>? items) => items?.Select(static one => one.ToArray());

    /// <summary>The elements of queues, with their priorities.</summary>
    public static object? Queues<T, TPriority>(IEnumerable<PriorityQueue<T, TPriority>?>? items) => items?.Select(static one => one?.UnorderedItems);

    /// <summary>A group by its key and its elements: enumerated it shows the elements alone.</summary>
    public static object? Group<TKey, T>(IGrouping<TKey, T>? group) => group is null ? null : (group.Key, group.ToArray());

    /// <summary>The groups of a lookup.</summary>
    public static object? Lookup<TKey, T>(ILookup<TKey, T>? lookup) => lookup?.Select(static group => (group.Key, group.ToArray()));

    /// <summary>A map as one that finds keys without their type: a user map may have nothing but its generic interface.</summary>
    public static object? Map<TKey, TValue>(IDictionary<TKey, TValue>? map) => map is null or IDictionary ? map : new ComparedMap<TKey, TValue>(map);

    /// <summary>What an object keeps of unknown members; null if that is nothing.</summary>
    public static UnknownMembers? Unknown(UnknownMembers? kept) => kept is { Count: 0 } ? null : kept;

    private sealed class ComparedMap<TKey, TValue>(IDictionary<TKey, TValue> map) : IDictionary
    {
        public int Count => map.Count;

        public ICollection Keys => map.Keys.ToArray();

        public ICollection Values => map.Values.ToArray();

        public bool IsReadOnly => true;

        public bool IsFixedSize => true;

        public bool IsSynchronized => false;

        public object SyncRoot => map;

        public object? this[object key]
        {
            get => map[(TKey)key];
            set => throw new NotSupportedException();
        }

        public bool Contains(object key) => key is TKey own && map.ContainsKey(own);

        public IDictionaryEnumerator GetEnumerator() => new Enumerator(map.GetEnumerator());

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

        public void Add(object key, object? value) => throw new NotSupportedException();

        public void Clear() => throw new NotSupportedException();

        public void CopyTo(Array array, int index) => throw new NotSupportedException();

        public void Remove(object key) => throw new NotSupportedException();

        private sealed class Enumerator(IEnumerator<KeyValuePair<TKey, TValue>> entries) : IDictionaryEnumerator
        {
            public DictionaryEntry Entry => new(entries.Current.Key!, entries.Current.Value);

            public object Key => entries.Current.Key!;

            public object? Value => entries.Current.Value;

            public object Current => Entry;

            public bool MoveNext() => entries.MoveNext();

            public void Reset() => entries.Reset();
        }
    }
}
