// Owns: how hashed existing collections are filled: at once, or if their own hash could be flooded by way of a seeded one.
using Octavo.Codecs.Collections;

namespace Octavo.Internal;

public static partial class Maps
{
    /// <summary>An existing dictionary, cleared; null if there is none, or if another has to be filled first.</summary>
    public static Dictionary<TKey, TValue>? Open<TKey, TValue>(Dictionary<TKey, TValue>? existing, bool seeded)
        where TKey : notnull
    {
        existing?.Clear();
        return seeded && existing is not null && !KeyScreen.IsSafe(existing.Comparer) ? null : existing;
    }

    /// <inheritdoc cref="Open{TKey, TValue}(Dictionary{TKey, TValue}, bool)"/>
    public static HashSet<T>? Open<T>(HashSet<T>? existing, bool seeded)
    {
        existing?.Clear();
        return seeded && existing is not null && !KeyScreen.IsSafe(existing.Comparer) ? null : existing;
    }

    /// <summary>What was filled: what exists, after it took what was read for it.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UnseededHash"/> if keys that meet in its buckets would flood it.</exception>
    public static Dictionary<TKey, TValue> Close<TKey, TValue>(Dictionary<TKey, TValue>? existing, Dictionary<TKey, TValue> read)
        where TKey : notnull
    {
        if (existing is null || ReferenceEquals(existing, read))
        {
            return read;
        }
        Set(existing, read);
        return existing;
    }

    /// <inheritdoc cref="Close{TKey, TValue}(Dictionary{TKey, TValue}, Dictionary{TKey, TValue})"/>
    public static HashSet<T> Close<T>(HashSet<T>? existing, HashSet<T> read)
    {
        if (existing is null || ReferenceEquals(existing, read))
        {
            return read;
        }
        Unite(existing, read, seeded: true);
        return existing;
    }

    /// <summary>The existing dictionary, with the entries that were read in addition to its own or in their place; what was read if there is none.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UnseededHash"/> if keys that meet in its buckets would flood it.</exception>
    public static Dictionary<TKey, TValue> Merge<TKey, TValue>(Dictionary<TKey, TValue>? existing, Dictionary<TKey, TValue> read, bool replaces)
        where TKey : notnull
    {
        if (replaces)
        {
            existing?.Clear();
        }
        return Close(existing, read);
    }

    /// <summary>The entries that existed, and those that were read in addition or in their place, in the dictionary of what was read; what existed stays as
    /// it is.</summary>
    public static Dictionary<TKey, TValue> Merged<TKey, TValue>(IEnumerable<KeyValuePair<TKey, TValue>>? existing, Dictionary<TKey, TValue> read)
        where TKey : notnull
    {
        if (existing is null)
        {
            return read;
        }
        KeyValuePair<TKey, TValue>[] last = [.. read];
        read.Clear();
        foreach ((TKey key, TValue value) in existing.Concat(last))
        {
            read[key] = value;
        }
        return read;
    }

    /// <summary>What is to be filled for an existing map: itself, or a seeded dictionary.</summary>
    public static IDictionary<TKey, TValue> Into<TKey, TValue>(IDictionary<TKey, TValue> map, bool seeded)
        where TKey : notnull => Into<TKey, TValue, ScalarKey<TKey>>(map, seeded);

    /// <inheritdoc cref="Into{TKey, TValue}(IDictionary{TKey, TValue}, bool)"/>
    public static IDictionary<TKey, TValue> Into<TKey, TValue, THash>(IDictionary<TKey, TValue> map, bool seeded)
        where TKey : notnull
        where THash : struct, IKeyHash<TKey> => (seeded || THash.IsShared) && !KeyScreen.IsSafe(map) ? New<TKey, TValue, THash>(0, seeded) : map;

    /// <summary>What is to be filled for an existing collection: itself, or if it finds its elements by a hash of its own, a seeded set or a list.</summary>
    public static ICollection<T> IntoItems<T>(ICollection<T> items, bool seeded) => IntoItems<T, ScalarKey<T>>(items, seeded);

    /// <inheritdoc cref="IntoItems{T}(ICollection{T}, bool)"/>
    public static ICollection<T> IntoItems<T, THash>(ICollection<T> items, bool seeded)
        where THash : struct, IKeyHash<T> =>
        !(seeded || THash.IsShared) || KeyScreen.IsSafe(items) ? items : items is ISet<T> ? NewSet<T, THash>(0, seeded) : new List<T>();

    /// <summary>Gives a map what was filled for it.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UnseededHash"/> if keys could flood it.</exception>
    public static void Leave<TKey, TValue>(IDictionary<TKey, TValue> map, IDictionary<TKey, TValue> filled)
        where TKey : notnull
    {
        if (!ReferenceEquals(map, filled))
        {
            Set(map, filled);
        }
    }

    /// <summary>Gives a collection what was filled for it.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UnseededHash"/> if elements could flood it.</exception>
    public static void Leave<T>(ICollection<T> items, ICollection<T> filled)
    {
        if (!ReferenceEquals(items, filled))
        {
            Unite(items, filled, seeded: true);
        }
    }

    /// <summary>Adds items to a collection that may find them by a hash of its own.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UnseededHash"/> if hashing is seeded and they could flood it.</exception>
    public static void Unite<T>(ICollection<T> items, ICollection<T> read, bool seeded)
    {
        Screen(items, read, seeded);
        if (items is ISet<T> set)
        {
            set.UnionWith(read);
            return;
        }
        foreach (T item in read)
        {
            Lists.Add(items, item);
        }
    }

    /// <summary>Checks items that are to be added to a collection which may find them by a hash of its own.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UnseededHash"/> if hashing is seeded and they could flood it.</exception>
    public static void Screen<T>(ICollection<T> items, ICollection<T> read, bool seeded)
    {
        if (seeded)
        {
            KeyScreen.Check(items, read);
        }
    }

    /// <summary>Whether entries may go to this dictionary as they come; one that could be flooded is replaced, with what it holds.</summary>
    public static bool Takes<TKey, TValue>(Dictionary<TKey, TValue>? own, bool seeded)
        where TKey : notnull => own is not null && (!seeded || KeyScreen.IsSafe(own.Comparer));

    /// <summary>A new dictionary with the entries of another, which may be null.</summary>
    public static Dictionary<TKey, TValue> New<TKey, TValue>(Dictionary<TKey, TValue>? own, bool seeded)
        where TKey : notnull
    {
        Dictionary<TKey, TValue> made = New<TKey, TValue>(0, seeded);
        if (own is not null)
        {
            Set(made, own);
        }
        return made;
    }
}
