// Owns: which hashed collections resist colliding keys, and the check of keys for those that do not.
using System.Buffers;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using Octavo.Codecs.Keys;
using Octavo.Internal;

namespace Octavo.Codecs.Collections;

/// <summary>
/// An existing collection keeps the comparer that it has. If that is the default one, keys are checked before they are added: how many would meet in one
/// bucket.
/// </summary>
internal static class KeyScreen
{
    /// <summary>Elements of a collection whose buckets cannot be known. At worst each is compared with all before it: some 0.3 µs per element.</summary>
    private const int Few = 256;

    /// <summary>Allowed comparisons per element, besides <see cref="Free"/>. A good hash function needs half a comparison.</summary>
    private const int Share = 4;

    private const int Free = 1024;

    /// <summary>Whether keys cannot flood a collection with this comparer: the default hash of text is keyed once it collides, and a user comparer is
    /// trusted.</summary>
    internal static bool IsSafe<T>(IEqualityComparer<T> comparer) => typeof(T) == typeof(string) || comparer != EqualityComparer<T>.Default;

    /// <summary>Whether keys cannot flood a map.</summary>
    internal static bool IsSafe<TKey, TValue>(IDictionary<TKey, TValue> map)
        where TKey : notnull => typeof(TKey) == typeof(string) || map switch
        {
            Dictionary<TKey, TValue> dictionary => IsSafe(dictionary.Comparer),
            ConcurrentDictionary<TKey, TValue> concurrent => IsSafe(concurrent.Comparer),
            OrderedDictionary<TKey, TValue> ordered => IsSafe(ordered.Comparer),
            ImmutableDictionary<TKey, TValue>.Builder builder => IsSafe(builder.KeyComparer),
            _ => map is SortedDictionary<TKey, TValue> or SortedList<TKey, TValue> or ImmutableSortedDictionary<TKey, TValue>.Builder,
        };

    /// <summary>Whether keys cannot flood a map without type arguments.</summary>
    internal static bool IsSafe(IDictionary map) => map switch
    {
        Dictionary<object, object?> dictionary => IsSafe(dictionary.Comparer),
        Hashtable table => ComparerOf(table) is not null,
        _ => false,
    };

    [UnsafeAccessor(UnsafeAccessorKind.Method, Name = "get_EqualityComparer")]
    private static extern IEqualityComparer? ComparerOf(Hashtable table);

    /// <summary>Whether elements cannot flood a collection. One that is not a set is safe unless it finds its elements by their keys.</summary>
    internal static bool IsSafe<T>(ICollection<T> items) => items switch
    {
        HashSet<T> set => IsSafe(set.Comparer),
        ISet<T> => typeof(T) == typeof(string) || items is SortedSet<T>,
        _ => !IsKeyed(items.GetType()) && !IsMap(items.GetType()),
    };

    /// <summary>Checks keys that are to be added to a map.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UnseededHash"/> if they could flood it.</exception>
    internal static void Check<TKey, TValue>(IDictionary<TKey, TValue> map, ICollection<TKey> keys)
        where TKey : notnull
    {
        if (IsSafe(map))
        {
            return;
        }
        int count = checked(map.Count + keys.Count);
        int buckets = map switch
        {
            Dictionary<TKey, TValue> dictionary => dictionary.EnsureCapacity(count),
            OrderedDictionary<TKey, TValue> ordered => ordered.EnsureCapacity(count),
            _ => 0,
        };
        Check(map.GetType(), map.Keys.Concat(keys), count, buckets);
    }

    /// <summary>Checks entries that are to be added to a map, if they were read with seeded hashing.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UnseededHash"/> if they could flood it.</exception>
    internal static void CheckRead<TKey, TValue>(IDictionary<TKey, TValue> map, IEnumerable<KeyValuePair<TKey, TValue>> entries)
        where TKey : notnull
    {
        if (entries is Dictionary<TKey, TValue> { Comparer: IKeyComparer } read)
        {
            Check(map, read.Keys);
        }
    }

    /// <summary>Gives a map without type arguments what was read for it.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UnseededHash"/> if keys could flood it.</exception>
    internal static void Give(IDictionary map, Dictionary<object, object?> read)
    {
        if (map is Dictionary<object, object?> dictionary)
        {
            Maps.Set(dictionary, read);
            return;
        }
        Check(map.GetType(), read.Keys, read.Count, buckets: 0);
        foreach (KeyValuePair<object, object?> entry in read)
        {
            map[entry.Key] = entry.Value;
        }
    }

    /// <summary>Checks elements that are to be added to a collection.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UnseededHash"/> if they could flood it.</exception>
    internal static void Check<T>(ICollection<T> items, ICollection<T> read)
    {
        if (IsSafe(items))
        {
            return;
        }
        OctavoException? found = Flood(items, read);
        // A set compares an element that comes again only with the one that it has.
        if (found is not null && items is ISet<T> && read is not ISet<T>)
        {
            HashSet<T> distinct = Maps.NewSet<T>(0, seeded: true);
            distinct.UnionWith(read);
            found = Flood(items, distinct);
        }
        if (found is not null)
        {
            throw found;
        }
    }

    private static OctavoException? Flood<T>(ICollection<T> items, ICollection<T> read)
    {
        int count = checked(items.Count + read.Count);
        return Flood(items.GetType(), items.Concat(read), count, items is HashSet<T> set ? set.EnsureCapacity(count) : 0);
    }

    private static void Check<T>(Type type, IEnumerable<T> keys, int count, int buckets)
    {
        if (Flood(type, keys, count, buckets) is { } found)
        {
            throw found;
        }
    }

    /// <param name="type">The collection's type.</param>
    /// <param name="keys">All of its keys.</param>
    /// <param name="count">Their number.</param>
    /// <param name="buckets">Its buckets; 0 if that is not known. Dictionaries and sets have as many as their capacity.</param>
    /// <returns>The error of keys that could flood the collection, or null.</returns>
    private static OctavoException? Flood<T>(Type type, IEnumerable<T> keys, int count, int buckets)
    {
        if (count <= Few)
        {
            return null;
        }
        if (buckets == 0)
        {
            return Throw.UnseededCollection(type, Few);
        }
        int[] chains = ArrayPool<int>.Shared.Rent(buckets);
        long comparisons = 0;
        try
        {
            Array.Clear(chains, 0, buckets);
            foreach (T key in keys)
            {
                comparisons += chains[(uint)(key is null ? 0 : key.GetHashCode()) % (uint)buckets]++;
            }
        }
        finally
        {
            ArrayPool<int>.Shared.Return(chains); // also if a key refuses its hash
        }
        return comparisons > Free + ((long)Share * count) ? Throw.UnseededCollection(type, comparisons, count) : null;
    }

    /// <summary>Checks a map whose hash nothing tells, before an entry is added.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UnseededHash"/> if it has as many as are accepted.</exception>
    internal static void CheckFew(IDictionary map, bool seeded)
    {
        if (seeded && map.Count >= Few)
        {
            throw Throw.UnseededCollection(map.GetType(), Few);
        }
    }

    /// <summary>Whether a collection of pairs is a map that its keys could flood.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "IDictionary<,> of a map that exists is kept, since this names it.")]
    private static bool IsMap(Type type) => Array.Exists(type.GetInterfaces(),
        one => one.IsGenericType && one.GetGenericTypeDefinition() == typeof(IDictionary<,>) && one.GenericTypeArguments[0] != typeof(string))
        && !(type.IsGenericType && type.GetGenericTypeDefinition() is var definition
        && (definition == typeof(SortedDictionary<,>) || definition == typeof(SortedList<,>) || definition == typeof(ImmutableSortedDictionary<,>.Builder)));

    private static bool IsKeyed(Type type)
    {
        for (Type? one = type; one is not null; one = one.BaseType)
        {
            if (one.IsGenericType && one.GetGenericTypeDefinition() == typeof(KeyedCollection<,>))
            {
                return one.GenericTypeArguments[0] != typeof(string);
            }
        }
        return false;
    }
}
