// Owns: the comparing of graphs with sorted collections of objects, which no hash code of a record may be asked for.
using System.Collections.Immutable;

namespace Octavo.Tests.Graph;

public sealed class SortedGraphTests
{
    /// <summary>The hash code of the record would follow it until the stack ends, and the process.</summary>
    [Theory, InlineData("Items"), InlineData("Immutable")]
    public void A_circle_in_a_sorted_set(string member)
    {
        byte[] data = System.Text.Encoding.UTF8.GetBytes($$$"""{"{{{member}}}":[{"$id":"1","Id":1,"Left":{"$ref":"1"}}]}""");
        SortedNodes? one = OctavoJson.Deserialize<SortedNodes>(data);
        SortedNodes? other = OctavoJson.Deserialize<SortedNodes>(data);
        Assert.True(OctavoGraph.Equals(one, other));
        (other!.Items?.First() ?? other.Immutable!.First()).Left = null;
        Assert.False(OctavoGraph.Equals(one, other));
    }

    /// <summary>Forty records, each with the one before twice: 2^40 hash codes.</summary>
    [Fact]
    public void Shared_objects_in_a_sorted_set()
    {
        SortedNode node = new();
        for (int i = 1; i <= 40; i++)
        {
            node = new SortedNode { Id = i, Left = node, Right = node };
        }
        byte[] data = OctavoJson.Serialize(new SortedNodes { Items = [node] });
        Assert.True(OctavoGraph.Equals(OctavoJson.Deserialize<SortedNodes>(data), OctavoJson.Deserialize<SortedNodes>(data)));
    }

    [Fact]
    public void Sorted_scalars_differ_by_what_one_has_alone()
    {
        Assert.Single(OctavoGraph.Diff(new SortedSet<int> { 1, 2, 3 }, new SortedSet<int> { 2, 3 }));
        var other = new SortedSet<string>(Comparer<string>.Create((x, y) => string.CompareOrdinal(y, x))) { "a", "b" };
        Assert.True(OctavoGraph.Equals(new SortedSet<string> { "a", "b" }, other));
    }

    /// <summary>A sorted map cannot compare a number with text: the key is not in it.</summary>
    [Fact]
    public void Keys_of_other_kinds_are_a_difference()
    {
        Assert.False(OctavoGraph.Equals(new SortedList<object, int> { [1] = 1 }, new SortedList<object, int> { ["a"] = 1 }));
        Assert.False(OctavoGraph.Equals(new SortedDictionary<object, int> { [1] = 1 }, new SortedDictionary<object, int> { ["a"] = 1, ["b"] = 2 }));
    }
}

[GenerateCodec]
public sealed class SortedNodes
{
    public SortedSet<SortedNode>? Items { get; set; }

    public ImmutableSortedSet<SortedNode>? Immutable { get; set; }
}

[GenerateCodec(References = true)]
public record SortedNode : IComparable<SortedNode>
{
    public int Id { get; set; }

    public SortedNode? Left { get; set; }

    public SortedNode? Right { get; set; }

    public int CompareTo(SortedNode? other) => Id.CompareTo(other?.Id ?? -1);
}
