// Owns: how dictionaries and sets are made when they are read: with the seeded comparer if the limits ask for it.
using System.Collections;
using System.Collections.Frozen;
using System.ComponentModel;
using Octavo.Codecs.Collections;
using Octavo.Codecs.Keys;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>Makes hashed collections, for emitted code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static partial class Maps
{
    /// <summary>A dictionary for <paramref name="count"/> entries, which the reader has checked against its data.</summary>
    public static Dictionary<TKey, TValue> New<TKey, TValue>(int count, bool seeded)
        where TKey : notnull => New<TKey, TValue, ScalarKey<TKey>>(count, seeded);

    /// <summary>A dictionary whose keys are hashed by <typeparamref name="THash"/>.</summary>
    public static Dictionary<TKey, TValue> New<TKey, TValue, THash>(int count, bool seeded)
        where TKey : notnull
        where THash : struct, IKeyHash<TKey> => new(count, Comparer<TKey, THash>(seeded));

    /// <summary>A set for <paramref name="count"/> items, which the reader has checked against its data.</summary>
    public static HashSet<T> NewSet<T>(int count, bool seeded) => NewSet<T, ScalarKey<T>>(count, seeded);

    /// <summary>A set whose items are hashed by <typeparamref name="THash"/>.</summary>
    public static HashSet<T> NewSet<T, THash>(int count, bool seeded)
        where THash : struct, IKeyHash<T> => new(count, Comparer<T, THash>(seeded));

    /// <summary>The comparer of other hashed collections: null for the default one.</summary>
    public static IEqualityComparer<T>? Comparer<T>(bool seeded) => Comparer<T, ScalarKey<T>>(seeded);

    /// <summary>The comparer of hashed collections whose keys are hashed by <typeparamref name="THash"/>: null for the default one, which hashes text
    /// safely.</summary>
    public static IEqualityComparer<T>? Comparer<T, THash>(bool seeded)
        where THash : struct, IKeyHash<T> => seeded && typeof(T) != typeof(string) ? KeyComparer<T, THash>.Instance
            : THash.IsShared ? KeyComparer<T, THash>.Lenient : null;

    /// <summary>A frozen dictionary of what was read. Its own hash of text has no secret.</summary>
    public static FrozenDictionary<TKey, TValue> Freeze<TKey, TValue>(Dictionary<TKey, TValue> read, IEqualityComparer<TKey>? comparer, bool seeded)
        where TKey : notnull => read.ToFrozenDictionary(seeded ? KeyedText.Instead(comparer) : comparer);

    /// <summary>A frozen set of what was read.</summary>
    public static FrozenSet<T> Freeze<T>(HashSet<T> read, IEqualityComparer<T>? comparer, bool seeded) =>
        read.ToFrozenSet(seeded ? KeyedText.Instead(comparer) : comparer);

    /// <summary>Adds a pair if its key is not there, to a dictionary without a call of its own for it. The platform's <see cref="CollectionExtensions"/> cannot
    /// be named: Microsoft.Extensions.DependencyModel has a type of that name too.</summary>
    public static bool TryAdd<TKey, TValue>(IDictionary<TKey, TValue> map, TKey key, TValue value)
    {
        if (map.ContainsKey(key))
        {
            return false;
        }
        map.Add(key, value);
        return true;
    }

    /// <summary>Moves from a key to its value where the two alternate in an array.</summary>
    public static void NextValue<R>(ref R reader, scoped ref int remaining)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (!reader.NextItem(ref remaining))
        {
            Throw.InvalidData("an array of alternating keys and values ends with a key.");
        }
    }

    /// <summary>A sorted list of what was read, which is in its order: each entry goes to the end.</summary>
    /// <param name="existing">What exists, cleared and filled; null for a new one.</param>
    /// <param name="read">What was read.</param>
    public static SortedList<TKey, TValue> Fill<TKey, TValue>(SortedList<TKey, TValue>? existing, SortedDictionary<TKey, TValue> read)
        where TKey : notnull
    {
        SortedList<TKey, TValue> list = existing ?? new SortedList<TKey, TValue>(read.Count, read.Comparer);
        list.Clear();
        foreach (KeyValuePair<TKey, TValue> entry in read)
        {
            list.Add(entry.Key, entry.Value);
        }
        return list;
    }

    /// <summary>Sets the entries of another map: of a key that both have the other's counts.</summary>
    /// <param name="map">What takes them.</param>
    /// <param name="entries">The entries.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UnseededHash"/> if they were read with seeded hashing, and the map's own hash is not safe
    /// for them.</exception>
    public static void Set<TKey, TValue>(IDictionary<TKey, TValue> map, IEnumerable<KeyValuePair<TKey, TValue>> entries)
        where TKey : notnull
    {
        if (map is SortedList<TKey, TValue> list)
        {
            SortedLists.Set(list, entries);
            return;
        }
        KeyScreen.CheckRead(map, entries);
        foreach (KeyValuePair<TKey, TValue> entry in entries)
        {
            map[entry.Key] = entry.Value;
        }
    }

    /// <summary>The entries in the order of their keys, text by its UTF-16 units.</summary>
    /// <param name="entries">The entries.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.CountChanged"/> if there is another number of them than their collection says.</exception>
    public static KeyValuePair<TKey, TValue>[] InOrder<TKey, TValue>(IEnumerable<KeyValuePair<TKey, TValue>> entries)
    {
        KeyValuePair<TKey, TValue>[] all = Lists.Items(entries);
        IComparer<TKey> comparer = typeof(TKey) == typeof(string) ? (IComparer<TKey>)(object)StringComparer.Ordinal
            : System.Collections.Generic.Comparer<TKey>.Default;
        Array.Sort(all, (a, b) => a.Key is IStructuralComparable parts ? parts.CompareTo(b.Key, OrdinalParts.Instance) : comparer.Compare(a.Key, b.Key));
        return all;
    }
}
