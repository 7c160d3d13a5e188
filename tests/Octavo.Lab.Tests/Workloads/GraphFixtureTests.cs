// Owns: what the graphs of table graphs are made of, and that their comparison sees what is not the same any more.
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Tests;

public class GraphFixtureTests
{
    private static readonly GraphData s_data = new(7);

    [Theory]
    [InlineData(1, 100_000, 1_000_000)]
    [InlineData(0.01, 1_000, 20_000)]
    [InlineData(1e-9, 2, 20_000)]
    public void A_scale_is_a_number_of_objects(double scale, int count, int length) =>
        Assert.Equal([count, length], [GraphData.CountAt(scale), GraphData.LengthAt(scale)]);

    [Theory]
    [InlineData(2)]
    [InlineData(1000)]
    [InlineData(GraphData.FullCount)]
    public void Graphs_have_the_objects_asked_for(int count)
    {
        Assert.Equal(count, Objects(s_data.Tree(count), node => [node.Left, node.Right]));
        Assert.Equal(count, Objects(s_data.Cyclic(count), node => node.Edges!));
        Assert.Equal(count, Objects(s_data.List(count), node => [node.Previous, node.Next]));
    }

    [Fact]
    public void A_cyclic_graph_of_full_size_nests_no_deeper_than_formats_by_level_allow()
    {
        // Each level is an object, and its edges an object around an array if references are kept of lists too.
        Assert.InRange(3 * Depth(s_data.Cyclic(GraphData.FullCount), []), 3, 60);
    }

    [Fact]
    public void Same_seed_same_graphs()
    {
        Assert.Null(GraphComparison.Difference(new GraphData(7).Tree(100), new GraphData(7).Tree(100)));
        Assert.Null(GraphComparison.Difference(new GraphData(7).Cyclic(100), new GraphData(7).Cyclic(100)));
        Assert.Null(GraphComparison.Difference(new GraphData(7).List(100), new GraphData(7).List(100)));
        Assert.NotNull(GraphComparison.Difference(new GraphData(7).Tree(100), new GraphData(8).Tree(100)));
        Assert.NotNull(GraphComparison.Difference(new GraphData(7).Cyclic(100), new GraphData(8).Cyclic(100)));
        Assert.NotNull(GraphComparison.Difference(new GraphData(7).List(100), new GraphData(8).List(100)));
        Assert.NotNull(GraphComparison.Difference(new GraphData(7).List(100), null));
    }

    [Fact]
    public void An_object_that_was_copied_is_found_where_OctavoGraph_finds_nothing()
    {
        var leaf = new SharedNode { Value = 1 };
        var shared = new SharedNode { Left = leaf, Right = leaf };
        var copied = new SharedNode { Left = new SharedNode { Value = 1 }, Right = new SharedNode { Value = 1 } };
        Assert.True(OctavoGraph.Equals(shared, copied));
        Assert.Equal("Right was an object that stands elsewhere too and came back as another one", GraphComparison.Difference(shared, copied));
        Assert.Equal("Right was an object of its own and came back as one that stands elsewhere too", GraphComparison.Difference(copied, shared));
    }

    [Fact]
    public void A_cycle_that_was_unrolled_is_found()
    {
        var ring = new CyclicNode { Edges = [] };
        ring.Edges.Add(ring);
        var unrolled = new CyclicNode { Edges = [new CyclicNode { Edges = [] }] };
        unrolled.Edges[0].Edges!.Add(unrolled);
        Assert.StartsWith("Edges[0] was an object that stands elsewhere too", GraphComparison.Difference(ring, unrolled), StringComparison.Ordinal);
    }

    [Fact]
    public void A_value_that_changed_is_found_as_OctavoGraph_finds_it()
    {
        (CyclicNode left, CyclicNode right) = (new GraphData(3).Cyclic(50), new GraphData(3).Cyclic(50));
        right.Edges![1].Edges![0].Name = "another";
        Assert.Contains("Name was \"node ", GraphComparison.Difference(left, right), StringComparison.Ordinal);
        Assert.NotEmpty(OctavoGraph.Diff(left, right));
    }

    private static int Objects<T>(T root, Func<T, IEnumerable<T?>> next)
        where T : class
    {
        var met = new HashSet<T>(ReferenceEqualityComparer.Instance);
        var open = new Stack<T?>([root]);
        while (open.TryPop(out T? node))
        {
            if (node is null || !met.Add(node))
                continue;
            foreach (T? one in next(node))
                open.Push(one);
        }

        return met.Count;
    }

    // As a writer goes: into objects that it has not met.
    private static int Depth(CyclicNode node, HashSet<CyclicNode> met) => met.Add(node) ? 1 + node.Edges!.Max(edge => Depth(edge, met)) : 0;
}
