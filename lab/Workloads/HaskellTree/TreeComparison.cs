// Owns: equality of document 003's trees.
// Must not know: libraries.
namespace Octavo.Lab.Workloads;

/// <summary>Compares what was read with what was written; the recursion is as deep as the tree, and a perfect tree is shallow.</summary>
public static class TreeComparison
{
    /// <summary>First difference, null when equal.</summary>
    public static string? Difference(BinTree expected, BinTree? actual) => (expected, actual) switch
    {
        (Leaf left, Leaf right) => Comparison.Same("Leaf", left.Value, right.Value),
        (Tree left, Tree right) => Difference(left.Left, right.Left) ?? Difference(left.Right, right.Right),
        _ => $"a {expected.GetType().Name} came back {actual?.GetType().Name ?? "null"}",
    };
}
