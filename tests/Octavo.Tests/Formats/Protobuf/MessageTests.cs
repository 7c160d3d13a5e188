// Owns: the bytes of emitted messages, field by field, and what reading does with fields that come in other ways. Knows no other format.
using Octavo.Tests.Zoo;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Formats.Protobuf;

public sealed class MessageTests
{
    public static TheoryData<string> Names => [.. ProtobufMessages.Entries().Select(e => e.Name)];

    private static string Hex<T>(T value) => Convert.ToHexString(OctavoProtobuf.Serialize(value));

    private static T Read<T>(string hex) => OctavoProtobuf.Deserialize<T>(Convert.FromHexString(hex.Replace(" ", "", StringComparison.Ordinal)))!;

    [Fact]
    public void Default_messages_are_empty()
    {
        Assert.Equal("", Hex(new ProtobufScalars()));
        Assert.Equal("2000", Hex(new ProtobufPresences()));
        Assert.Equal("", Hex(new ProtobufRepeated()));
        Assert.Equal("", Hex(new ProtobufMaps()));
        Assert.Equal("2A00", Hex(new ProtobufNested()));
    }

    [Fact]
    public void Scalars_are_as_declared()
    {
        Assert.Equal("089601", Hex(new ProtobufScalars { Int32 = 150 }));
        Assert.Equal("08FFFFFFFFFFFFFFFFFF01", Hex(new ProtobufScalars { Int32 = -1 }));
        Assert.Equal("2805", Hex(new ProtobufScalars { ZigZag32 = -3 }));
        Assert.Equal("3D07000000", Hex(new ProtobufScalars { Fixed32 = 7 }));
        Assert.Equal("61000000000000F03F", Hex(new ProtobufScalars { Double = 1 }));
        Assert.Equal("610000000000000080", Hex(new ProtobufScalars { Double = -0.0 }));
        Assert.Equal("7005", Hex(new ProtobufScalars { Enum = DayOfWeek.Friday }));
        Assert.Equal("C03E01", Hex(new ProtobufScalars { Far = 1 }));
    }

    [Fact]
    public void Presence_tells_null_from_zero()
    {
        Assert.Equal("10001A002000", Hex(new ProtobufPresences { Explicit = 0, Text = "" }));
        Assert.Equal(0, Read<ProtobufPresences>("1000").Explicit);
        Assert.Null(Read<ProtobufPresences>("").Explicit);
        Assert.Null(Read<ProtobufPresences>("").Text);
        Assert.Equal("", Read<ProtobufPresences>("1A00").Text);
        Assert.Equal("", Read<ProtobufPresences>("").Name);
    }

    [Fact]
    public void Packed_and_expanded_elements_are_both_read()
    {
        Assert.Equal("0A03010203", Hex(new ProtobufRepeated { Packed = [1, 2, 3] }));
        Assert.Equal("10011002", Hex(new ProtobufRepeated { Expanded = [1, 2] }));
        ProtobufRepeated read = Read<ProtobufRepeated>("0801 0A020203 0804 12020506 1A0201 02 1805 1A0103");
        Assert.Equal([1, 2, 3, 4], read.Packed);
        Assert.Equal([5, 6], read.Expanded);
        Assert.Equal([-1, 1, -3, -2], read.ZigZag);
    }

    [Fact]
    public void Maps_are_entries()
    {
        Assert.Equal("0A050A01611001", Hex(new ProtobufMaps { Numbers = new() { ["a"] = 1 } }));
        ProtobufMaps read = Read<ProtobufMaps>("0A050A01611001 0A050A01611002 0A00 1200 2A020801");
        Assert.Equal(2, read.Numbers["a"]);
        Assert.Equal(0, read.Numbers[""]);
        Assert.NotNull(read.Parts[0]);
        Assert.Equal(0, read.Encoded[-1]);
    }

    [Fact]
    public void Messages_merge_and_groups_are_taken()
    {
        Assert.Equal("13080214" + "2A00", Hex(new ProtobufNested { Group = new() { X = 2 } }));
        ProtobufNested read = Read<ProtobufNested>("0A020801 0A03120178 12020805 0B08070C 1A020803 1B08041C");
        Assert.Equal((7, "x"), (read.Part!.X, read.Part.Label));
        Assert.Equal(5, read.Group!.X);
        Assert.Equal([3, 4], read.Parts.Select(p => p.X));
    }

    [Fact]
    public void Oneofs_exclude_one_another()
    {
        Assert.Null(Read<ProtobufOneof>("1005 1A0174").Number);
        Assert.Equal("t", Read<ProtobufOneof>("1005 1A0174").Text);
        Assert.Equal(OctavoErrorCode.InvalidValue,
            Assert.Throws<OctavoException>(() => OctavoProtobuf.Serialize(new ProtobufOneof { Number = 1, Text = "" })).Code);
    }

    [Fact]
    public void Unions_are_oneofs()
    {
        Assert.Equal("0A0909000000000000F03F", Hex<ProtobufShape>(new ProtobufCircle { Radius = 1 }));
        Assert.Equal("12040A020A00", Hex<ProtobufShape>(new ProtobufDot { Inner = new ProtobufCircle() }));
        Assert.Equal(OctavoErrorCode.UnknownUnionCase, Assert.Throws<OctavoException>(() => Read<ProtobufShape>("3A00")).Code);
    }

    [Fact]
    public void Unknown_fields_are_kept_in_order()
    {
        ProtobufKeeping read = Read<ProtobufKeeping>("1001 0805 1A0161 230801 24 2D01020304");
        Assert.Equal(5, read.Id);
        Assert.Equal("08051001" + "1A0161" + "23080124" + "2D01020304", Hex(read));
        Assert.Equal("0805", Hex(Read<ProtobufPart>("0805 9A0101 61")));
    }

    [Fact]
    public void Null_elements_are_refused() =>
        Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => OctavoProtobuf.Serialize(new ProtobufNested { Parts = [null!] })).Code);

    [Fact]
    public void Types_without_numbers_are_not_in_it() =>
#pragma warning disable OCT0115 // what it warns of is tested
        Assert.Equal(OctavoErrorCode.NotInFormat, Assert.Throws<OctavoException>(() => OctavoProtobuf.Serialize(new KeepingByName())).Code);
#pragma warning restore OCT0115

    [Fact]
    public void Roots_are_a_message_of_one_field()
    {
        Assert.Equal("0A020102", Convert.ToHexString(OctavoProtobuf.Serialize(new List<int> { 1, 2 })));
        Assert.Equal([1, 2], OctavoProtobuf.Deserialize<List<int>>([0x0A, 2, 1, 2])!);
        Assert.Equal("0A0208010A00", Convert.ToHexString(OctavoProtobuf.Serialize(new List<ProtobufPart> { new() { X = 1 }, new() })));
        Assert.Equal("0A050A01611001", Convert.ToHexString(OctavoProtobuf.Serialize(new Dictionary<string, int> { ["a"] = 1 })));
        Assert.Equal("0805", Convert.ToHexString(OctavoProtobuf.Serialize<int?>(5)));
    }

    [Theory, MemberData(nameof(Names))]
    public void Round_trips(string name)
    {
        ZooEntry entry = ProtobufMessages.Entries().Single(e => e.Name == name);
        foreach (object? value in entry.Objects())
        {
            byte[] data = OctavoProtobuf.Serialize(value, entry.Type);
            object? read = OctavoProtobuf.Deserialize(data, entry.Type);
            Assert.Equal(Convert.ToHexString(data), Convert.ToHexString(OctavoProtobuf.Serialize(read, entry.Type)));
        }
    }
}
