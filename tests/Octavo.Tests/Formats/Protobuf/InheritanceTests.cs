// Owns: the bytes of classes that [ProtoInclude] joins, by protobuf-net's rule: the message of the outermost base; in it first the part of the derived class,
// then its own fields.
using System.Runtime.Serialization;
using Octavo.Tests.Robustness;
using Octavo.Tests.Shared;
using Octavo.Tests.Zoo.Types;
using ProtoBuf;

namespace Octavo.Tests.Formats.Protobuf;

public sealed class InheritanceTests
{
    private static string Hex<T>(T value) => Convert.ToHexString(OctavoProtobuf.Serialize(value));

    private static T Read<T>(string hex) => OctavoProtobuf.Deserialize<T>(Convert.FromHexString(hex))!;

    private static OctavoError Refused<T>(string hex)
    {
        Assert.False(OctavoProtobuf.TryDeserialize<T>(Convert.FromHexString(hex), out _, out OctavoError error));
        return error;
    }

    [Fact]
    public void A_base_has_its_own_fields_alone() => Assert.Equal("0804" + "1201" + "61", Hex(new NetAnimal { Legs = 4, Name = "a" }));

    [Fact]
    public void The_part_of_the_derived_class_stands_first()
    {
        // 10: the part of NetDog (1: true; 2: 5 and 300, a field each), then 1: 4
        const string Expected = "5207" + "0801" + "1005" + "10AC02" + "0804";
        var dog = new NetDog { Legs = 4, Barks = true, Toys = [5, 300] };
        Assert.Equal(Expected, Hex(dog));
        Assert.Equal(Expected, Hex<NetAnimal>(dog));
        NetDog read = Assert.IsType<NetDog>(Read<NetAnimal>(Expected));
        Assert.Equal((4, true), (read.Legs, read.Barks));
        Assert.Equal([5, 300], read.Toys!);
        Assert.IsType<NetDog>(Read<NetDog>(Expected));
    }

    [Fact]
    public void Parts_are_in_parts_level_by_level()
    {
        // 10: NetDog (7: NetPuppy (1: 9), 1: true), 1: 4
        const string Expected = "5206" + "3A02" + "0809" + "0801" + "0804";
        Assert.Equal(Expected, Hex<NetAnimal>(new NetPuppy { Legs = 4, Barks = true, Weeks = 9 }));
        Assert.Equal(9, Assert.IsType<NetPuppy>(Read<NetDog>(Expected)).Weeks);
        Assert.Equal("5202" + "3A00", Hex(new NetPuppy()));
        Assert.IsType<NetPuppy>(Read<NetAnimal>("5202" + "3A00"));
    }

    [Fact]
    public void A_part_may_be_a_group()
    {
        const string Expected = "5B" + "0809" + "5C" + "0804";
        Assert.Equal(Expected, Hex(new NetCat { Legs = 4, Lives = 9 }));
        Assert.Equal(9, Assert.IsType<NetCat>(Read<NetAnimal>(Expected)).Lives);
        Assert.Equal(9, Assert.IsType<NetCat>(Read<NetAnimal>("5A02" + "0809" + "0804")).Lives);
        Assert.True(Assert.IsType<NetDog>(Read<NetAnimal>("53" + "0801" + "54")).Barks);
    }

    [Fact]
    public void An_interface_has_parts_too()
    {
        Assert.Equal("0A02" + "0802" + "2803", Hex<INetMark>(new NetDot { Color = 3, Size = 2 }));
        Assert.Equal(3, Assert.IsType<NetDot>(Read<INetMark>("2803" + "0A02" + "0802")).Color);
        Assert.Equal("1202" + "0801", Hex(new NetRing { Width = -1 }));
    }

    [Fact]
    public void The_order_of_parts_and_fields_does_not_matter()
    {
        NetPuppy puppy = Assert.IsType<NetPuppy>(Read<NetAnimal>("0804" + "5206" + "0801" + "3A02" + "0809"));
        Assert.Equal((4, true, 9), (puppy.Legs, puppy.Barks, puppy.Weeks));
        NetCar car = Assert.IsType<NetCar>(Read<NetVehicle>("2A0153" + "0A06" + "1004" + "0A0261" + "62"));
        Assert.Equal(("ab", 4, "S", 4), (car.Maker, car.Doors, car.Plate, car.Wheels));
    }

    /// <summary>Each part of a class may say more, and the class is the innermost of them all.</summary>
    [Fact]
    public void A_part_may_come_in_pieces()
    {
        NetPuppy puppy = Assert.IsType<NetPuppy>(Read<NetAnimal>("5202" + "0801" + "0804" + "5202" + "1005" + "5204" + "3A02" + "0809" + "5202" + "1006"));
        Assert.Equal((4, true, 9), (puppy.Legs, puppy.Barks, puppy.Weeks));
        Assert.Equal([5, 6], puppy.Toys!);
        NetCar car = Assert.IsType<NetCar>(Read<NetVehicle>("0A03" + "0A0161" + "2A0153" + "0A02" + "1004" + "3001" + "3001"));
        Assert.Equal(("a", 4, "S"), (car.Maker, car.Doors, car.Plate));
        Assert.Equal([1, 1], car.Codes!);
    }

    [Fact]
    public void An_object_is_made_once()
    {
        Counted.Made = 0;
        CountedPart read = Assert.IsType<CountedPart>(Read<Counted>("0801" + "1202" + "0802" + "0803" + "1202" + "0804"));
        Assert.Equal((3, 4, 1), (read.Number, read.Inner, Counted.Made));
        Assert.Equal("made,read", read.Log);
    }

    [Fact]
    public void Callbacks_surround_all_parts()
    {
        var part = new CountedPart { Number = 1 };
        Assert.Equal("1200" + "0801", Hex<Counted>(part));
        Assert.Equal("writing,written", part.Log);
    }

    /// <summary>What a constructor takes and what is set in an initializer alone, of every level.</summary>
    [Fact]
    public void Members_that_are_set_once_are_read()
    {
        NetSail sail = Assert.IsType<NetSail>(Read<NetVehicle>("2A0142" + "1210" + "09" + "0000000000002740" + "2205" + "0802" + "120161"));
        Assert.Equal(("B", 11.5, 2, "a"), (sail.Plate, sail.Length, sail.Masts, sail.Name));
        Assert.Equal("1210" + "2205" + "0802" + "120161" + "09" + "0000000000002740" + "2A0142", Hex<NetVehicle>(sail));
        Assert.Equal("0A05" + "0A0161" + "1802" + "2A0153", Hex(new NetCar("a", 0, "S") { Wheels = 2 }));
    }

    [Fact]
    public void What_is_asked_for_is_made_where_no_part_says_more()
    {
        Assert.Equal(4, Assert.IsType<NetDog>(Read<NetDog>("0804")).Legs);
        Assert.Equal("S", Assert.IsType<NetCar>(Read<NetCar>("2A0153")).Plate);
        Assert.IsType<NetAnimal>(Read<NetAnimal>(""));
    }

    [Theory]
    [InlineData("")]
    [InlineData("2A0153")]
    [InlineData("6202" + "0801")] // the part of a class that is not known
    [InlineData("1202" + "0801")] // of NetBoat, which is abstract
    public void Without_a_part_an_abstract_base_cannot_be_made(string hex)
    {
        OctavoError error = Refused<NetVehicle>(hex);
        Assert.Equal(OctavoErrorCode.UnknownUnionCase, error.Code);
        Assert.StartsWith("NetVehicle", error.Path, StringComparison.Ordinal);
        Assert.Equal("NetGarage.First", Refused<NetGarage>("0A" + (hex.Length / 2).ToString("X2", null) + hex).Path);
    }

    [Theory]
    [InlineData("5202" + "0801" + "5A02" + "0809")]
    [InlineData("0804" + "5202" + "0801" + "5A02" + "0809")]
    [InlineData("5204" + "3A02" + "0801" + "5B" + "5C")]
    [InlineData("5A00" + "5204" + "3A02" + "0801")]
    public void Two_parts_of_one_level_are_refused(string hex) => Assert.Equal(OctavoErrorCode.InvalidData, Refused<NetAnimal>(hex).Code);

    [Fact]
    public void The_part_of_another_class_than_the_one_asked_for_is_refused()
    {
        Assert.Equal(OctavoErrorCode.InvalidData, Refused<NetDog>("5A02" + "0809").Code);
        Assert.Equal(OctavoErrorCode.InvalidData, Refused<NetCar>("1204" + "2202" + "0801").Code);
        Assert.Equal(OctavoErrorCode.InvalidData, Refused<NetGarage>("1204" + "0A02" + "1001").Code);
    }

    [Fact]
    public void A_class_that_is_not_named_is_refused()
    {
        Assert.Equal(OctavoErrorCode.UnknownDerivedType, Assert.Throws<OctavoException>(() => OctavoProtobuf.Serialize<NetAnimal>(new NetLion())).Code);
        Assert.Equal(OctavoErrorCode.UnknownDerivedType, Assert.Throws<OctavoException>(() => OctavoProtobuf.Serialize<NetCat>(new NetLion())).Code);
    }

    [Fact]
    public void Errors_name_the_member_wherever_its_part_is()
    {
        Assert.Equal("NetAnimal.Toys[0]", Refused<NetAnimal>("0804" + "5202" + "10FF").Path);
        Assert.Equal("NetGarage.Sail.Name", Refused<NetGarage>("1207" + "1205" + "2203" + "1205" + "61").Path);
        OctavoError cut = Refused<NetPuppy>("5205" + "3A03" + "08FFFF");
        Assert.Equal("NetPuppy.Weeks", cut.Path);
        Assert.Equal(OctavoErrorCode.EndOfData, cut.Code);
    }

    [Fact]
    public void What_exists_is_merged_into()
    {
        NetAnimal same = new NetDog { Legs = 4, Toys = [1], Barks = true };
        NetAnimal? value = same;
        OctavoProtobuf.Populate(Convert.FromHexString("5202" + "1002" + "120161"), ref value);
        Assert.Same(same, value);
        Assert.Equal([1, 2], ((NetDog)value!).Toys!);
        Assert.Equal((4, "a", true), (value.Legs, value.Name, ((NetDog)value).Barks));

        // Fields of the base alone belong to the object that is there.
        OctavoProtobuf.Populate(Convert.FromHexString("0805"), ref value);
        Assert.Same(same, value);
        Assert.Equal(5, same.Legs);
    }

    [Fact]
    public void What_exists_becomes_the_class_that_the_parts_say()
    {
        NetAnimal? value = new() { Legs = 4, Name = "a" };
        OctavoProtobuf.Populate(Convert.FromHexString("5204" + "3A02" + "0809"), ref value);
        NetPuppy puppy = Assert.IsType<NetPuppy>(value);
        Assert.Equal((4, "a", 9), (puppy.Legs, puppy.Name, puppy.Weeks));

        OctavoProtobuf.Populate(Convert.FromHexString("5A02" + "0807"), ref value);
        NetCat cat = Assert.IsType<NetCat>(value);
        Assert.Equal((4, "a", 7), (cat.Legs, cat.Name, cat.Lives));

        NetVehicle? car = new NetCar("a", 2, "S") { Wheels = 3 };
        OctavoProtobuf.Populate(Convert.FromHexString("0A02" + "1005"), ref car);
        Assert.Equal(("a", 5, 3, "S"), (((NetCar)car!).Maker, ((NetCar)car).Doors, ((NetCar)car).Wheels, car.Plate));
        OctavoProtobuf.Populate(Convert.FromHexString("2A0154"), ref car);
        Assert.Equal(("a", "T"), (((NetCar)car!).Maker, car.Plate));
    }

    [Fact]
    public void A_member_that_comes_twice_is_merged()
    {
        NetGarage read = Read<NetGarage>("0A05" + "0A03" + "0A0161" + "0A04" + "0A02" + "1003");
        Assert.Equal(("a", 3), (((NetCar)read.First!).Maker, ((NetCar)read.First!).Doors));
    }

    /// <summary>The class that declares the member keeps what its own part has and it does not know; other parts skip theirs.</summary>
    [Fact]
    public void Unknown_fields_are_kept_by_the_class_that_asks_for_it()
    {
        KeepingPart read = Assert.IsType<KeepingPart>(Read<Keeping>("1A05" + "0802" + "C20100" + "0801" + "C80107"));
        Assert.Equal((1, 2), (read.Number, read.Inner));
        Assert.Equal("1A02" + "0802" + "0801" + "C80107", Hex<Keeping>(read));

        OwnKeepingPart kept = Assert.IsType<OwnKeepingPart>(Read<OwnKeeping>("1A05" + "0802" + "C20100" + "0801" + "C80107"));
        Assert.Equal("1A05" + "0802" + "C20100" + "0801", Hex<OwnKeeping>(kept));

        BoundPart bound = Assert.IsType<BoundPart>(Read<Keeping>("0801" + "C80107" + "2202" + "0803"));
        Assert.Equal((1, 3), (bound.Number, bound.Inner));
        Assert.Equal("2202" + "0803" + "0801" + "C80107", Hex<Keeping>(bound));
    }

    [Fact]
    public void Unknown_fields_are_refused_where_that_is_asked()
    {
        var refuse = new OctavoProtobufOptions { UnknownMembers = UnknownMemberPolicy.Refuse };
        Assert.Equal(OctavoErrorCode.UnknownMember,
            Assert.Throws<OctavoException>(() => OctavoProtobuf.Deserialize<NetAnimal>(Convert.FromHexString("5204" + "0801" + "4001"), refuse)).Code);
        Assert.IsType<NetAnimal>(OctavoProtobuf.Deserialize<NetAnimal>(Convert.FromHexString("0804"), refuse));
        Assert.IsType<NetDog>(OctavoProtobuf.Deserialize<NetAnimal>(Convert.FromHexString("0804" + "5202" + "0801"), refuse));
    }

    /// <summary>A file has a message for each class, and the parts of one as a oneof; a member of a derived class is the outermost message.</summary>
    [Fact]
    public void A_schema_has_parts_as_oneofs()
    {
        string marks = OctavoProtobuf.Schema<NetRing>();
        Assert.Contains("message INetMark {\n  int32 color = 5;\n  oneof subtype {\n    NetDot net_dot = 1;\n    NetRing net_ring = 2;\n  }\n}", marks,
            StringComparison.Ordinal);
        Assert.Contains("message NetRing {\n  sint32 width = 1;\n}", marks, StringComparison.Ordinal);
        Assert.Contains("NetCat net_cat = 11 [features.message_encoding = DELIMITED];", OctavoProtobuf.Schema<NetAnimal>(), StringComparison.Ordinal);
        Assert.Contains("NetVehicle sail = 2", OctavoProtobuf.Schema<NetGarage>(), StringComparison.Ordinal);
    }

    /// <summary>A part inside a part that has none is a field that is not known; levels of objects are counted.</summary>
    [Theory]
    [InlineData(10_000)]
    public void Levels_without_end_are_refused(int levels)
    {
        Assert.Equal(OctavoErrorCode.DepthExceeded, Refused<NetVehicle>(Nested(levels, (number, inner) => Field(3, Field(number, inner)))).Code);
        Assert.IsType<NetPuppy>(Read<NetAnimal>(Nested(levels, (_, inner) => Field(10, Field(7, inner)))));
    }

    private static string Nested(int levels, Func<int, string, string> around)
    {
        string data = "";
        for (int i = 0; i < levels; i++)
        {
            data = around(1, data);
            if (data.Length > 40_000)
            {
                break;
            }
        }
        return data;
    }

    private static string Field(int number, string content)
    {
        var length = new System.Text.StringBuilder();
        for (int rest = content.Length / 2; ; rest >>= 7)
        {
            length.Append((rest < 0x80 ? rest : (rest & 0x7F) | 0x80).ToString("X2", null));
            if (rest < 0x80)
            {
                return ((number << 3) | 2).ToString("X2", null) + length + content;
            }
        }
    }

    /// <summary>Groups in groups, none of which begins with its part: each level looks ahead for it.</summary>
    [Fact]
    public void A_nest_of_groups_is_gone_over_once()
    {
        var options = new OctavoProtobufOptions { Limits = new SerializerLimits { MaxDepth = 10_000 } };
        Growth.OnALargeStack(() => Growth.IsLinear(
            static n => [.. Enumerable.Repeat((byte)0x0B, n), .. Enumerable.Repeat((byte)0x0C, n)],
            data => Assert.NotNull(OctavoProtobuf.Deserialize<Nest>(data, options)),
            n: 1_000,
            bytesAByte: 400));
    }
}
