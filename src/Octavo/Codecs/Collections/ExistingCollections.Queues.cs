// Owns: the same for stacks, queues and bags, which have no common interface that empties them.
using System.Collections.Concurrent;

namespace Octavo.Internal;

public static partial class ExistingCollections
{
    /// <summary>Clears and fills a stack that exists.</summary>
    public static Stack<T>? With<T>(Stack<T>? existing, Stack<T>? made)
    {
        if (existing is null || made is null)
        {
            return made;
        }
        existing.Clear();
        foreach (T item in Lists.Reverse(made.ToArray()))
        {
            existing.Push(item);
        }
        return existing;
    }

    /// <summary>Clears and fills a queue that exists.</summary>
    public static Queue<T>? With<T>(Queue<T>? existing, Queue<T>? made)
    {
        if (existing is null || made is null)
        {
            return made;
        }
        existing.Clear();
        foreach (T item in made)
        {
            existing.Enqueue(item);
        }
        return existing;
    }

    /// <summary>Clears and fills a queue that exists.</summary>
    public static PriorityQueue<T, TPriority>? With<T, TPriority>(PriorityQueue<T, TPriority>? existing, PriorityQueue<T, TPriority>? made)
    {
        if (existing is null || made is null)
        {
            return made;
        }
        existing.Clear();
        existing.EnqueueRange(made.UnorderedItems);
        return existing;
    }

    /// <summary>Clears and fills a stack that exists.</summary>
    public static ConcurrentStack<T>? With<T>(ConcurrentStack<T>? existing, ConcurrentStack<T>? made)
    {
        if (existing is null || made is null)
        {
            return made;
        }
        existing.Clear();
        return Add(existing, Lists.Reverse(made.ToArray()));
    }

    /// <summary>Clears and fills a queue that exists.</summary>
    public static ConcurrentQueue<T>? With<T>(ConcurrentQueue<T>? existing, ConcurrentQueue<T>? made)
    {
        if (existing is null || made is null)
        {
            return made;
        }
        existing.Clear();
        return Add(existing, made.ToArray());
    }

    /// <summary>Clears and fills a bag that exists.</summary>
    public static ConcurrentBag<T>? With<T>(ConcurrentBag<T>? existing, ConcurrentBag<T>? made)
    {
        if (existing is null || made is null)
        {
            return made;
        }
        existing.Clear();
        return Add(existing, Lists.Reverse(made.ToArray()));
    }

    private static TCollection Add<TCollection, T>(TCollection existing, T[] items)
        where TCollection : class, IProducerConsumerCollection<T>
    {
        foreach (T item in items)
        {
            existing.TryAdd(item);
        }
        return existing;
    }
}
