// Owns: the clones of arrays, lists and what wraps arrays; of nullable and lazy values. Every one is found by its identity, elements without a cloner are
// assigned. Knows no element.
using System.Buffers;
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.InteropServices;
using Octavo.Codecs.Scalars;

namespace Octavo.Internal;

/// <summary>Clones collections, for emitted code. A cloner that is null says that the elements never change.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static partial class Copies
{
    /// <summary>Clones an array.</summary>
    public static T[]? OfArray<T>(T[]? items, CloneMap map, Cloner<T>? cloner)
    {
        if (items is null)
        {
            return null;
        }
        ref object? known = ref map.Find(items);
        if (known is T[] copy)
        {
            return copy;
        }
        var from = new ReadOnlySpan<T>(items); // an array of a derived type is read as one of its own
        if (cloner is null)
        {
            copy = from.ToArray();
            known = copy;
            return copy;
        }
        copy = new T[from.Length];
        known = copy;
        Into(from, copy, map, cloner);
        return copy;
    }

    /// <summary>Clones a list.</summary>
    /// <param name="list">The list.</param>
    /// <param name="map">The clone's map.</param>
    /// <param name="cloner">Clones an element.</param>
    /// <param name="own">The list that takes the elements; null for a new one.</param>
    public static List<T>? OfList<T>(List<T>? list, CloneMap map, Cloner<T>? cloner, List<T>? own = null)
    {
        if (list is null)
        {
            return null;
        }
        ref object? known = ref map.Find(list);
        if (own is null && known is List<T> copy)
        {
            return copy;
        }
        copy = own ?? new List<T>(list.Count);
        known = copy;
        copy.Clear();
        if (cloner is null)
        {
            copy.AddRange(list);
            return copy;
        }
        CollectionsMarshal.SetCount(copy, list.Count);
        Into(CollectionsMarshal.AsSpan(list), CollectionsMarshal.AsSpan(copy), map, cloner);
        return copy;
    }

    /// <summary>Clones the elements that a memory shows.</summary>
    public static Memory<T> OfMemory<T>(Memory<T> items, CloneMap map, Cloner<T>? cloner) => Items(items.Span, map, cloner);

    /// <summary>Clones the elements that a memory shows.</summary>
    public static ReadOnlyMemory<T> OfReadOnlyMemory<T>(ReadOnlyMemory<T> items, CloneMap map, Cloner<T>? cloner) => Items(items.Span, map, cloner);

    /// <summary>Clones the elements that a segment shows.</summary>
    public static ArraySegment<T> OfArraySegment<T>(ArraySegment<T> items, CloneMap map, Cloner<T>? cloner) =>
        items.Array is null ? default : new ArraySegment<T>(Items((ReadOnlySpan<T>)items, map, cloner));

    /// <summary>Clones the elements that a sequence shows.</summary>
    public static ReadOnlySequence<T> OfReadOnlySequence<T>(ReadOnlySequence<T> items, CloneMap map, Cloner<T>? cloner) =>
        new(Items(ByteStrings.Span(items), map, cloner));

    /// <summary>Clones a multidimensional array.</summary>
    public static TArray? MultidimensionalArray<TArray, T>(TArray? array, CloneMap map, Cloner<T>? cloner)
        where TArray : class
    {
        if (array is null)
        {
            return null;
        }
        ref object? known = ref map.Find(array);
        if (known is TArray copy)
        {
            return copy;
        }
        copy = (TArray)((Array)(object)array).Clone();
        known = copy;
        if (cloner is not null)
        {
            Into(MultidimensionalItems.Of<T>((Array)(object)array), MultidimensionalItems.Of<T>((Array)(object)copy), map, cloner);
        }
        return copy;
    }

    /// <summary>Clones a value that may be missing.</summary>
    public static T? OfNullable<T>(T? value, CloneMap map, Cloner<T> cloner)
        where T : struct => value is { } held ? cloner(in held, map) : null;

    /// <summary>Clones a lazy value, which is made by that where it is not made yet.</summary>
    public static Lazy<T>? OfLazy<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)] T>(Lazy<T>? lazy, CloneMap map,
        Cloner<T>? cloner)
    {
        if (lazy is null)
        {
            return null;
        }
        if (map.Known<Lazy<T>>(lazy) is { } copy)
        {
            return copy;
        }
        map.Begin(ref map.Find(lazy));
        T value = lazy.Value;
        copy = new Lazy<T>(cloner is null ? value : cloner(in value, map));
        map.Ascend();
        map.Set(lazy, copy);
        return copy;
    }

    /// <summary>Clones the elements of an enumeration, in its order.</summary>
    private static T[] Items<T>(IEnumerable<T> items, CloneMap map, Cloner<T>? cloner)
    {
        T[] copies = items.ToArray();
        if (cloner is not null)
        {
            Into(copies, copies, map, cloner);
        }
        return copies;
    }

    private static T[] Items<T>(ReadOnlySpan<T> items, CloneMap map, Cloner<T>? cloner)
    {
        T[] copies = items.ToArray();
        if (cloner is not null)
        {
            Into(copies, copies, map, cloner);
        }
        return copies;
    }

    private static void Into<T>(ReadOnlySpan<T> from, Span<T> to, CloneMap map, Cloner<T> cloner)
    {
        for (int i = 0; i < from.Length && i < to.Length; i++)
        {
            to[i] = cloner(in from[i], map);
        }
    }
}
