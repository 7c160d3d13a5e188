// Owns: the clones of sets, with their comparers. What hashes or orders elements that can change takes them when all objects are filled. Knows no element.
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using Octavo.Codecs.Scalars;
using Octavo.Graph;

namespace Octavo.Internal;

public static partial class Copies
{
    /// <summary>Clones a hash set.</summary>
    public static HashSet<T>? OfHashSet<T>(HashSet<T>? set, CloneMap map, Cloner<T>? cloner, HashSet<T>? own = null)
    {
        if (set is null)
        {
            return null;
        }
        ref object? known = ref map.Find(set);
        if (own is null && known is HashSet<T> copy)
        {
            return copy;
        }
        if (cloner is null && own is null)
        {
            copy = new HashSet<T>(set, set.Comparer);
            known = copy;
            return copy;
        }
        copy = own ?? new HashSet<T>(set.Count, set.Comparer);
        known = copy;
        Take(copy, Items(set, map, cloner), map, cloner);
        return copy;
    }

    /// <summary>Clones a sorted set.</summary>
    public static SortedSet<T>? OfSortedSet<T>(SortedSet<T>? set, CloneMap map, Cloner<T>? cloner, SortedSet<T>? own = null)
    {
        if (set is null)
        {
            return null;
        }
        if (own is null && map.Known<SortedSet<T>>(set) is { } copy)
        {
            return copy;
        }
        copy = own ?? new SortedSet<T>(set.Comparer);
        map.Set(set, copy);
        Take(copy, Items(set, map, cloner), map, cloner);
        return copy;
    }

    /// <summary>Clones a set that shows another.</summary>
    public static ReadOnlySet<T>? OfReadOnlySet<T>(ReadOnlySet<T>? set, CloneMap map, Cloner<T>? cloner)
    {
        if (set is null || map.Known<ReadOnlySet<T>>(set) is not { } copy)
        {
            return set is null ? null : Enter(map, set, new ReadOnlySet<T>(Taken(set, map, cloner)));
        }
        return copy;
    }

    /// <summary>Clones a frozen set.</summary>
    public static FrozenSet<T>? OfFrozenSet<T>(FrozenSet<T>? set, CloneMap map, Cloner<T>? cloner) =>
        set is null ? null : map.Known<FrozenSet<T>>(set) ?? Enter(map, set, Items(set, map, cloner).ToFrozenSet(set.Comparer));

    /// <summary>Clones an immutable set.</summary>
    public static ImmutableHashSet<T>? OfImmutableHashSet<T>(ImmutableHashSet<T>? set, CloneMap map, Cloner<T>? cloner) =>
        set is null ? null : map.Known<ImmutableHashSet<T>>(set) ?? Enter(map, set, ImmutableHashSet.CreateRange(set.KeyComparer, Items(set, map, cloner)));

    /// <summary>Clones an immutable set.</summary>
    public static IImmutableSet<T>? OfIImmutableSet<T>(IImmutableSet<T>? set, CloneMap map, Cloner<T>? cloner) => set switch
    {
        ImmutableHashSet<T> hashed => OfImmutableHashSet(hashed, map, cloner),
        ImmutableSortedSet<T> sorted => OfImmutableSortedSet(sorted, map, cloner),
        _ => set is null ? null : map.Known<IImmutableSet<T>>(set) ?? Enter(map, set, ImmutableHashSet.CreateRange(Items(set, map, cloner))),
    };

    /// <summary>Clones an immutable set.</summary>
    public static ImmutableSortedSet<T>? OfImmutableSortedSet<T>(ImmutableSortedSet<T>? set, CloneMap map, Cloner<T>? cloner) =>
        set is null ? null : map.Known<ImmutableSortedSet<T>>(set) ?? Enter(map, set, ImmutableSortedSet.CreateRange(set.KeyComparer, Items(set, map, cloner)));

    /// <summary>A new set of an enumeration's elements.</summary>
    private static HashSet<T> Taken<T>(IEnumerable<T> items, CloneMap map, Cloner<T>? cloner)
    {
        var set = new HashSet<T>(CollectionComparers.Of(items));
        Take(set, Items(items, map, cloner), map, cloner);
        return set;
    }

    private static void Take<T>(ISet<T> set, T[] items, CloneMap map, Cloner<T>? cloner)
    {
        set.Clear();
        if (cloner is null)
        {
            set.UnionWith(items);
            return;
        }
        map.Last(() => set.UnionWith(items));
    }

    private static T Enter<T>(CloneMap map, object original, T copy)
        where T : class
    {
        map.Set(original, copy);
        return copy;
    }
}
