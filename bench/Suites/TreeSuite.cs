// Owns: the bars of document 003's tree in Binary, against a recursive copy by hand into the same bytes. Knows the facade alone.
using Octavo.Bench.Copies;
using Octavo.Bench.Data;
using Octavo.Bench.Harness;

namespace Octavo.Bench.Suites;

/// <summary>A tree to a new array, and back to new objects.</summary>
internal static class TreeSuite
{
    private const double WriteAtMost = 1.5;

    private const double ReadAtMost = 1.3;

    /// <summary>4,096 leaves.</summary>
    private const int Depth = 12;

    internal static IEnumerable<Bar> Create()
    {
        var random = new Random(9);
        IntTree[] trees = BenchData.Many(4, () => IntTree.Make(random, Depth));
        byte[][] payloads = [.. trees.Select(tree => OctavoBinary.Serialize(tree))];
        var copy = new TreeCopy();
        yield return new(
            new Pair("Binary write tree, recursive copy", trees.Length, () => Array.ForEach(trees, tree => Kept.Value = OctavoBinary.Serialize(tree)),
                () => Array.ForEach(trees, tree => Kept.Value = copy.ToArray(tree)), Verify), Claim.CostsAtMost, WriteAtMost);
        yield return new(
            new Pair("Binary read tree, recursive copy", trees.Length,
                () => Array.ForEach(payloads, payload => Kept.Value = OctavoBinary.Deserialize<IntTree>(payload)),
                () => Array.ForEach(payloads, payload => Kept.Value = TreeCopy.Read(payload)), Verify), Claim.CostsAtMost, ReadAtMost);

        void Verify()
        {
            for (int i = 0; i < trees.Length; i++)
            {
                byte[] ours = OctavoBinary.Serialize(OctavoBinary.Deserialize<IntTree>(payloads[i]));
                if (!copy.ToArray(trees[i]).AsSpan().SequenceEqual(payloads[i]) || !copy.ToArray(TreeCopy.Read(payloads[i])).AsSpan().SequenceEqual(payloads[i])
                    || !ours.AsSpan().SequenceEqual(payloads[i]))
                {
                    throw new InvalidOperationException("The tree has other bytes, or comes back as another value.");
                }
            }
        }
    }
}
