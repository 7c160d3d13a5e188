// Owns: the list that model records hold: equal when its elements are. Knows no model.
using System;
using System.Collections;
using System.Collections.Generic;

namespace Octavo.Model;

/// <summary>An immutable list with value equality, so records holding it are equal when their contents are and the generator's steps stay cached.</summary>
internal readonly struct EquatableList<T> : IEquatable<EquatableList<T>>, IReadOnlyList<T>
    where T : notnull
{
    private readonly T[]? _items;

    public EquatableList(IEnumerable<T> items) => _items = [.. items];

    public int Count => _items?.Length ?? 0;

    public T this[int index] => (_items ?? [])[index];

    public bool Equals(EquatableList<T> other)
    {
        if (Count != other.Count)
        {
            return false;
        }
        for (int i = 0; i < Count; i++)
        {
            if (!EqualityComparer<T>.Default.Equals(this[i], other[i]))
            {
                return false;
            }
        }
        return true;
    }

    public override bool Equals(object? obj) => obj is EquatableList<T> other && Equals(other);

    public override int GetHashCode()
    {
        int hash = Count;
        foreach (T item in this)
        {
            hash = unchecked((hash * 31) + item.GetHashCode());
        }
        return hash;
    }

    public IEnumerator<T> GetEnumerator() => ((IEnumerable<T>)(_items ?? [])).GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
