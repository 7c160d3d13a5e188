// Owns: what two sets do not share, in time in proportion to both. Knows no graph.
using System.Collections;
using System.Runtime.InteropServices;
using Octavo.Codecs.Keys;
using Octavo.Internal;

namespace Octavo.Graph;

/// <summary>Elements are equal if they say so themselves, whatever comparer their set has, and leaves of a graph if they are it to the bit.</summary>
internal static class SetDifference
{
    /// <summary>The elements that each of two sets has alone, in the set's order.</summary>
    internal static (List<object?> Left, List<object?> Right) Of(IEnumerable left, IEnumerable right)
    {
        // Hashed by content, so that keys which meet in the set of one who reads with SeededHashing do not meet here.
        var counts = new Dictionary<ValueTuple<object?>, (int Left, int Both)>(new Element(ComparerOf(left) ?? ComparerOf(right)));
        foreach (object? item in left)
        {
            CollectionsMarshal.GetValueRefOrAddDefault(counts, new(item), out _).Left++;
        }
        var others = new List<object?>();
        foreach (object? item in right)
        {
            ref (int Left, int Both) count = ref CollectionsMarshal.GetValueRefOrAddDefault(counts, new(item), out _);
            if (count.Both == count.Left)
            {
                others.Add(item);
            }
            else
            {
                count.Both++;
            }
        }
        var only = new List<object?>();
        foreach (object? item in left)
        {
            ref (int Left, int Both) count = ref CollectionsMarshal.GetValueRefOrNullRef(counts, new(item));
            if (count.Both > 0)
            {
                count.Both--;
            }
            else
            {
                only.Add(item);
            }
        }
        return (only, others);
    }

    /// <summary>The comparer with which sets of this type are read; null if none was.</summary>
    private static IKeyComparer? ComparerOf(IEnumerable set) =>
        set.GetType() is { IsGenericType: true } type ? KeyComparers.Find(type.GetGenericArguments()[0]) : null;

    private sealed class Element(IKeyComparer? comparer) : IEqualityComparer<ValueTuple<object?>>
    {
        public bool Equals(ValueTuple<object?> x, ValueTuple<object?> y) => Equals(x.Item1, y.Item1)
            && (x.Item1 is null || x.Item1.GetType() != y.Item1!.GetType() || GraphLeaf.Same(x.Item1, y.Item1) != false);

        public int GetHashCode(ValueTuple<object?> element) =>
            element.Item1 is { } value ? comparer?.HashOf(value) ?? KeyComparer<object, ScalarKey<object>>.Lenient.GetHashCode(value) : 0;
    }
}
