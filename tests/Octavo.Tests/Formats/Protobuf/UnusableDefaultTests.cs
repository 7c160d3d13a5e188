// Owns: collections that are structs whose default throws when it is used: an absent field gives an empty one.
using System.Collections.Immutable;

namespace Octavo.Tests.Formats.Protobuf;

public sealed class UnusableDefaultTests
{
    [Fact]
    public void AnAbsentMemberIsEmpty()
    {
        Empty(OctavoProtobuf.Deserialize<StructCollections>(OctavoProtobuf.Serialize(new StructCollections { Filled = [] }))!);
        Empty(OctavoProtobuf.Deserialize<StructCollections>(OctavoProtobuf.Serialize(new StructCollections { Array = default, Filled = default }))!);
        StructOfStructCollections value = OctavoProtobuf.Deserialize<StructOfStructCollections>([]);
        Assert.Equal((0, 0), (value.Array.Length, value.Segment.ToArray().Length));
        Assert.Empty(OctavoProtobuf.Deserialize<SetterRefusesDefault>([])!.Array);

        static void Empty(StructCollections read)
        {
            Assert.Empty(read.Array);
            Assert.Empty(read.Filled);
            Assert.Equal((0, 0), (read.Segment.ToArray().Length, read.Bytes.ToArray().Length)); // the default of a segment throws
        }
    }

    [Fact]
    public void AnAbsentParameterIsEmpty()
    {
        BoundStructCollections read = OctavoProtobuf.Deserialize<BoundStructCollections>([])!;
        Assert.Empty(read.Array);
        Assert.Equal((0, 0), (read.Segment.ToArray().Length, read.Bytes.ToArray().Length));
        Assert.Empty(read.Optional);
    }

    [Fact]
    public void AnAbsentValueOfAMapIsEmpty()
    {
        // Entries of key 1 without a value, and one whose value is an empty message; then an element that is an empty message.
        StructCollections read = OctavoProtobuf.Deserialize<StructCollections>([0x2A, 2, 8, 1, 0x2A, 4, 8, 2, 0x12, 0, 0x32, 2, 8, 1, 0x3A, 0])!;
        Assert.Empty(read.Map[1]);
        Assert.Empty(read.Map[2]);
        Assert.Equal((0, 1), (read.Segments[1].ToArray().Length, read.Segments.Count));
        Assert.Empty(Assert.Single(read.List));
    }

    [Fact]
    public void ARootIsEmpty() => Assert.Empty(OctavoProtobuf.Deserialize<ImmutableArray<int>>([]));

    [Fact]
    public void WhatExistsStays()
    {
        StructCollections read = new() { Array = [1], Segment = new([2]) };
        OctavoProtobuf.Populate([], read);
        Assert.Equal([1], read.Array);
        Assert.Equal([2], read.Segment);
    }
}
