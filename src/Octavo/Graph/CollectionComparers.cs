// Owns: the comparers of hashed collections, and of those that views show. Knows no clone.
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Runtime.CompilerServices;

namespace Octavo.Graph;

/// <summary>Finds the comparer of a map or a set; null if it is the default one, or if the type does not tell.</summary>
internal static class CollectionComparers
{
    internal static IEqualityComparer<TKey>? Of<TKey, TValue>(IEnumerable<KeyValuePair<TKey, TValue>> map)
        where TKey : notnull
    {
        while (map is ReadOnlyDictionary<TKey, TValue> view)
        {
            map = View<TKey, TValue>.Inner(view);
        }
        return map switch
        {
            Dictionary<TKey, TValue> dictionary => dictionary.Comparer,
            ConcurrentDictionary<TKey, TValue> concurrent => concurrent.Comparer,
            OrderedDictionary<TKey, TValue> ordered => ordered.Comparer,
            ImmutableDictionary<TKey, TValue> immutable => immutable.KeyComparer,
            FrozenDictionary<TKey, TValue> frozen => frozen.Comparer,
            _ => null,
        };
    }

    internal static IEqualityComparer<T>? Of<T>(IEnumerable<T> set)
    {
        while (set is ReadOnlySet<T> view)
        {
            set = View<T>.Inner(view);
        }
        return set switch
        {
            HashSet<T> hashed => hashed.Comparer,
            ImmutableHashSet<T> immutable => immutable.KeyComparer,
            FrozenSet<T> frozen => frozen.Comparer,
            _ => null,
        };
    }

    private static class View<TKey, TValue>
        where TKey : notnull
    {
        [UnsafeAccessor(UnsafeAccessorKind.Method, Name = "get_Dictionary")]
        internal static extern IDictionary<TKey, TValue> Inner(ReadOnlyDictionary<TKey, TValue> view);
    }

    private static class View<T>
    {
        [UnsafeAccessor(UnsafeAccessorKind.Method, Name = "get_Set")]
        internal static extern ISet<T> Inner(ReadOnlySet<T> view);
    }
}
