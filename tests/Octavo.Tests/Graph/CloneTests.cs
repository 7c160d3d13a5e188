// Owns: clones: over the zoo, sharing, cycles, depth, what is refused. Knows no format.
using System.Collections.Immutable;
using System.Reflection;
using Octavo.Codecs.Scalars;
using Octavo.Internal;
using Octavo.Tests.Zoo;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Graph;

public sealed class CloneTests
{
    /// <summary>A default run takes one entry of the zoo in this many.</summary>
    private const uint OneIn = 9;

    [Fact]
    public void ItIsEqualAndSharesNothingThatCanBeChanged() => Rows.Check(ZooCatalog.Entries, IsEqualAndSharesNothing, OneIn);

    private static void IsEqualAndSharesNothing(ZooEntry entry)
    {
        MethodInfo clone = typeof(OctavoGraph).GetMethods().Single(method => method is { Name: nameof(OctavoGraph.Clone), IsGenericMethod: true })
            .MakeGenericMethod(entry.Type);
        object?[] values = [.. entry.Objects()];
        for (int i = 0; i < values.Length; i++)
        {
            object? copy = clone.Invoke(null, BindingFlags.DoNotWrapExceptions, null, [values[i]], null);
            Assert.True(OctavoGraph.Equals(copy, OctavoGraph.Clone(values[i], entry.Type), entry.Type), $"{i}: by type");
            Assert.Equal(values[i]?.GetType(), copy?.GetType());
            IReadOnlyList<GraphDifference> differences = OctavoGraph.Diff(values[i], copy);
            Assert.True(differences.Count == 0, $"{i}: {string.Join("; ", differences)}");
            HashSet<object> both = ChangeableObjects.Of(values[i]);
            both.IntersectWith(ChangeableObjects.Of(copy));
            Assert.True(both.Count == 0, $"{i}: {string.Join("; ", both.Select(one => one.GetType()))}");
        }
    }

    [Fact]
    public void ObjectsAreToldByTheirOwnTypes() => Rows.Check(ZooCatalog.Entries, AreToldByTheirOwnTypes, OneIn);

    private static void AreToldByTheirOwnTypes(ZooEntry entry)
    {
        object?[] values = [.. entry.Objects(), .. entry.Objects()];
        if (entry.Type.IsInterface || values.Any(value => value is not null && CodecCatalog.Find(value.GetType()) is null))
        {
            return; // an object of such a type has no codec that its own type names
        }
        object?[] copies = OctavoGraph.Clone(new Holder { Items = values }).Items!;
        for (int i = 0; i < values.Length; i++)
        {
            Assert.True(OctavoGraph.Equals(values[i], copies[i]), $"{i}");
        }
    }

    [Fact]
    public void WhatIsSharedStaysShared()
    {
        var address = new Address { City = "x", Lines = ["1"] };
        Address?[] twice = OctavoGraph.Clone<Address?[]>([address, null, address])!;
        Assert.Same(twice[0], twice[2]);
        Assert.NotSame(address, twice[0]);
        List<int> numbers = [1, 2];
        var held = OctavoGraph.Clone(new Shares { List = numbers, Interface = numbers, Any = numbers, Lists = [numbers, numbers], Text = "t" });
        Assert.Same(held.List, held.Interface);
        Assert.Same(held.List, held.Any);
        Assert.Same(held.List, held.Lists![1]);
        Assert.NotSame(numbers, held.List);
        Assert.Equal(numbers, held.List);
        Assert.Equal(2, held.List!.Capacity);
    }

    [Fact]
    public void ManyObjectsStayShared()
    {
        NetNode[] nodes = [.. Enumerable.Range(0, 50_000).Select(i => new NetNode { Name = i.ToString() })];
        for (int i = 0; i < nodes.Length; i++)
        {
            nodes[i].Next = nodes[i * 31 % nodes.Length];
        }
        NetNode[] copies = OctavoGraph.Clone(nodes);
        for (int i = 0; i < nodes.Length; i++)
        {
            Assert.Equal(nodes[i].Name, copies[i].Name);
            Assert.Same(copies[i * 31 % nodes.Length], copies[i].Next);
        }
    }

    [Fact]
    public void CyclesStayCycles()
    {
        var self = new NetNode { Name = "self" };
        self.Next = self;
        NetNode copy = OctavoGraph.Clone(self);
        Assert.Same(copy, copy.Next);
        Assert.NotSame(self, copy);
        var ping = new Ping { Pong = new Pong() };
        ping.Pong.Ping = ping;
        ping.Pong.Pings = [ping, ping];
        Ping other = OctavoGraph.Clone(ping);
        Assert.Same(other, other.Pong!.Ping);
        Assert.Same(other, other.Pong.Pings![1]);
        object?[] items = [null, 1];
        items[0] = items;
        object?[] same = Copy(items);
        Assert.Same(same, same[0]);
    }

    [Fact]
    public void ACycleThroughAConstructorIsRefused()
    {
        List<Bound> around = [];
        var bound = new Bound(around);
        around.Add(bound);
        Assert.Equal(OctavoErrorCode.DepthExceeded, Assert.Throws<OctavoException>(() => OctavoGraph.Clone(bound)).Code);
        // Through a member that is set it is none.
        var open = new Bound([]);
        open.Self = open;
        Bound copy = OctavoGraph.Clone(open);
        Assert.Same(copy, copy.Self);
        Assert.NotNull(OctavoGraph.Clone(new Bound([]))); // the map of a call that failed is not used again
    }

    [Fact]
    public void DepthIsNotTheStacks() => OnSmallStack(() =>
    {
        NetNode list = new() { Name = "end" };
        for (int i = 1; i < (TestRun.All ? 1_000_000 : 200_000); i++)
        {
            list = new NetNode { Next = list };
        }
        Assert.True(OctavoGraph.Equals(list, OctavoGraph.Clone(list)));
        Tree tree = new() { Value = -1 };
        ByDictionary maps = new();
        object?[] arrays = [];
        for (int i = 0; i < 200_000; i++)
        {
            tree = i % 2 == 0 ? new Tree { Value = i, Left = tree } : new Tree { Value = i, Right = tree, Left = new Tree() };
            maps = new ByDictionary { Children = new() { ["a"] = maps } };
            arrays = [arrays, i];
        }
        Assert.True(OctavoGraph.Equals(tree, OctavoGraph.Clone(tree)));
        Assert.True(OctavoGraph.Equals(maps, OctavoGraph.Clone(maps)));
        Assert.True(OctavoGraph.Equals(arrays, Copy(arrays)));
        RecursiveRecord records = new(0, null);
        for (int i = 0; i < 200_000; i++)
        {
            records = new RecursiveRecord(i, records);
        }
        Assert.Equal(OctavoErrorCode.DepthExceeded, Assert.Throws<OctavoException>(() => OctavoGraph.Clone(records)).Code);
    });

    [Fact]
    public void KeysAreHashedWhenTheyAreFilled() => OnSmallStack(() =>
    {
        var keyed = new Keyed { Name = "k0" };
        keyed.ByKey = new() { [keyed] = 1 };
        Keyed at = keyed;
        for (int i = 1; i < 200; i++)
        {
            var next = new Keyed { Name = "k" + i };
            at.Keys = [next, keyed];
            at = next;
        }
        Keyed copy = OctavoGraph.Clone(keyed);
        Assert.Equal(1, copy.ByKey![copy]);
        int found = 0;
        for (Keyed? one = copy; one.Keys is not null; one = one.Keys.Single(k => k != copy))
        {
            Assert.Contains(new Keyed { Name = "k" + ++found }, one.Keys);
            Assert.Same(copy, one.Keys.Single(k => k.Name == "k0"));
        }
        Assert.Equal(199, found);
    });

    [Fact]
    public void ComparersStay()
    {
        Dictionary<string, int> map = OctavoGraph.Clone(new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { ["A"] = 1 });
        Assert.Equal(1, map["a"]);
        Assert.Contains("a", OctavoGraph.Clone(new HashSet<string>(StringComparer.OrdinalIgnoreCase) { "A" }));
        SortedSet<int> sorted = OctavoGraph.Clone(new SortedSet<int>(Comparer<int>.Create((a, b) => b - a)) { 1, 2, 3 });
        Assert.Equal([3, 2, 1], sorted);
        Dictionary<string, Address> objects =
            OctavoGraph.Clone(new Dictionary<string, Address>(StringComparer.OrdinalIgnoreCase) { ["A"] = new() { City = "x" } });
        Assert.Equal("x", objects["a"].City);
    }

    [Fact]
    public void WhatNeverChangesIsItsOwnClone()
    {
        Assert.Null(OctavoGraph.Clone<Address>(null));
        Assert.Equal(5, OctavoGraph.Clone(5));
        string text = new('x', 3);
        Assert.Same(text, OctavoGraph.Clone(text));
        Assert.Same(text, OctavoGraph.Clone<object>(text));
        ImmutableList<string?> list = [text];
        Assert.Same(list, OctavoGraph.Clone(list));
        object boxed = 5;
        Assert.Same(boxed, OctavoGraph.Clone(boxed));
        byte[] bytes = OctavoGraph.Clone<byte[]>([1, 2])!;
        Assert.Equal([1, 2], bytes);
    }

    [Fact]
    public void TypesWithoutACodecAreRefused()
    {
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoGraph.Clone(new Holder { Items = [new Unknown()] }));
        Assert.Equal(OctavoErrorCode.NotRegistered, found.Code);
        Assert.Contains(nameof(Unknown), found.Message, StringComparison.Ordinal);
        // Nothing is sliced: a derived class has a codec of its own, or none.
        Assert.Equal(OctavoErrorCode.NotRegistered, Assert.Throws<OctavoException>(() => OctavoGraph.Clone(new Opened { Base = new OpenDerived() })).Code);
        Assert.IsType<OpenKnown>(OctavoGraph.Clone(new Opened { Base = new OpenKnown { More = 2 } }).Base);
        Assert.Equal(OctavoErrorCode.NotRegistered, Assert.Throws<OctavoException>(() => OctavoGraph.Clone<object>(new Unknown())).Code);
    }

    /// <summary>Without a root for the type in this assembly: the library's own is looked at by tests of schemas.</summary>
    private static T Copy<T>(T value) => OctavoGraph.Clone(value)!;

    private static void OnSmallStack(Action action)
    {
        Exception? error = null;
        var thread = new Thread(() => error = Record.Exception(action), 256 * 1024);
        thread.Start();
        thread.Join();
        Assert.Null(error);
    }

    private sealed class Unknown;
}
