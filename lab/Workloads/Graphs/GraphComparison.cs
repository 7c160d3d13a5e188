// Owns: equality of graphs: values, and that what was one object is one again.
// Must not know: libraries. OctavoGraph is not called here: each adapter has these types in a load context of its own, where only Octavo's has its codecs, and
// it
// takes an object and its copy for equal. The lab's tests hold this comparison against it.
using static Octavo.Lab.Workloads.Comparison;

namespace Octavo.Lab.Workloads;

/// <summary>Compares what was read with what was written.</summary>
public static class GraphComparison
{
    /// <summary>First difference of two trees, null when equal.</summary>
    public static string? Difference(SharedNode expected, SharedNode? actual)
    {
        var pairs = new ObjectPairs<SharedNode>();
        string? difference = pairs.Meet("the root", expected, actual);
        while (difference is null && pairs.TryNext(out SharedNode left, out SharedNode right))
            difference = Same("Value", left.Value, right.Value) ?? pairs.Meet("Left", left.Left, right.Left) ?? pairs.Meet("Right", left.Right, right.Right);
        return difference;
    }

    /// <summary>First difference of two cyclic graphs, null when equal.</summary>
    public static string? Difference(CyclicNode expected, CyclicNode? actual)
    {
        var pairs = new ObjectPairs<CyclicNode>();
        string? difference = pairs.Meet("the root", expected, actual);
        while (difference is null && pairs.TryNext(out CyclicNode left, out CyclicNode right))
            difference = Same("Id", left.Id, right.Id) ?? Same("Name", left.Name, right.Name) ?? Same("Edges", left.Edges, right.Edges, pairs.Meet);
        return difference;
    }

    /// <summary>First difference of two lists, null when equal.</summary>
    public static string? Difference(ListNode expected, ListNode? actual)
    {
        var pairs = new ObjectPairs<ListNode>();
        string? difference = pairs.Meet("the head", expected, actual);
        while (difference is null && pairs.TryNext(out ListNode left, out ListNode right))
            difference = Same("Value", left.Value, right.Value) ?? pairs.Meet("Previous", left.Previous, right.Previous)
                ?? pairs.Meet("Next", left.Next, right.Next);
        return difference;
    }
}
