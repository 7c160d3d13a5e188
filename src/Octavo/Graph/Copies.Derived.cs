// Owns: the clones of the user's classes that derive from stacks, queues and bags, or are lists of objects. Knows no element.
using System.Collections;
using System.Collections.Concurrent;

namespace Octavo.Internal;

public static partial class Copies
{
    /// <summary>Clones a class that derives from one of the platform's.</summary>
    public static TOwn? DerivedStack<TOwn, T>(TOwn? items, CloneMap map, Cloner<T>? cloner, Func<TOwn> make, TOwn? own = null)
        where TOwn : Stack<T> => items is null ? null : (own is null ? map.Known<TOwn>(items) : null) ?? (TOwn?)OfStack(items, map, cloner, own ?? make());

    /// <summary>Clones a class that derives from one of the platform's.</summary>
    public static TOwn? DerivedQueue<TOwn, T>(TOwn? items, CloneMap map, Cloner<T>? cloner, Func<TOwn> make, TOwn? own = null)
        where TOwn : Queue<T> => items is null ? null : (own is null ? map.Known<TOwn>(items) : null) ?? (TOwn?)OfQueue(items, map, cloner, own ?? make());

    /// <summary>Clones a class that derives from one of the platform's.</summary>
    public static TOwn? DerivedConcurrentStack<TOwn, T>(TOwn? items, CloneMap map, Cloner<T>? cloner, Func<TOwn> make, TOwn? own = null)
        where TOwn : ConcurrentStack<T> =>
            items is null ? null : (own is null ? map.Known<TOwn>(items) : null) ?? (TOwn?)OfConcurrentStack(items, map, cloner, own ?? make());

    /// <summary>Clones a class that derives from one of the platform's.</summary>
    public static TOwn? DerivedConcurrentBag<TOwn, T>(TOwn? items, CloneMap map, Cloner<T>? cloner, Func<TOwn> make, TOwn? own = null)
        where TOwn : ConcurrentBag<T> =>
            items is null ? null : (own is null ? map.Known<TOwn>(items) : null) ?? (TOwn?)OfConcurrentBag(items, map, cloner, own ?? make());

    /// <summary>Clones a class that derives from one of the platform's.</summary>
    public static TOwn? DerivedConcurrentQueue<TOwn, T>(TOwn? items, CloneMap map, Cloner<T>? cloner, Func<TOwn> make, TOwn? own = null)
        where TOwn : ConcurrentQueue<T> =>
            items is null ? null : (own is null ? map.Known<TOwn>(items) : null) ?? (TOwn?)OfConcurrentQueue(items, map, cloner, own ?? make());

    /// <summary>Clones a class that derives from one of the platform's.</summary>
    public static TOwn? DerivedBlockingCollection<TOwn, T>(TOwn? items, CloneMap map, Cloner<T>? cloner, Func<TOwn> make, TOwn? own = null)
        where TOwn : BlockingCollection<T> =>
            items is null ? null : (own is null ? map.Known<TOwn>(items) : null) ?? (TOwn?)OfBlockingCollection(items, map, cloner, own ?? make());

    /// <summary>Clones a class that derives from a queue by priorities.</summary>
    public static TOwn? DerivedPriorityQueue<TOwn, T, TPriority>(TOwn? items, CloneMap map, Cloner<(T, TPriority)>? cloner, Func<TOwn> make, TOwn? own = null)
        where TOwn : PriorityQueue<T, TPriority> =>
            items is null ? null : (own is null ? map.Known<TOwn>(items) : null) ?? (TOwn?)OfPriorityQueue(items, map, cloner, own ?? make());

    /// <summary>Clones a class that derives from the queue of objects.</summary>
    public static TOwn? DerivedObjectQueue<TOwn>(TOwn? items, CloneMap map, Cloner<object?>? cloner, Func<TOwn> make, TOwn? own = null)
        where TOwn : Queue => items is null ? null
            : (own is null ? map.Known<TOwn>(items) : null)
            ?? Each(map, items, own ?? make(), items.ToArray(), cloner, static (to, item) => ((Queue)to).Enqueue(item), static to => ((Queue)to).Clear());

    /// <summary>Clones a class that derives from the stack of objects.</summary>
    public static TOwn? DerivedObjectStack<TOwn>(TOwn? items, CloneMap map, Cloner<object?>? cloner, Func<TOwn> make, TOwn? own = null)
        where TOwn : Stack => items is null ? null
            : (own is null ? map.Known<TOwn>(items) : null)
            ?? Each(map, items, own ?? make(), Lists.Reverse(items.ToArray()).ToArray(), cloner, static (to, item) => ((Stack)to).Push(item),
                static to => ((Stack)to).Clear());

    /// <summary>Clones a map of objects.</summary>
    public static TOwn? DerivedMap<TOwn>(TOwn? map, CloneMap clones, Cloner<object>? key, Cloner<object?>? item, Func<TOwn> make, TOwn? own = null)
        where TOwn : class, IDictionary
    {
        if (map is null)
        {
            return null;
        }
        if (own is null && clones.Known<TOwn>(map) is { } known)
        {
            return known;
        }
        TOwn copy = own ?? make();
        clones.Set(map, copy);
        var entries = new List<KeyValuePair<object, object?>>();
        foreach (KeyValuePair<object, object?> entry in new ObjectPairs(map))
        {
            (object oldKey, object? oldItem) = entry;
            entries.Add(new(key is null ? oldKey : key(in oldKey, clones), item is null ? oldItem : item(in oldItem, clones)));
        }
        copy.Clear();
        // What hashes keys takes them when all objects are filled.
        clones.Last(() =>
        {
            foreach ((object oneKey, object? oneItem) in entries)
            {
                copy.Add(oneKey, oneItem);
            }
        });
        return copy;
    }

    /// <summary>Clones a list of objects.</summary>
    public static TOwn? DerivedList<TOwn>(TOwn? items, CloneMap map, Cloner<object?>? cloner, Func<TOwn> make, TOwn? own = null)
        where TOwn : class, IList => items is null ? null
            : (own is null ? map.Known<TOwn>(items) : null)
            ?? Each(map, items, own ?? make(), [.. items.Cast<object?>()], cloner, static (to, item) => to.Add(item), static to => to.Clear());
}
