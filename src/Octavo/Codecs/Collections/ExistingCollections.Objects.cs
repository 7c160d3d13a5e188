// Owns: the same for collections of objects, which have no type arguments.
using System.Collections;

namespace Octavo.Internal;

public static partial class ExistingCollections
{
    /// <summary>Clears and fills a list that exists.</summary>
    public static IList? ObjectList(IList? existing, IList? made)
    {
        if (existing is null || made is null || ReferenceEquals(existing, made))
        {
            return made;
        }
        existing.Clear();
        foreach (object? item in made)
        {
            existing.Add(item);
        }
        return existing;
    }

    /// <summary>Clears and fills a queue that exists.</summary>
    public static Queue? ObjectQueue(Queue? existing, Queue? made)
    {
        if (existing is null || made is null || ReferenceEquals(existing, made))
        {
            return made;
        }
        existing.Clear();
        foreach (object? item in made)
        {
            existing.Enqueue(item);
        }
        return existing;
    }

    /// <summary>Clears and fills a stack that exists.</summary>
    public static Stack? ObjectStack(Stack? existing, Stack? made)
    {
        if (existing is null || made is null || ReferenceEquals(existing, made))
        {
            return made;
        }
        existing.Clear();
        foreach (object? item in Lists.Reverse(made.ToArray()))
        {
            existing.Push(item);
        }
        return existing;
    }

    /// <summary>Clears and fills a map that exists.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DuplicateKey"/> where two keys are one to the map.</exception>
    public static IDictionary? ObjectMap(IDictionary? existing, IDictionary? made)
    {
        if (existing is null || made is null || ReferenceEquals(existing, made))
        {
            return made;
        }
        existing.Clear();
        foreach (KeyValuePair<object, object?> entry in new ObjectPairs(made))
        {
            if (existing.Contains(entry.Key))
            {
                Throw.DuplicateKey();
            }
            existing.Add(entry.Key, entry.Value);
        }
        return existing;
    }
}
