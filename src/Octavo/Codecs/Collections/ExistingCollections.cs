// Owns: how existing collections take what was read for them, where a codec cannot read into them at once.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Codecs.Collections;
using Octavo.Codecs.Keys;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>Fills collections in place, for emitted code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static partial class ExistingCollections
{
    /// <summary>Makes sure that a member without a setter got what was read: its own collection was filled.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="filled">What reading gave: the member's own collection, or a new one, or null.</param>
    /// <param name="own">The member's own collection, or null.</param>
    /// <param name="member">The member's name in errors.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotPopulatable"/> if the member is null, or <see cref="OctavoErrorCode.NullNotAllowed"/> if
    /// null was read.</exception>
    public static void Check<R>(ref R reader, object? filled, object? own, string member)
        where R : struct, IEngineReader<R>, allows ref struct
    {
        if (!ReferenceEquals(filled, own))
        {
            Refuse(ref reader, filled, member);
        }
    }

    /// <summary>The same if no reader is, of a collection that is not null.</summary>
    /// <param name="filled">The member's own collection, or a new one.</param>
    /// <param name="own">The member's own collection, or null.</param>
    /// <param name="member">The member's name in errors.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotPopulatable"/> if the member is null or its collection is read-only.</exception>
    public static void Check(object? filled, object? own, string member)
    {
        if (!ReferenceEquals(filled, own))
        {
            Throw.NothingToFill(member);
        }
    }

    /// <summary>Clears and fills an existing list; one that is read-only is replaced.</summary>
    public static IList<T>? With<T>(IList<T>? existing, IEnumerable<T>? made, bool seeded = false) =>
        (IList<T>?)With((ICollection<T>?)existing, made, seeded);

    /// <summary>Clears and fills an existing collection; one that is read-only is replaced.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UnseededHash"/> if hashing is seeded, and elements that meet would flood a set or a map
    /// that it is.</exception>
    public static ICollection<T>? With<T>(ICollection<T>? existing, IEnumerable<T>? made, bool seeded = false)
    {
        if (existing is null or { IsReadOnly: true } || made is null || ReferenceEquals(existing, made))
        {
            return (ICollection<T>?)made;
        }
        existing.Clear();
        Maps.Screen(existing, made as ICollection<T> ?? [.. made], seeded);
        foreach (T item in made)
        {
            Lists.Add(existing, item);
        }
        return existing;
    }

    /// <summary>Clears and fills a collection of pairs that exists. A sorted list takes them in its order, whatever it is declared as.</summary>
    public static ICollection<KeyValuePair<TKey, TValue>>? With<TKey, TValue>(ICollection<KeyValuePair<TKey, TValue>>? existing,
        IEnumerable<KeyValuePair<TKey, TValue>>? made, bool seeded = false)
        where TKey : notnull
    {
        if (existing is not SortedList<TKey, TValue> list || made is null || ReferenceEquals(existing, made))
        {
            if (seeded && made is not null && existing is IDictionary<TKey, TValue> { IsReadOnly: false } map)
            {
                map.Clear();
                KeyScreen.Check(map, [.. made.Select(entry => entry.Key)]);
                seeded = false;
            }
            return With<KeyValuePair<TKey, TValue>>(existing, made, seeded);
        }
        existing.Clear();
        foreach (KeyValuePair<TKey, TValue> entry in made.OrderBy(static entry => entry.Key, list.Comparer))
        {
            Lists.Add(existing, entry);
        }
        return existing;
    }

    /// <summary>Clears and fills an existing set; one that is read-only is replaced.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DuplicateKey"/> if two items are one to the set.</exception>
    public static ISet<T>? With<T>(ISet<T>? existing, ISet<T>? made)
    {
        if (existing is null or { IsReadOnly: true } || made is null || ReferenceEquals(existing, made))
        {
            return made;
        }
        existing.Clear();
        if (made is HashSet<T> { Comparer: IKeyComparer } read)
        {
            KeyScreen.Check((ICollection<T>)existing, read);
        }
        foreach (T item in made)
        {
            if (!existing.Add(item))
            {
                Throw.DuplicateKey();
            }
        }
        return existing;
    }

    /// <summary>Clears and fills an existing set.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DuplicateKey"/> if two items are one to the set.</exception>
    public static HashSet<T>? With<T>(HashSet<T>? existing, HashSet<T>? made) => (HashSet<T>?)With((ISet<T>?)existing, made);

    /// <summary>Clears and fills an existing dictionary; one that is read-only is replaced.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DuplicateKey"/> if two keys are one to the dictionary.</exception>
    public static IDictionary<TKey, TValue>? With<TKey, TValue>(IDictionary<TKey, TValue>? existing, IDictionary<TKey, TValue>? made)
        where TKey : notnull
    {
        if (existing is null or { IsReadOnly: true } || made is null || ReferenceEquals(existing, made))
        {
            return made;
        }
        existing.Clear();
        KeyScreen.CheckRead(existing, made);
        foreach (KeyValuePair<TKey, TValue> entry in SortedLists.InOrder(existing, made))
        {
            if (!existing.TryAdd(entry.Key, entry.Value))
            {
                Throw.DuplicateKey();
            }
        }
        return existing;
    }

    /// <summary>Clears and fills an existing dictionary.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DuplicateKey"/> if two keys are one to the dictionary.</exception>
    public static Dictionary<TKey, TValue>? With<TKey, TValue>(Dictionary<TKey, TValue>? existing, Dictionary<TKey, TValue>? made)
        where TKey : notnull => (Dictionary<TKey, TValue>?)With((IDictionary<TKey, TValue>?)existing, made);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Refuse<R>(ref R reader, object? filled, string member)
        where R : struct, IEngineReader<R>, allows ref struct
    {
        if (filled is null)
        {
            reader.OnNull(member);
            return;
        }
        Throw.NothingToFill(member);
    }
}
