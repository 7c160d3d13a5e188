// Owns: the comparers that members declare are those of what is read, in every format. Knows no format.
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Features;

public sealed class ComparerTests
{
    public static TheoryData<string> Formats => [.. FormatList.Names];

    [Theory, MemberData(nameof(Formats))]
    public void Every_collection_has_the_comparer_of_its_attribute(string format)
    {
        ComparedByAttribute read = Trip(format, ComparedByAttribute.Make());
        Assert.Same(StringComparer.OrdinalIgnoreCase, read.Dictionary!.Comparer);
        Assert.True(read.ReadOnly!.ContainsKey("A"));
        Assert.Same(StringComparer.Ordinal, read.Sorted!.Comparer);
        Assert.Equal(["B", "a"], read.Sorted.Keys);
        Assert.Same(StringComparer.OrdinalIgnoreCase, read.List!.Comparer);
        Assert.Same(StringComparer.OrdinalIgnoreCase, read.Concurrent!.Comparer);
        Assert.True(read.Wrapped!.ContainsKey("A"));
        Assert.Same(StringComparer.OrdinalIgnoreCase, read.Frozen!.Comparer);
        Assert.Same(StringComparer.InvariantCultureIgnoreCase, read.Immutable!.KeyComparer);
        Assert.Same(StringComparer.InvariantCulture, read.ImmutableSorted!.KeyComparer);
        Assert.Same(StringComparer.OrdinalIgnoreCase, read.Set!.Comparer);
        Assert.Contains("A", read.Behind!);
        Assert.Same(StringComparer.OrdinalIgnoreCase, read.SortedSet!.Comparer);
        Assert.Same(StringComparer.OrdinalIgnoreCase, read.FrozenSet!.Comparer);
        Assert.Contains("A", (IReadOnlySet<string>)read.WrappedSet!);
        Assert.Same(StringComparer.OrdinalIgnoreCase, read.ImmutableSet!.KeyComparer);
        Assert.Same(StringComparer.OrdinalIgnoreCase, read.ImmutableSortedSet!.KeyComparer);
    }

    [Theory, MemberData(nameof(Formats))]
    public void Every_collection_has_the_comparer_of_its_initializer(string format)
    {
        ComparedByInitializer read = Trip(format, new ComparedByInitializer { Tenths = { 11, 25 } });
        Assert.Same(StringComparer.OrdinalIgnoreCase, read.Map.Comparer);
        Assert.Same(StringComparer.OrdinalIgnoreCase, read.Set.Comparer);
        Assert.Same(StringComparer.Ordinal, read.Sorted.Comparer);
        Assert.Same(TensComparer.Instance, read.Tenths.Comparer);
        Assert.Contains(15, read.Tenths);
        Assert.Same(StringComparer.InvariantCultureIgnoreCase, ((Dictionary<string, int>)read.Behind).Comparer);
        Assert.Same(StringComparer.OrdinalIgnoreCase, read.Fixed.KeyComparer);
        Assert.IsType<TensComparer>(read.Made.Comparer);
        ComparedRecord bound = Trip(format, new ComparedRecord([], [], 1));
        Assert.Same(StringComparer.OrdinalIgnoreCase, bound.Map.Comparer);
        Assert.Same(StringComparer.OrdinalIgnoreCase, bound.Tags.Comparer);
    }

    [Theory, MemberData(nameof(Formats))]
    public void Keys_that_are_one_to_the_comparer_are_refused(string format)
    {
        byte[] data = FormatList.Of<ComparedByInitializer>(format)
            .Serialize(new ComparedByInitializer { Map = new(StringComparer.Ordinal) { ["a"] = 1, ["A"] = 2 } });
        OctavoException thrown = Assert.Throws<OctavoException>(() => FormatList.Of<ComparedByInitializer>(format).Deserialize(data));
        Assert.Equal(OctavoErrorCode.DuplicateKey, thrown.Code);
    }

    [Theory, MemberData(nameof(Formats))]
    public void What_is_populated_keeps_its_own(string format)
    {
        FormatCalls<ComparedByInitializer> calls = FormatList.Of<ComparedByInitializer>(format);
        var target = new ComparedByInitializer { Map = new(StringComparer.Ordinal) { ["old"] = 1 } };
        ComparedByInitializer? populated = target;
        calls.Populate(calls.Serialize(new ComparedByInitializer { Map = { ["a"] = 1 } }), ref populated);
        Assert.Same(StringComparer.Ordinal, target.Map.Comparer);
        Assert.Equal(["a"], target.Map.Keys);
    }

    [Theory, MemberData(nameof(Formats))]
    public void Collections_without_setters_stay_what_they_are(string format)
    {
        GetOnlyOthers read = Trip(format, new GetOnlyOthers { Sorted = { ["b"] = 1, ["A"] = 2 }, Set = { "x" } });
        Assert.Same(StringComparer.OrdinalIgnoreCase, read.Sorted.Comparer);
        Assert.Equal(["A", "b"], read.Sorted.Keys);
        Assert.Same(StringComparer.OrdinalIgnoreCase, read.Set.Comparer);
        Assert.Same(StringComparer.OrdinalIgnoreCase, read.Concurrent.Comparer);
        Assert.Equal([1, 2], read.Queue);
        GetOnlyOthersBound bound = Trip(format, GetOnlyOthersBound.Make());
        Assert.Equal([3, 2, 1], bound.Stack);
        Assert.Equal([1, 2, 3], bound.Queue);
        Assert.Equal([3, 2, 1], bound.ConcurrentStack);
        Assert.Equal([3, 2, 1], bound.Bag.ToArray());
        Assert.Same(StringComparer.OrdinalIgnoreCase, bound.Set.Comparer);
        Assert.Equal("one", bound.Priorities.Peek());
    }

    private static T Trip<T>(string format, T value) => FormatList.Of<T>(format).Deserialize(FormatList.Of<T>(format).Serialize(value))!;
}
