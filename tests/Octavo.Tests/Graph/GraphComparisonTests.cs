// Owns: the comparing of graphs: over the zoo against the tests' own comparer, depth, cycles, paths. Knows no format.
using System.Collections;
using System.Collections.Immutable;
using Octavo.Tests.Zoo;
using Octavo.Tests.Zoo.Comparing;
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Graph;

public sealed class GraphComparisonTests
{
    /// <summary>A default run takes one entry of the zoo in this many.</summary>
    private const uint OneIn = 9;

    [Fact]
    public void ItSaysWhatTheTestsComparerSays() => Rows.Check(ZooCatalog.Entries, SaysWhatTheTestsComparerSays, OneIn);

    private static void SaysWhatTheTestsComparerSays(ZooEntry entry)
    {
        object?[] left = [.. entry.Objects()];
        object?[] right = [.. entry.Objects()];
        for (int i = 0; i < left.Length; i++)
        {
            for (int j = 0; j < right.Length; j++)
            {
                if (left[i] is IDictionary != right[j] is IDictionary)
                {
                    Assert.False(OctavoGraph.Equals(left[i], right[j])); // to the tests' comparer all that is empty is the same
                    continue;
                }
                string? difference = DeepComparer.Difference(left[i], right[j], Fidelity.Binary);
                IReadOnlyList<GraphDifference> found = OctavoGraph.Diff(left[i], right[j]);
                Assert.True((difference is null) == (found.Count == 0),
                    $"{i} and {j}: {difference ?? "equal"}; {(found.Count == 0 ? "equal" : found[0].ToString())}");
                Assert.Equal(found.Count == 0, OctavoGraph.Equals(left[i], right[j]));
            }
        }
    }

    [Fact]
    public void DifferencesHavePathsAndValues()
    {
        var left = new Company { Name = "a", Address = new Address { City = "x", Lines = ["1", "2"] } };
        var right = new Company { Name = "b", Address = new Address { City = "x", Lines = ["1", "3", "4"] } };
        Assert.Equal(["Company.Name: a ≠ b", "Company.Address.Lines[1]: 2 ≠ 3", "Company.Address.Lines[2]: null ≠ 4"],
            OctavoGraph.Diff(left, right).Select(one => one.ToString()));
        Assert.Equal([new("Company.Name", "a", "b")], OctavoGraph.Diff(left, right, 1));
    }

    [Fact]
    public void DictionariesAndSetsHaveNoOrder()
    {
        Dictionary<string, int> left = new() { ["a"] = 1, ["b"] = 2 };
        Dictionary<string, int> right = new() { ["b"] = 2, ["a"] = 1 };
        Assert.True(OctavoGraph.Equals(left, right));
        right["c"] = 3;
        right["b"] = 5;
        right.Remove("a");
        Assert.Equal(["Dictionary[\"a\"]: 1 ≠ null", "Dictionary[\"b\"]: 2 ≠ 5", "Dictionary[\"c\"]: null ≠ 3"],
            OctavoGraph.Diff(left, right).Select(one => one.ToString()));
        Assert.True(OctavoGraph.Equals<IReadOnlySet<int>>(new HashSet<int> { 1, 2, 3 }, ImmutableHashSet.Create(3, 1, 2)));
        Assert.False(OctavoGraph.Equals(new HashSet<int> { 1, 2, 3 }, new HashSet<int> { 1, 2, 4 }));
    }

    [Fact]
    public void BitsTell()
    {
        Assert.False(OctavoGraph.Equals(0.0, -0.0));
        Assert.True(OctavoGraph.Equals(double.NaN, double.NaN));
        Assert.False(OctavoGraph.Equals(1.0m, 1.00m));
        Assert.False(OctavoGraph.Equals(new DateTime(5, DateTimeKind.Utc), new DateTime(5, DateTimeKind.Local)));
        Assert.False(OctavoGraph.Equals<object>(1, 1L));
        Assert.False(OctavoGraph.Equals<object>(1, null));
        Assert.True(OctavoGraph.Equals<object>(null, null));
        Assert.True(OctavoGraph.Equals<IEnumerable<int>>(new List<int> { 1 }, new[] { 1 }));
        Assert.True(OctavoGraph.Equals((1, "a"), (1, "a")));
        Assert.Equal("ValueTuple.Item2", OctavoGraph.Diff((1, "a"), (1, "b"))[0].Path);
    }

    /// <summary>What a comparer or the type calls equal is not what the other graph holds: EF Core did not save such a change.</summary>
    [Fact]
    public void BitsOfKeysAndElementsTell()
    {
        DateTimeOffset noon = new(2026, 7, 14, 12, 0, 0, TimeSpan.Zero), same = noon.ToOffset(TimeSpan.FromHours(2));
        StringComparer ignoring = StringComparer.OrdinalIgnoreCase;
        Tell(new Dictionary<string, int>(ignoring) { ["A"] = 1, ["b"] = 2 }, new Dictionary<string, int>(ignoring) { ["B"] = 2, ["A"] = 1 });
        Tell(new SortedDictionary<string, int>(ignoring) { ["A"] = 1 }, new SortedDictionary<string, int>(ignoring) { ["a"] = 1 });
        Tell(new Dictionary<DateTimeOffset, int> { [noon] = 1 }, new Dictionary<DateTimeOffset, int> { [same] = 1 });
        Tell(new Dictionary<decimal, int> { [1.0m] = 1 }, new Dictionary<decimal, int> { [1.00m] = 1 });
        Tell(new Dictionary<double, int> { [0.0] = 1 }, new Dictionary<double, int> { [-0.0] = 1 });
        Tell(new HashSet<DateTimeOffset> { noon }, new HashSet<DateTimeOffset> { same });
        Tell(new HashSet<decimal> { 1.0m, 2m }, new HashSet<decimal> { 2m, 1.00m });
        Tell(new SortedSet<double> { 0.0 }, new SortedSet<double> { -0.0 });
        Assert.Equal("Dictionary[0]: b ≠ B", OctavoGraph.Diff(new Dictionary<string, int>(ignoring) { ["A"] = 1, ["b"] = 2 },
            new Dictionary<string, int>(ignoring) { ["B"] = 2, ["A"] = 1 })[0].ToString());
        Assert.True(OctavoGraph.Equals(new Dictionary<DateTimeOffset, int> { [noon] = 1, [noon.AddDays(1)] = 2 },
            new Dictionary<DateTimeOffset, int> { [noon.AddDays(1)] = 2, [noon] = 1 }));

        static void Tell<T>(T left, T right)
        {
            Assert.False(OctavoGraph.Equals(left, right));
            Assert.Single(OctavoGraph.Diff(left, right));
        }
    }

    /// <summary>They were compared by their bytes in Binary, which refuses raw values of other formats.</summary>
    [Fact]
    public void RawValuesOfEachFormat()
    {
        foreach (string format in FormatList.EveryName)
        {
            object[] one = [new OctavoRaw(format, new byte[] { 1, 2 })];
            Assert.True(OctavoGraph.Equals(one, [new OctavoRaw(format, new byte[] { 1, 2 })]));
            Assert.False(OctavoGraph.Equals(one, [new OctavoRaw(format, new byte[] { 1, 3 })]));
            Assert.False(OctavoGraph.Equals(one, [new OctavoRaw("another", new byte[] { 1, 2 })]));
        }
    }

    /// <summary>What is written only to be compared or cloned may be of any format.</summary>
    [Fact]
    public void SurrogatesOfRawValues()
    {
        foreach (string format in FormatList.EveryName)
        {
            var one = new Sealed(new OctavoRaw(format, new byte[] { 1, 2 }));
            Assert.True(OctavoGraph.Equals(one, new Sealed(new OctavoRaw(format, new byte[] { 1, 2 }))));
            Assert.False(OctavoGraph.Equals(one, new Sealed(new OctavoRaw(format, new byte[] { 1, 3 }))));
            Assert.False(OctavoGraph.Equals(one, new Sealed(new OctavoRaw("another", new byte[] { 1, 2 }))));
            Assert.False(OctavoGraph.Equals(one, new Sealed(default)));
            Assert.True(OctavoGraph.Equals(one, OctavoGraph.Clone(one)));
        }
        Assert.True(OctavoGraph.Clone(new Sealed(default)).Body.IsNull);
        Assert.Throws<OctavoException>(() => OctavoBinary.Serialize(new Sealed(new OctavoRaw("JSON", "1"u8.ToArray()))));
    }

    [Fact]
    public void CyclesEnd()
    {
        NetNode left = Ring(3, "a");
        Assert.True(OctavoGraph.Equals(left, Ring(3, "a")));
        Assert.False(OctavoGraph.Equals(left, Ring(3, "b")));
        // A ring of three and one of six go on alike forever.
        Assert.True(OctavoGraph.Equals(left, Ring(6, "a")));
    }

    [Fact]
    public void DepthIsNotTheStacks()
    {
        var thread = new Thread(() =>
        {
            int length = TestRun.All ? 1_000_000 : 200_000;
            NetNode left = Chain(length, "end");
            Assert.True(OctavoGraph.Equals(left, Chain(length, "end")));
            Assert.Single(OctavoGraph.Diff(left, Chain(length, "other"), 1));
        }, 256 * 1024);
        thread.Start();
        thread.Join();
    }

    [Fact]
    public void AtLeastOneDifferenceIsAskedFor() => Assert.Throws<ArgumentOutOfRangeException>(() => OctavoGraph.Diff(1, 2, 0));

    private static NetNode Ring(int length, string name)
    {
        NetNode last = new() { Name = name };
        NetNode first = last;
        for (int i = 1; i < length; i++)
        {
            first = new NetNode { Name = name, Next = first };
        }
        last.Next = first;
        return first;
    }

    private static NetNode Chain(int length, string end)
    {
        NetNode node = new() { Name = end };
        for (int i = 1; i < length; i++)
        {
            node = new NetNode { Next = node };
        }
        return node;
    }

    /// <summary>Rings of p and q equal objects have p × q pairs.</summary>
    [Fact]
    public void Rings_of_other_lengths_take_linear_time()
    {
        SharedNode left = Ring(3_000), right = Ring(3_001);
        long before = GC.GetAllocatedBytesForCurrentThread();
        Assert.True(OctavoGraph.Equals(left, right));
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 20_000_000);

        static SharedNode Ring(int n)
        {
            SharedNode first = new(), last = first;
            for (int i = 1; i < n; i++)
            {
                last = last.Next = new SharedNode();
            }
            last.Next = first;
            return first;
        }
    }
}
