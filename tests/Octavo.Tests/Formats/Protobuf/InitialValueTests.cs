// Owns: members with initializers in Protobuf: what is zero, null or empty comes back, and data without a member give the initializer's value if absence can
// say that.
namespace Octavo.Tests.Formats.Protobuf;

public sealed class InitialValueTests
{
    [Fact]
    public void ZeroEmptyAndNullComeBack()
    {
        Initialized read = OctavoProtobuf.Deserialize<Initialized>(OctavoProtobuf.Serialize(new Initialized
        {
            Count = 0,
            Ratio = 0,
            Name = "",
            Day = default,
            Note = null,
            Perhaps = null,
            Part = null,
            Items = [],
            Codes = [],
            Map = [],
            Raw = [],
        }))!;
        Assert.Equal((0, 0.0, "", default(DayOfWeek)), (read.Count, read.Ratio, read.Name, read.Day));
        Assert.Null(read.Note);
        Assert.Null(read.Perhaps);
        Assert.Null(read.Part);
        Assert.Empty(read.Items);
        Assert.Empty(read.Codes);
        Assert.Empty(read.Map);
        Assert.Empty(read.Raw);
        Assert.Empty(read.Empty);
    }

    [Fact]
    public void ElementsReplaceTheInitializers()
    {
        Initialized read =
            OctavoProtobuf.Deserialize<Initialized>(
                OctavoProtobuf.Serialize(new Initialized { Items = [9], Codes = [8], Map = new() { ["z"] = 1 }, Empty = [7] }))!;
        Assert.Equal([9], read.Items);
        Assert.Equal([8], read.Codes);
        Assert.Equal(["z"], read.Map.Keys);
        Assert.Equal([7], read.Empty);
        Assert.Equal((-1, 0.5, "none", "note", 3), (read.Count, read.Ratio, read.Name, read.Note, read.Perhaps));
    }

    [Fact]
    public void DataWithoutAMemberGiveItsInitializer()
    {
        Initialized read = OctavoProtobuf.Deserialize<Initialized>([])!;
        Assert.Equal((-1, 0.5, "none", DayOfWeek.Friday), (read.Count, read.Ratio, read.Name, read.Day));
        Assert.Equal([1], read.Raw);
        Assert.Equal((-1, 5),
            (OctavoProtobuf.Deserialize<InitializedByConstructor>([])!.Count, OctavoProtobuf.Deserialize<InitializedByConstructor>([])!.Further));
    }

    [Fact]
    public void CollectionsWithoutSettersBesideAConstructorComeBack()
    {
        var value = new FilledBesideConstructor(5);
        value.Items.Clear();
        value.Map.Clear();
        FilledBesideConstructor read = OctavoProtobuf.Deserialize<FilledBesideConstructor>(OctavoProtobuf.Serialize(value))!;
        Assert.Equal(5, read.Id);
        Assert.Empty(read.Items);
        Assert.Empty(read.Map);
        value.Items.Add(7);
        read = OctavoProtobuf.Deserialize<FilledBesideConstructor>(OctavoProtobuf.Serialize(value))!;
        Assert.Equal([7], read.Items);
        Assert.Empty(read.Map);
    }

    [Fact]
    public void WhatExistsIsMergedInto()
    {
        var existing = new Initialized { Items = [5] };
        OctavoProtobuf.Populate(OctavoProtobuf.Serialize(new Initialized { Items = [6], Note = "new" }), existing);
        Assert.Equal([5, 6], existing.Items);
        Assert.Equal("new", existing.Note);
    }

    [Fact]
    public void DefaultsOfParametersToo()
    {
        InitializedByConstructor read =
            OctavoProtobuf.Deserialize<InitializedByConstructor>(OctavoProtobuf.Serialize(new InitializedByConstructor(0, null) { Further = 0, Note = null }))!;
        Assert.Equal((0, 0), (read.Count, read.Further));
        Assert.Null(read.Perhaps);
        Assert.Null(read.Note);
    }
}
