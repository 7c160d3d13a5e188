// Owns: the traversal of two graphs side by side. Knows no leaf.
using System.Collections;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Runtime.CompilerServices;
using Octavo.Codecs.Entries;
using Octavo.Internal;
using Octavo.Shapes;

namespace Octavo.Graph;

/// <summary>One comparison.</summary>
/// <param name="most">Differences after which it ends.</param>
/// <param name="hasPaths">Whether differences tell where they are.</param>
internal sealed class GraphComparison(int most, bool hasPaths = true)
{
    /// <summary>Pairs after which objects that are equal by way of others are not compared again.</summary>
    private const int Many = 4_096;

    private static readonly object s_nothing = new();

    private readonly Stack<(object? Left, object? Right, GraphPath Path)> _open = new();
    private readonly List<(object? Left, object? Right, GraphPath Path)> _next = [];
    private readonly HashSet<(object, object)> _seen = new(ReferencePairs.Comparer);
    private readonly Dictionary<object, object> _classes = new(ReferenceEqualityComparer.Instance);
    private readonly List<GraphDifference> _found = [];

    internal List<GraphDifference> Run(object? left, object? right)
    {
        string root = (left ?? right)?.GetType().Name ?? "";
        _open.Push(
            (left, right, new GraphPath(null, root.Contains('`', StringComparison.Ordinal) ? root[..root.IndexOf('`', StringComparison.Ordinal)] : root)));
        while (_found.Count < most && _open.TryPop(out (object? Left, object? Right, GraphPath Path) pair))
        {
            Compare(pair.Left, pair.Right, pair.Path);
            for (int i = _next.Count - 1; i >= 0; i--)
            {
                _open.Push(_next[i]); // the first one comes next
            }
            _next.Clear();
        }
        return _found;
    }

    private void Compare(object? left, object? right, GraphPath path)
    {
        if (ReferenceEquals(left, right))
        {
            return;
        }
        if (left is null || right is null || left == s_nothing || right == s_nothing)
        {
            Differ(left, right, path);
        }
        else if (SameWhole(left, right) is { } same)
        {
            DifferUnless(same, left, right, path);
        }
        else if (left.GetType().IsValueType || !IsKnown(left, right)) // else inside of itself, or known from elsewhere
        {
            CompareParts(left, right, path);
        }
    }

    /// <summary>Whether two values that are compared as wholes are equal; null for those that have parts.</summary>
    private static bool? SameWhole(object left, object right)
    {
        if (left is HandValue byHand && right is HandValue other)
        {
            return ReferenceEquals(byHand.Value, other.Value) || byHand.HasBytesOf(other);
        }
        if (left is UnknownMembers unknown && right is UnknownMembers others)
        {
            return unknown.Format == others.Format && unknown.Bytes.Span.SequenceEqual(others.Bytes.Span);
        }
        bool? same = left.GetType() == right.GetType() ? GraphLeaf.Same(left, right) : null;
        return same ?? GraphLeaf.SameAddress(left, right);
    }

    private void CompareParts(object left, object right, GraphPath path)
    {
        if (JsonTree.Is(left) && JsonTree.Is(right))
        {
            CompareJson(left, right, path);
            return;
        }
        bool sameType = left.GetType() == right.GetType();
        CodecEntry? entry = sameType ? CodecCatalog.Find(left.GetType()) : null;
        entry = entry?.UnionBody ?? entry;
        if (entry is { HasMembers: true } && TypeShape.Of(entry) is { } shape)
        {
            CompareMembers(entry, shape, left, right, path);
        }
        else if (entry is { IsOpaque: true })
        {
            DifferUnless(SameBytes(entry, left, right), left, right, path);
        }
        else
        {
            CompareContents(entry, left, right, sameType, path);
        }
    }

    private void CompareMembers(CodecEntry entry, TypeShape shape, object left, object right, GraphPath path)
    {
        ReadOnlySpan<ShapeMember> members = shape.Members.Span;
        for (int i = 0; i < members.Length; i++)
        {
            CompareMember(entry, i, members[i].Name, left, right, path);
        }
        for (int i = 0; entry.FurtherMember(i) is { } name; i++)
        {
            CompareMember(entry, members.Length + i, name, left, right, path);
        }
    }

    private void CompareMember(CodecEntry entry, int member, string name, object left, object right, GraphPath path)
    {
        (object? one, object? other) = (entry.Member(left, member), entry.Member(right, member));
        if (!IsSameLeaf(one, other))
        {
            _next.Add((one, other, new GraphPath(path, name)));
        }
    }

    /// <summary>Compares values by what they are for the platform: tuples, arrays, maps, sequences.</summary>
    private void CompareContents(CodecEntry? entry, object left, object right, bool sameType, GraphPath path)
    {
        switch (left, right)
        {
            case (ITuple one, ITuple other) when sameType:
                for (int i = 0; i < one.Length; i++)
                {
                    _next.Add((one[i], other[i], new GraphPath(path, "Item" + (i + 1))));
                }
                break;
            case (Array { Rank: > 1 } one, Array other) when !Lengths(one).SequenceEqual(Lengths(other)):
                Differ(left, right, path);
                break;
            case (IDictionary, not IDictionary) or (not IDictionary, IDictionary):
                Differ(left, right, path);
                break;
            case (IDictionary one, IDictionary other):
                Entries(one, other, path);
                break;
            case (IEnumerable one, IEnumerable other) when left is not string && right is not string:
                Elements(one, other, path);
                break;
            default:
                DifferUnless(sameType && SameBytes(entry, left, right), left, right, path);
                break;
        }
    }

    private void DifferUnless(bool same, object left, object right, GraphPath path)
    {
        if (!same)
        {
            Differ(left, right, path);
        }
    }

    private void CompareJson(object left, object right, GraphPath path)
    {
        if (JsonTree.Parts(left) is { } parts && JsonTree.Parts(right) is { } others)
        {
            Compare(parts, others, path);
        }
        else if (!JsonTree.HaveSameText(left, right))
        {
            Differ(left, right, path);
        }
    }

    /// <summary>
    /// Whether two objects were compared. After many pairs, also whether those that were tell it: A with B, C with B and C with D tell of A and D. Two rings of
    /// p and q objects have p × q pairs, of which p + q tell the others (Hopcroft and Karp, equivalence of automata).
    /// </summary>
    private bool IsKnown(object left, object right)
    {
        if (_seen.Count >= Many)
        {
            (object one, object other) = (Class(left), Class(right));
            if (ReferenceEquals(one, other))
            {
                return true;
            }
            _classes[one] = other;
        }
        return !_seen.Add((left, right));
    }

    /// <summary>The object that stands for all that are known to be equal to one.</summary>
    private object Class(object one)
    {
        object top = one;
        while (_classes.TryGetValue(top, out object? next))
        {
            top = next;
        }
        while (!ReferenceEquals(one, top))
        {
            object next = _classes[one];
            _classes[one] = top;
            one = next;
        }
        return top;
    }

    /// <summary>Entries by their keys; in their order where keys are found by identity alone.</summary>
    private void Entries(IDictionary left, IDictionary right, GraphPath path)
    {
        var ofLeft = new MapKeys(left);
        var ofRight = new MapKeys(right);
        bool byKey = left.Count != right.Count || left.Keys.Cast<object>().All(ofRight.Has);
        if (!byKey && !left.Keys.Cast<object>().Any(ofRight.Has))
        {
            Pairs(left.Keys, right.Keys, path);
            Pairs(left.Values, right.Values, path);
            return;
        }
        int number = 0;
        bool areSame = true;
        IEnumerator keys = right.Keys.GetEnumerator();
        foreach (DictionaryEntry entry in left)
        {
            _next.Add((entry.Value, ofRight.Has(entry.Key) ? right[entry.Key] : s_nothing, new GraphPath(path, entry.Key, number++)));
            areSame = areSame && keys.MoveNext() && IsSameLeaf(entry.Key, keys.Current);
        }
        number = 0;
        foreach (object key in right.Keys)
        {
            if (!ofLeft.Has(key))
            {
                _next.Add((s_nothing, right[key], new GraphPath(path, key, number)));
            }
            number++;
        }
        if (!areSame)
        {
            Keys(left, right, ofLeft, ofRight, path);
        }
    }

    /// <summary>Keys that a comparer calls equal, and are not: in the case of a letter, the offset of a time, the scale of a decimal.</summary>
    private void Keys(IDictionary left, IDictionary right, MapKeys ofLeft, MapKeys ofRight, GraphPath path)
    {
        (List<object?> only, List<object?> others) = SetDifference.Of(Leaves(left, ofRight), Leaves(right, ofLeft));
        Pairs(only, others, path);
    }

    /// <summary>The keys that the other map has, without objects: the hash code of a record follows a circle until the stack ends.</summary>
    private static List<object> Leaves(IDictionary map, MapKeys other) =>
        [.. map.Keys.Cast<object>().Where(key => GraphLeaf.Same(key, key) is not null && other.Has(key))];

    /// <summary>Whether two values have no parts and are equal: they need no pair that waits, which takes 100 bytes and more.</summary>
    private static bool IsSameLeaf(object? left, object? right) => ReferenceEquals(left, right)
        || (left is not null && right is not null && left.GetType() == right.GetType() && GraphLeaf.Same(left, right) == true);

    private void Elements(IEnumerable left, IEnumerable right, GraphPath path)
    {
        (bool hasNoLeft, bool hasNoRight) = (IsDefault(left), IsDefault(right));
        if (hasNoLeft || hasNoRight)
        {
            if (hasNoLeft != hasNoRight)
            {
                Differ(left, right, path);
            }
            return;
        }
        (Type one, Type other) = (left.GetType(), right.GetType());
        if (GraphLeaf.IsSet(one) && GraphLeaf.IsSet(other)
            && !((IsUnhashed(one) || IsUnhashed(other)) && !(AreLeaves(left) && AreLeaves(right))))
        {
            // What is in a set that hashes was hashed when it was put there; what is in a sorted one never was: the hash code of a record follows a circle
            // until the stack ends. Sorted objects are compared in their order.
            // Elements with members have no order of their own that could be found here: they are compared as they come.
            (List<object?> only, List<object?> others) = SetDifference.Of(left, right);
            Pairs(only, others, path);
            return;
        }
        Pairs(left, right, path);
    }

    /// <summary>Whether a set has an order by a comparer, and no hash codes, or shows a set of which this is not known.</summary>
    private static bool IsUnhashed(Type type)
    {
        for (Type? at = type; at is not null; at = at.BaseType)
        {
            if (at.IsGenericType && at.GetGenericTypeDefinition() is var definition
                && (definition == typeof(SortedSet<>) || definition == typeof(ImmutableSortedSet<>) || definition == typeof(ReadOnlySet<>)))
            {
                return true;
            }
        }
        return false;
    }

    private static bool AreLeaves(IEnumerable items) => items.Cast<object?>().All(item => item is null || GraphLeaf.Same(item, item) is not null);

    private void Pairs(IEnumerable left, IEnumerable right, GraphPath path)
    {
        IEnumerator others = right.GetEnumerator();
        int index = 0;
        int differing = 0; // leaves, which are certain to be among the differences: no more than are asked for
        foreach (object? item in left)
        {
            object? other = others.MoveNext() ? others.Current : s_nothing;
            if (!IsSameLeaf(item, other))
            {
                _next.Add((item, other, new GraphPath(path, index)));
                differing += item is null || other is null || GraphLeaf.Same(item, item) is not null ? 1 : 0;
                if (differing >= most)
                {
                    return;
                }
            }
            index++;
        }
        for (; differing < most && others.MoveNext(); index++, differing++)
        {
            _next.Add((s_nothing, others.Current, new GraphPath(path, index)));
        }
    }

    /// <summary>What says nothing of its members: its bytes, or if it has no codec its own word.</summary>
    private static bool SameBytes(CodecEntry? entry, object left, object right) =>
        entry is null ? left.Equals(right) : entry.HaveSameBytes(left, right);

    private static IEnumerable<int> Lengths(Array array) => Enumerable.Range(0, array.Rank).Select(array.GetLength);

    /// <summary>An immutable array or a segment over no array cannot be enumerated, and says so.</summary>
    private static bool IsDefault(IEnumerable items)
    {
        try
        {
            return items is ValueType && items.GetEnumerator() is null;
        }
        catch (InvalidOperationException)
        {
            return true;
        }
    }

    private void Differ(object? left, object? right, GraphPath path) =>
        _found.Add(new GraphDifference(hasPaths ? path.ToString() : "", Shown(left), Shown(right)));

    private static object? Shown(object? value) => value == s_nothing ? null : value is HandValue byHand ? byHand.Value : value;
}
