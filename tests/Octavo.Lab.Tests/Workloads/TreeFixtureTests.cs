// Owns: golden sizes of document 003, by its size arithmetic over the tree that is made here.
using Octavo.Lab.Published;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Tests;

public class TreeFixtureTests
{
    [Theory]
    [InlineData(1, 22)]
    [InlineData(1.0 / 256, 14)]
    [InlineData(0.5, 21)]
    [InlineData(1e-12, 1)]
    public void A_scale_is_a_depth(double scale, int depth) => Assert.Equal(depth, TreeData.DepthAt(scale));

    [Fact]
    public void Same_seed_same_tree()
    {
        Assert.Null(TreeComparison.Difference(new TreeData(7).Make(5), new TreeData(7).Make(5)));
        Assert.NotNull(TreeComparison.Difference(new TreeData(7).Make(5), new TreeData(8).Make(5)));
        Assert.NotNull(TreeComparison.Difference(new TreeData(7).Make(5), new TreeData(7).Make(4)));
    }

    [Fact]
    public void The_trees_have_the_published_sizes()
    {
        (long leaves, long inner, long cbor) = Count(new TreeData(1).Make(TreeData.FullDepth));
        Assert.Equal([1L << 22, (1L << 22) - 1], [leaves, inner]);
        PublishedTable table = PublishedCatalog.Read("haskell-tree");
        Assert.Equal(Published("binary"), (9 * leaves) + inner);
        Assert.Equal(Published("cereal"), (9 * leaves) + inner);
        // One value in 2^31 takes fewer than nine bytes, and this seed has none. packman writes an image of Haskell's heap, which nothing here has.
        Assert.Equal(Published("binary-CBOR"), leaves + cbor + inner);
        Assert.Equal(234_881_088, Published("packman"));

        long Published(string method) => table.Find("BinTree Int", "serialize to byte[]", method).Single().Bytes!.Value;
    }

    // Leaves, inner nodes, and bytes of the leaves' integers in CBOR.
    private static (long Leaves, long Inner, long Cbor) Count(BinTree tree)
    {
        if (tree is Leaf leaf)
            return (1, 0, 1 + Argument((ulong)(leaf.Value < 0 ? -1 - leaf.Value : leaf.Value)));
        var node = (Tree)tree;
        (long leftLeaves, long leftInner, long leftCbor) = Count(node.Left);
        (long rightLeaves, long rightInner, long rightCbor) = Count(node.Right);
        return (leftLeaves + rightLeaves, leftInner + rightInner + 1, leftCbor + rightCbor);
    }

    private static int Argument(ulong value) => value switch { < 24 => 0, <= byte.MaxValue => 1, <= ushort.MaxValue => 2, <= uint.MaxValue => 4, _ => 8 };
}
