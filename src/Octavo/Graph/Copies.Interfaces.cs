// Owns: the clones of collections behind interfaces: by their type at run time, or as what reading makes of the member. Knows no element.
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using Octavo.Codecs.Scalars;
using Octavo.Graph;

namespace Octavo.Internal;

public static partial class Copies
{
    /// <summary>Clones a sequence behind an interface.</summary>
    /// <typeparam name="TInterface">The interface; a list, an array or a hash set implements it.</typeparam>
    /// <typeparam name="T">The element.</typeparam>
    /// <param name="items">The sequence.</param>
    /// <param name="map">The clone's map.</param>
    /// <param name="cloner">Clones an element.</param>
    public static TInterface? Interface<TInterface, T>(TInterface? items, CloneMap map, Cloner<T>? cloner)
        where TInterface : class, IEnumerable<T>
    {
        if (items is null or string)
        {
            return items;
        }
        Type type = items.GetType();
        object? copy = type == typeof(List<T>) ? OfList((List<T>)(object)items, map, cloner)
            : type == typeof(T[]) ? OfArray((T[])(object)items, map, cloner)
            : type == typeof(HashSet<T>) ? OfHashSet((HashSet<T>)(object)items, map, cloner)
            : type == typeof(SortedSet<T>) ? OfSortedSet((SortedSet<T>)(object)items, map, cloner)
            : type == typeof(ReadOnlyCollection<T>) ? OfReadOnlyCollection((ReadOnlyCollection<T>)(object)items, map, cloner)
            : items is ImmutableArray<T> array ? OfImmutableArray(array, map, cloner)
            : items is FrozenSet<T> frozen ? OfFrozenSet(frozen, map, cloner)
            : items is ReadOnlySet<T> shown ? OfReadOnlySet(shown, map, cloner)
            : cloner is null && items is IImmutableList<T> or IImmutableSet<T> or IImmutableQueue<T> or IImmutableStack<T> ? items
            : items is ImmutableList<T> list ? OfImmutableList(list, map, cloner)
            : items is IImmutableSet<T> set ? OfIImmutableSet(set, map, cloner)
            : (object?)map.Known<TInterface>(items) ?? map.TryOther(items);
        if (copy is TInterface known)
        {
            return known;
        }
        // What enumerates in a way of its own becomes what reading makes of the member.
        return typeof(TInterface).IsAssignableFrom(typeof(List<T>)) ? (TInterface)(object)Taken(map, items, new List<T>(), cloner)
            : (TInterface)(object)Taken(map, items, new HashSet<T>(), cloner);
    }

    /// <summary>Clones a map behind an interface.</summary>
    public static TInterface? Interface<TInterface, TKey, TValue>(TInterface? map, CloneMap clones, Cloner<TKey>? key, Cloner<TValue>? item)
        where TInterface : class, IEnumerable<KeyValuePair<TKey, TValue>>
        where TKey : notnull
    {
        if (map is null)
        {
            return null;
        }
        Type type = map.GetType();
        object? copy = type == typeof(Dictionary<TKey, TValue>) ? OfDictionary((Dictionary<TKey, TValue>)(object)map, clones, key, item)
            : type == typeof(SortedDictionary<TKey, TValue>) ? OfSortedDictionary((SortedDictionary<TKey, TValue>)(object)map, clones, key, item)
            : type == typeof(ReadOnlyDictionary<TKey, TValue>) ? OfReadOnlyDictionary((ReadOnlyDictionary<TKey, TValue>)(object)map, clones, key, item)
            : type == typeof(SortedList<TKey, TValue>) ? OfSortedList((SortedList<TKey, TValue>)(object)map, clones, key, item)
            : type == typeof(OrderedDictionary<TKey, TValue>) ? OfOrderedDictionary((OrderedDictionary<TKey, TValue>)(object)map, clones, key, item)
            : type == typeof(ConcurrentDictionary<TKey, TValue>) ? OfConcurrentDictionary((ConcurrentDictionary<TKey, TValue>)(object)map, clones, key, item)
            : map is FrozenDictionary<TKey, TValue> frozen ? OfFrozenDictionary(frozen, clones, key, item)
            : map is IImmutableDictionary<TKey, TValue> immutable ? OfIImmutableDictionary(immutable, clones, key, item)
            : (object?)clones.Known<TInterface>(map) ?? clones.TryOther(map);
        return copy as TInterface ?? (TInterface)(object)Taken(clones, map, new Dictionary<TKey, TValue>(CollectionComparers.Of(map)), key, item);
    }

    /// <summary>Clones a user collection.</summary>
    public static TCollection? Users<TCollection, T>(TCollection? items, CloneMap map, Cloner<T>? cloner, Func<TCollection> make, TCollection? own = null)
        where TCollection : class, ICollection<T> =>
            items is null ? null : (own is null ? map.Known<TCollection>(items) : null) ?? Taken(map, items, own ?? make(), cloner);

    /// <summary>Clones a user class that is made of all its elements.</summary>
    public static TCollection? Built<TCollection, T>(TCollection? items, CloneMap map, Cloner<T>? cloner, Func<T[], TCollection> make)
        where TCollection : class, IEnumerable<T> =>
            items is null ? null : map.Known<TCollection>(items) ?? Enter(map, items, make(Items(items, map, cloner)));

    /// <summary>Clones a user struct that is made of all its elements.</summary>
    public static TCollection BuiltValue<TCollection, T>(TCollection items, CloneMap map, Cloner<T>? cloner, Func<T[], TCollection> make)
        where TCollection : struct, IEnumerable<T> => make(Items(items, map, cloner));

    /// <summary>Clones a user map.</summary>
    public static TMap? Users<TMap, TKey, TValue>(TMap? map, CloneMap clones, Cloner<TKey>? key, Cloner<TValue>? item, Func<TMap> make, TMap? own = null)
        where TMap : class, IDictionary<TKey, TValue> =>
            map is null ? null : (own is null ? clones.Known<TMap>(map) : null) ?? Taken(clones, map, own ?? make(), key, item);

    /// <summary>Fills the collection that an object has.</summary>
    /// <param name="own">It.</param>
    /// <param name="items">What it takes the elements of.</param>
    /// <param name="map">The clone's map.</param>
    /// <param name="cloner">Clones an element.</param>
    /// <param name="member">The member's name in errors.</param>
    public static void Fill<T>(ICollection<T>? own, IEnumerable<T>? items, CloneMap map, Cloner<T>? cloner, string member)
    {
        if (items is null || own is null or { IsReadOnly: true })
        {
            Refuse(own, items, member);
            return;
        }
        Taken(map, items, own, cloner);
    }

    /// <summary>Fills the map that an object has.</summary>
    public static void Fill<TKey, TValue>(IDictionary<TKey, TValue>? own, IEnumerable<KeyValuePair<TKey, TValue>>? items, CloneMap clones, Cloner<TKey>? key,
        Cloner<TValue>? item, string member)
    {
        if (items is null || own is null or { IsReadOnly: true })
        {
            Refuse(own, items, member);
            return;
        }
        Taken(clones, items, own, key, item);
    }

    /// <summary>Makes sure of an object having a collection that takes what its original has.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotPopulatable"/> if it has none.</exception>
    public static void Refuse(object? own, object? items, string member)
    {
        if (items is null != own is null)
        {
            Throw.NothingToFill(member);
        }
    }
}
