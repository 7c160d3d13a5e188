// Owns: the clones of stacks, queues, linked and observable lists, immutable sequences, lookups. Knows no element.
using System.Collections.Concurrent;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using Octavo.Codecs.Scalars;

namespace Octavo.Internal;

public static partial class Copies
{
    /// <summary>Clones a stack.</summary>
    public static Stack<T>? OfStack<T>(Stack<T>? items, CloneMap map, Cloner<T>? cloner, Stack<T>? own = null) =>
        items is null ? null
            : (own is null ? map.Known<Stack<T>>(items) : null)
            ?? Each(map, items, own ?? new Stack<T>(items.Count), Lists.Reverse(items.ToArray()), cloner, static (to, item) => to.Push(item),
                static to => to.Clear());

    /// <summary>Clones a stack.</summary>
    public static ConcurrentStack<T>? OfConcurrentStack<T>(ConcurrentStack<T>? items, CloneMap map, Cloner<T>? cloner, ConcurrentStack<T>? own = null) =>
        items is null ? null
            : (own is null ? map.Known<ConcurrentStack<T>>(items) : null)
            ?? Each(map, items, own ?? [], Lists.Reverse(items.ToArray()), cloner, static (to, item) => to.Push(item), static to => to.Clear());

    /// <summary>Clones a bag.</summary>
    public static ConcurrentBag<T>? OfConcurrentBag<T>(ConcurrentBag<T>? items, CloneMap map, Cloner<T>? cloner, ConcurrentBag<T>? own = null) =>
        items is null ? null
            : (own is null ? map.Known<ConcurrentBag<T>>(items) : null)
            ?? Each(map, items, own ?? [], Lists.Reverse(items.ToArray()), cloner, static (to, item) => to.Add(item), static to => to.Clear());

    /// <summary>Clones a queue.</summary>
    public static Queue<T>? OfQueue<T>(Queue<T>? items, CloneMap map, Cloner<T>? cloner, Queue<T>? own = null) =>
        items is null ? null
            : (own is null ? map.Known<Queue<T>>(items) : null)
            ?? Each(map, items, own ?? new Queue<T>(items.Count), items.ToArray(), cloner, static (to, item) => to.Enqueue(item), static to => to.Clear());

    /// <summary>Clones a queue.</summary>
    public static ConcurrentQueue<T>? OfConcurrentQueue<T>(ConcurrentQueue<T>? items, CloneMap map, Cloner<T>? cloner, ConcurrentQueue<T>? own = null) =>
        items is null ? null
            : (own is null ? map.Known<ConcurrentQueue<T>>(items) : null)
            ?? Each(map, items, own ?? new ConcurrentQueue<T>(), items.ToArray(), cloner, static (to, item) => to.Enqueue(item), static to => to.Clear());

    /// <summary>Clones a blocking queue, with its bound and its end.</summary>
    public static BlockingCollection<T>? OfBlockingCollection<T>(BlockingCollection<T>? items, CloneMap map, Cloner<T>? cloner,
        BlockingCollection<T>? own = null)
    {
        if (items is null || own is not null || map.Known<BlockingCollection<T>>(items) is not { } copy)
        {
            if (items is null)
            {
                return null;
            }
            copy = own ?? (items.BoundedCapacity < 0 ? [] : new BlockingCollection<T>(items.BoundedCapacity));
            Each(map, items, copy, items.ToArray(), cloner, static (to, item) => Lists.Put(to, item), static _ => { });
            if (items.IsAddingCompleted)
            {
                copy.CompleteAdding();
            }
        }
        return copy;
    }

    /// <summary>Clones a linked list.</summary>
    public static LinkedList<T>? OfLinkedList<T>(LinkedList<T>? items, CloneMap map, Cloner<T>? cloner, LinkedList<T>? own = null) =>
        items is null ? null
            : (own is null ? map.Known<LinkedList<T>>(items) : null)
            ?? Each(map, items, own ?? [], items.ToArray(), cloner, static (to, item) => to.AddLast(item), static to => to.Clear());

    /// <summary>Clones a queue by priorities, which are compared when all objects are filled.</summary>
    public static PriorityQueue<T, TPriority>? OfPriorityQueue<T, TPriority>(PriorityQueue<T, TPriority>? items, CloneMap map, Cloner<(T, TPriority)>? cloner,
        PriorityQueue<T, TPriority>? own = null)
    {
        if (items is null || own is not null || map.Known<PriorityQueue<T, TPriority>>(items) is not { } copy)
        {
            if (items is null)
            {
                return null;
            }
            copy = own ?? new PriorityQueue<T, TPriority>(items.Count, items.Comparer);
            map.Set(items, copy);
            copy.Clear();
            (T, TPriority)[] copies = Items(items.UnorderedItems.Select(item => (item.Element, item.Priority)), map, cloner);
            PriorityQueue<T, TPriority> queue = copy;
            if (cloner is null)
            {
                queue.EnqueueRange(copies);
            }
            else
            {
                map.Last(() => queue.EnqueueRange(copies));
            }
        }
        return copy;
    }

    /// <summary>Clones a collection.</summary>
    public static Collection<T>? OfCollection<T>(Collection<T>? items, CloneMap map, Cloner<T>? cloner, Collection<T>? own = null) =>
        items is null ? null
            : (own is null ? map.Known<Collection<T>>(items) : null)
            ?? Each(map, items, own ?? [], items.ToArray(), cloner, static (to, item) => to.Add(item), static to => to.Clear());

    /// <summary>Clones a collection; who observes it does not observe its clone.</summary>
    public static ObservableCollection<T>? OfObservableCollection<T>(ObservableCollection<T>? items, CloneMap map, Cloner<T>? cloner,
        ObservableCollection<T>? own = null) =>
        items is null ? null
            : (own is null ? map.Known<ObservableCollection<T>>(items) : null)
            ?? Each(map, items, own ?? [], items.ToArray(), cloner, static (to, item) => to.Add(item), static to => to.Clear());

    /// <summary>Clones a collection that shows another.</summary>
    public static ReadOnlyCollection<T>? OfReadOnlyCollection<T>(ReadOnlyCollection<T>? items, CloneMap map, Cloner<T>? cloner)
    {
        if (items is null || map.Known<ReadOnlyCollection<T>>(items) is not { } copy)
        {
            if (items is null)
            {
                return null;
            }
            T[] copies = items.ToArray();
            copy = new ReadOnlyCollection<T>(copies);
            map.Set(items, copy);
            if (cloner is not null)
            {
                Into(copies, copies, map, cloner);
            }
        }
        return copy;
    }

    /// <summary>Clones a collection that shows another.</summary>
    public static ReadOnlyObservableCollection<T>? OfReadOnlyObservableCollection<T>(ReadOnlyObservableCollection<T>? items, CloneMap map, Cloner<T>? cloner)
    {
        if (items is null || map.Known<ReadOnlyObservableCollection<T>>(items) is not { } copy)
        {
            if (items is null)
            {
                return null;
            }
            ObservableCollection<T> shown = [];
            copy = new ReadOnlyObservableCollection<T>(shown);
            map.Set(items, copy);
            foreach (T item in Items(items, map, cloner))
            {
                shown.Add(item);
            }
        }
        return copy;
    }

    /// <summary>Clones an immutable array.</summary>
    public static ImmutableArray<T> OfImmutableArray<T>(ImmutableArray<T> items, CloneMap map, Cloner<T>? cloner) =>
        cloner is null || items.IsDefault ? items : [.. Items(items.AsSpan(), map, cloner)];

    /// <summary>Clones an immutable list.</summary>
    public static ImmutableList<T>? OfImmutableList<T>(ImmutableList<T>? items, CloneMap map, Cloner<T>? cloner) =>
        items is null ? null : map.Known<ImmutableList<T>>(items) ?? Enter(map, items, ImmutableList.CreateRange(Items(items, map, cloner)));

    /// <summary>Clones an immutable list.</summary>
    public static IImmutableList<T>? OfIImmutableList<T>(IImmutableList<T>? items, CloneMap map, Cloner<T>? cloner) =>
        items is null ? null : map.Known<IImmutableList<T>>(items) ?? Enter(map, items, ImmutableList.CreateRange(Items(items, map, cloner)));

    /// <summary>Clones an immutable queue.</summary>
    public static ImmutableQueue<T>? OfImmutableQueue<T>(ImmutableQueue<T>? items, CloneMap map, Cloner<T>? cloner) =>
        items is null ? null : map.Known<ImmutableQueue<T>>(items) ?? Enter(map, items, ImmutableQueue.CreateRange(Items(items, map, cloner)));

    /// <summary>Clones an immutable queue.</summary>
    public static IImmutableQueue<T>? OfIImmutableQueue<T>(IImmutableQueue<T>? items, CloneMap map, Cloner<T>? cloner) =>
        items is null ? null : map.Known<IImmutableQueue<T>>(items) ?? Enter(map, items, ImmutableQueue.CreateRange(Items(items, map, cloner)));

    /// <summary>Clones an immutable stack.</summary>
    public static ImmutableStack<T>? OfImmutableStack<T>(ImmutableStack<T>? items, CloneMap map, Cloner<T>? cloner) =>
        items is null ? null : map.Known<ImmutableStack<T>>(items) ?? Enter(map, items, ImmutableStack.CreateRange(Lists.Reverse(Items(items, map, cloner))));

    /// <summary>Clones an immutable stack.</summary>
    public static IImmutableStack<T>? OfIImmutableStack<T>(IImmutableStack<T>? items, CloneMap map, Cloner<T>? cloner) =>
        items is null ? null : map.Known<IImmutableStack<T>>(items) ?? Enter(map, items, ImmutableStack.CreateRange(Lists.Reverse(Items(items, map, cloner))));

    /// <summary>Clones a lookup.</summary>
    public static ILookup<TKey, T>? OfILookup<TKey, T>(ILookup<TKey, T>? lookup, CloneMap map, Cloner<KeyValuePair<TKey, T[]>>? cloner) =>
        lookup is null ? null
            : map.Known<ILookup<TKey, T>>(lookup)
            ?? Enter(map, lookup, Lookups.Of(Items(Lookups.Pairs(lookup), map, cloner), Lookups.Comparer<TKey>(lookup)));

    /// <summary>Clones a group.</summary>
    public static IGrouping<TKey, T>? OfIGrouping<TKey, T>(IGrouping<TKey, T>? group, CloneMap map, Cloner<KeyValuePair<TKey, T[]>>? cloner) =>
        group is null ? null : map.Known<IGrouping<TKey, T>>(group) ?? Enter(map, group, Lookups.Group(Items([Lookups.Pair(group)], map, cloner)[0]));

    /// <summary>Clones a user collection, or one behind an interface, into one that it makes or that is there.</summary>
    public static TCollection Taken<TCollection, T>(CloneMap map, IEnumerable<T> items, TCollection own, Cloner<T>? cloner)
        where TCollection : class, ICollection<T>
    {
        map.Set(items, own);
        if (own is ISet<T> set)
        {
            Take(set, Items(items, map, cloner), map, cloner);
            return own;
        }
        return Each(map, items, own, items.ToArray(), cloner, static (to, item) => to.Add(item), static to => to.Clear());
    }

    /// <summary>Enters a copy, empties it, and adds the clones of the elements.</summary>
    private static TCollection Each<TCollection, T>(CloneMap map, object original, TCollection copy, T[] items, Cloner<T>? cloner, Action<TCollection, T> add,
        Action<TCollection> clear)
        where TCollection : class
    {
        map.Set(original, copy);
        clear(copy);
        foreach (T item in items)
        {
            add(copy, cloner is null ? item : cloner(in item, map));
        }
        return copy;
    }
}
