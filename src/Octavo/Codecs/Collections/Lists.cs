// Owns: how an existing list takes what was read for it.
using System.Collections;
using System.Collections.Concurrent;
using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Codecs.Scalars;
using Octavo.Contracts;
using Octavo.Errors;

namespace Octavo.Internal;

/// <summary>Fills lists in place, for emitted code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class Lists
{
    /// <summary>Adds an item to a collection that may have a bound: <c>Add</c> would block forever.</summary>
    /// <param name="items">The collection.</param>
    /// <param name="item">The item.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidValue"/> if the collection is full.</exception>
    public static void Put<T>(BlockingCollection<T> items, T item)
    {
        if (!items.TryAdd(item))
        {
            Throw.InvalidValue(items.GetType().Name, $"it holds more elements than its bound of {items.BoundedCapacity}");
        }
    }

    /// <summary>Adds an item to a collection that may find its items by keys: a <see cref="System.Collections.ObjectModel.KeyedCollection{TKey, TItem}"/>, or a
    /// map as a collection of pairs.</summary>
    /// <param name="items">The collection.</param>
    /// <param name="item">The item.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DuplicateKey"/> if the collection has an item with its key.</exception>
    public static void Add<T>(ICollection<T> items, T item)
    {
        try
        {
            items.Add(item);
        }
        catch (ArgumentException found) when (Failure.IsEqualKey(found.Message))
        {
            Throw.DuplicateKey();
        }
    }

    /// <summary>Refuses that a list changed while its elements were written: they are taken once, as a span.</summary>
    /// <param name="list">The list; null, or an array, if there is none.</param>
    /// <param name="count">The elements that it had.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.CountChanged"/> if it has another number of elements now.</exception>
    public static void CheckUnchanged(object? list, int count)
    {
        if (list is ICollection elements && elements.Count != count)
        {
            Throw.CountChanged(count);
        }
    }

    /// <summary>Refuses a null element, which a list has where it was cleared while its elements were written.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="list">The list; null if there is none.</param>
    /// <param name="count">The elements that it had.</param>
    /// <param name="what">The element's name in errors.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.CountChanged"/> or <see cref="OctavoErrorCode.NullNotAllowed"/>.</exception>
    public static void OnNull<W>(ref W writer, object? list, int count, string what)
        where W : struct, IEngineWriter<W>, allows ref struct
    {
        CheckUnchanged(list, count);
        W.OnNull(ref writer, what);
    }

    /// <summary>The same in Protobuf, which has no null elements.</summary>
    /// <param name="list">The list.</param>
    /// <param name="count">The elements that it had.</param>
    /// <param name="what">The element's name in errors.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.CountChanged"/> or <see cref="OctavoErrorCode.InvalidValue"/>.</exception>
    public static void OnNullInMessage(object list, int count, string what)
    {
        CheckUnchanged(list, count);
        Throw.NullInMessage(what);
    }

    /// <summary>Clears and fills an existing list; otherwise returns the new one.</summary>
    /// <param name="existing">What exists, or null.</param>
    /// <param name="made">What was read, or null.</param>
    public static List<T>? Fill<T>(List<T>? existing, List<T>? made)
    {
        if (existing is null || made is null)
        {
            return made;
        }
        // Not AddRange, which takes any sequence: 630 bytes of a native program for each struct.
        existing.Clear();
        CollectionsMarshal.SetCount(existing, made.Count);
        CollectionsMarshal.AsSpan(made).CopyTo(CollectionsMarshal.AsSpan(existing));
        return existing;
    }

    /// <summary>Empties a user collection before it is filled: one that exists, or a new one whose constructor filled it. One that is empty already may be of a
    /// class that refuses to be cleared.</summary>
    public static void Empty<T>(ICollection<T> items)
    {
        if (items.Count != 0)
        {
            items.Clear();
        }
    }

    /// <summary>The elements of a sequence as an array. A collection copies itself into as many places as it says; one that is not the platform's is held to
    /// that.</summary>
    /// <param name="values">The sequence.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.CountChanged"/> if it has another number of elements than it says.</exception>
    /// <remarks>Not Enumerable.ToArray, which brings a builder and a pool of arrays: 4,700 bytes of a native program for each struct.</remarks>
    public static T[] Items<T>(IEnumerable<T> values)
    {
        if (values is ICollection<T> collection)
        {
            Check(collection, collection.Count);
            var items = new T[collection.Count];
            collection.CopyTo(items, 0);
            return items;
        }
        var found = new List<T>();
        foreach (T value in values)
        {
            found.Add(value);
        }
        if (values is IReadOnlyCollection<T> counted && counted.Count is var count && count != found.Count)
        {
            Throw.CountChanged(count);
        }
        return found.ToArray();
    }

    /// <summary>Reverses an array in place.</summary>
    public static T[] Reverse<T>(T[] items)
    {
        Array.Reverse(items);
        return items;
    }

    /// <remarks>Not generic: native code has it once, and nothing is boxed if no one asks for the element.</remarks>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Check(IEnumerable values, int count)
    {
        if (values.GetType().Namespace?.StartsWith("System.Collections", StringComparison.Ordinal) == true)
        {
            return;
        }
        int found = 0;
        IEnumerator each = values.GetEnumerator();
        try
        {
            while (each.MoveNext())
            {
                found++;
            }
        }
        finally
        {
            (each as IDisposable)?.Dispose();
        }
        if (found != count)
        {
            Throw.CountChanged(count);
        }
    }
}
