// Owns: what becomes of collections without a setter and of those behind interfaces, in every format. Knows no format.
using System.Collections.ObjectModel;
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Robustness;

public sealed class CollectionsWithoutSettersTests
{
    public static TheoryData<string> Formats => [.. FormatList.Names];

    [Theory, MemberData(nameof(Formats))]
    public void TheCollectionsOfTheObjectStay(string format)
    {
        FormatCalls<OwnCollections> calls = FormatList.Of<OwnCollections>(format);
        OwnCollections read =
            calls.Deserialize(calls.Serialize(new() { Collection = { 1 }, List = { "a" }, Set = { 3, 2 }, Map = { [2] = "b", [1] = "a" }, Numbers = { 4 } }))!;
        Assert.IsType<Collection<int>>(read.Collection);
        Assert.IsType<List<string>>(read.List);
        Assert.IsType<SortedSet<int>>(read.Set);
        Assert.IsType<SortedDictionary<int, string>>(read.Map);
        Assert.IsType<Collection<long>>(read.Numbers);
        Assert.Equal([2, 3], read.Set);
        Assert.Equal([1, 2], read.Map.Keys);
    }

    [Theory, MemberData(nameof(Formats))]
    public void ReadingFillsTheListThatTheConstructorMade(string format)
    {
        FormatCalls<GetOnlyCollections> calls = FormatList.Of<GetOnlyCollections>(format);
        GetOnlyCollections read = calls.Deserialize(calls.Serialize(new() { Ids = { Guid.Empty } }))!;
        Assert.Equal([Guid.Empty], read.Ids);
        Assert.Equal(16, read.Ids.Capacity);
    }

    [Theory, MemberData(nameof(Formats))]
    public void PopulateKeepsACollectionBehindAnInterface(string format)
    {
        FormatCalls<InterfacesOfNumbers> calls = FormatList.Of<InterfacesOfNumbers>(format);
        byte[] bytes =
            calls.Serialize(new() { Collection = [1, 2], List = [3], Set = new HashSet<int> { 5, 4 }, Map = new Dictionary<int, int> { [2] = 1, [1] = 2 } });
        var collection = new LinkedList<int>([9]);
        var set = new SortedSet<int> { 9 };
        var map = new SortedDictionary<int, int> { [9] = 9 };
        InterfacesOfNumbers value = new() { Collection = collection, List = new int[] { 9 }, Set = set, Map = map };
        calls.Populate(bytes, ref value);
        Assert.Same(collection, value.Collection);
        Assert.Same(set, value.Set);
        Assert.Same(map, value.Map);
        Assert.Equal([1, 2], collection);
        Assert.Equal([4, 5], set);
        Assert.Equal([1, 2], map.Keys);
        Assert.Equal([3], Assert.IsType<List<int>>(value.List)); // an array has no room: it is replaced
    }

    [Theory, MemberData(nameof(Formats))]
    public void WhatCannotBeFilledIsRefused(string format)
    {
        FormatCalls<MaybeFilled> calls = FormatList.Of<MaybeFilled>(format);
        MaybeFilled.Makes = () => [1];
        byte[] bytes = calls.Serialize(new());
        MaybeFilled.Makes = () => null;
        byte[] ofNull = calls.Serialize(new());
        Assert.Equal(OctavoErrorCode.NotPopulatable, Assert.Throws<OctavoException>(() => calls.Deserialize(bytes)).Code);
        Assert.Null(calls.Deserialize(ofNull)!.Items);
        MaybeFilled.Makes = () => [5];
        Assert.Equal([1], calls.Deserialize(bytes)!.Items!);
        Assert.Equal(OctavoErrorCode.NullNotAllowed, Assert.Throws<OctavoException>(() => calls.Deserialize(ofNull)).Code);
    }

    [Theory, MemberData(nameof(Formats))]
    public void ItemsThatAreOneToTheSetAreRefused(string format)
    {
        byte[] bytes = FormatList.Of<TwoWords>(format).Serialize(new() { Words = ["a", "A"] });
        Assert.Equal(OctavoErrorCode.DuplicateKey, Assert.Throws<OctavoException>(() => FormatList.Of<OneWord>(format).Deserialize(bytes)).Code);
    }
}
