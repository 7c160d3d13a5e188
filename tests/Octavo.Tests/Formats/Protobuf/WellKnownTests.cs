// Owns: the bytes of well-known types and wrappers, and what they are in other formats. Knows no codec.
using Octavo.Protobuf.WellKnown;
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Formats.Protobuf;

public sealed class WellKnownTests
{
    private const int Levels = 10_000;

    private static string Hex<T>(T value) => Convert.ToHexString(OctavoProtobuf.Serialize(value));

    private static T Read<T>(string hex) => OctavoProtobuf.Deserialize<T>(Convert.FromHexString(hex.Replace(" ", "", StringComparison.Ordinal)))!;

    [Theory]
    [InlineData("Binary")]
    [InlineData("MessagePack")]
    [InlineData("CBOR")]
    [InlineData("JSON")]
    public void A_null_path_of_a_field_mask_is_refused_when_written(string format) =>
        Robustness.Errors.Expect(OctavoErrorCode.NullNotAllowed, () => FormatList.Of<ProtobufFieldMask>(format).Serialize(new ProtobufFieldMask("a", null!)));

    [Fact]
    public void Values_are_the_one_field_of_their_kind()
    {
        Assert.Equal("0800", Hex(ProtobufValue.Null));
        Assert.Equal("11000000000000F03F", Hex<ProtobufValue>(1));
        Assert.Equal("110000000000000000", Hex<ProtobufValue>(0));
        Assert.Equal("1A0161", Hex<ProtobufValue>("a"));
        Assert.Equal("1A00", Hex<ProtobufValue>(""));
        Assert.Equal("2001", Hex<ProtobufValue>(true));
        Assert.Equal("2000", Hex<ProtobufValue>(false));
        Assert.Equal("2A00", Hex<ProtobufValue>(new ProtobufStruct()));
        Assert.Equal("2A090A070A0161120220" + "01", Hex<ProtobufValue>(new ProtobufStruct { ["a"] = true }));
        Assert.Equal("32040A020800", Hex<ProtobufValue>(new ProtobufListValue(ProtobufValue.Null)));
        Assert.Equal(default, Read<ProtobufValue>(""));
        Assert.Equal("b", Read<ProtobufValue>("0800 1A0161 2001 1A0162").Text);
    }

    /// <summary>By name such a number would come back as a text.</summary>
    [Theory]
    [InlineData(double.NaN)]
    [InlineData(double.PositiveInfinity)]
    [InlineData(double.NegativeInfinity)]
    public void Numbers_that_are_not_finite_are_refused_in_JSON(double number)
    {
        foreach (OctavoJsonOptions options in new OctavoJsonOptions[] { new(), new() { AllowNamedFloats = true } })
        {
            Robustness.Errors.Expect(OctavoErrorCode.InvalidValue, () => OctavoJson.Serialize<ProtobufValue>(number, options));
        }
        Assert.Equal(number, OctavoBinary.Deserialize<ProtobufValue>(OctavoBinary.Serialize<ProtobufValue>(number)).Number);
        Assert.Equal(number, OctavoCbor.Deserialize<ProtobufValue>(OctavoCbor.Serialize<ProtobufValue>(number)).Number);
    }

    [Fact]
    public void Structs_and_lists_merge_and_come_as_groups()
    {
        ProtobufStruct read = Read<ProtobufStruct>("0A070A016112022001 0A060A01620A0163 0A00 0A070A016112022000 9A0101 61");
        Assert.Equal(["a", "c", ""], read.Select(field => field.Key));
        Assert.False(read["a"].Bool);
        Assert.True(read["c"].IsNull);
        ProtobufValue merged = Read<ProtobufValue>("2A090A070A016112022001 2A090A070A016212022001");
        Assert.Equal(["a", "b"], merged.Struct.Select(field => field.Key));
        Assert.Equal(2, Read<ProtobufValue>("33 0A021A00 0B 1A00 0C 34").List.Count);
        var into = new ProtobufListValue(1);
        OctavoProtobuf.Populate([0x0A, 0x02, 0x08, 0x00], ref into);
        Assert.Equal(2, into!.Count);
        Assert.Equal(OctavoErrorCode.InvalidData, Assert.Throws<OctavoException>(() => Read<ProtobufStruct>("0A01 0C")).Code);
    }

    [Fact]
    public void Others_are_as_their_files_have_them()
    {
        Assert.Equal("0A03612F62" + "120108", Hex(new ProtobufAny("a/b", new byte[] { 8 })));
        Assert.Equal("", Hex(new ProtobufAny("", default)));
        Assert.Equal("0A0161" + "0A0162", Hex(new ProtobufFieldMask("a", "b")));
        Assert.Equal("", Hex(ProtobufEmpty.Instance));
        Assert.Same(ProtobufEmpty.Instance, Read<ProtobufEmpty>("0801"));
        Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => OctavoProtobuf.Serialize<ProtobufStruct?>(null)).Code);
        Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => OctavoProtobuf.Serialize(new ProtobufFieldMask([null!]))).Code);
    }

    [Fact]
    public void Wrappers_are_absent_for_null_and_empty_for_zero()
    {
        Assert.Equal("6200", Hex(new OfWrappers()));
        Assert.Equal("1200" + "4200" + "6200", Hex(new OfWrappers { Int32 = 0, Text = "" }));
        Assert.Equal("12020805" + "42030A0161" + "6200", Hex(new OfWrappers { Int32 = 5, Text = "a" }));
        OfWrappers read = Read<OfWrappers>("1200 12020805 1200 13 14 42030A0161");
        Assert.Equal((5, "a", null), (read.Int32, read.Text, read.Bool));
        Assert.Equal(OctavoErrorCode.NumberOutOfRange, Assert.Throws<OctavoException>(() => Read<OfWrappers>("5A0308 8002")).Code);
    }

    [Fact]
    public void Structs_are_plain_in_json()
    {
        Assert.Equal("""{"a":[1,"b",true,null,{}]}""",
            OctavoJson.SerializeToString(new ProtobufStruct { ["a"] = new ProtobufListValue(1, "b", true, default, new ProtobufStruct()) }));
        Assert.Equal("\"user.displayName,photo\"", OctavoJson.SerializeToString(new ProtobufFieldMask("user.display_name", "photo")));
        Assert.Equal(["user.display_name", "photo"], OctavoJson.Deserialize<ProtobufFieldMask>("\"user.displayName,photo\"")!.Paths);
        Assert.Equal("{}", OctavoJson.SerializeToString(ProtobufEmpty.Instance));
        Assert.Equal("""{"@type":"a/b","value":"CA=="}""", OctavoJson.SerializeToString(new ProtobufAny("a/b", new byte[] { 8 })));
        Assert.Equal(new ProtobufAny("a", new byte[] { 8 }), OctavoJson.Deserialize<ProtobufAny>("""{"other":[1],"value":"CA==","@type":"a"}"""));
        Assert.Same(ProtobufEmpty.Instance, OctavoJson.Deserialize<ProtobufEmpty>("""{"a":1}"""));
    }

    [Theory, InlineData("a__b"), InlineData("A"), InlineData("a_1"), InlineData("a_"), InlineData(""), InlineData("a,b")]
    public void Paths_that_would_not_come_back_from_json_are_refused(string path) =>
        Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => OctavoJson.Serialize(new ProtobufFieldMask(path))).Code);

    [Fact]
    public void Messagepack_says_what_a_value_is()
    {
        Assert.Equal("81A16193CB3FF0000000000000C0C3",
            Convert.ToHexString(OctavoMsgPack.Serialize(new ProtobufStruct { ["a"] = new ProtobufListValue(1, default, true) })));
        Assert.Equal(5, OctavoMsgPack.Deserialize<ProtobufValue>([5]).Number);
        Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<ProtobufValue>([0xC4, 0])).Code);
    }

    [Fact]
    public void Any_tells_its_type_by_the_name_of_the_message()
    {
        var packed = ProtobufAny.Pack(new ProtobufPart { X = 3 });
        Assert.Equal("type.googleapis.com/octavo.tests.zoo.types.ProtobufPart", packed.TypeUrl);
        Assert.True(packed.Is<ProtobufPart>());
        Assert.False(packed.Is<ProtobufNested>());
        Assert.True(packed.TryUnpack(out ProtobufPart? part));
        Assert.Equal(3, part.X);
        Assert.False(packed.TryUnpack(out ProtobufStruct? _));
        Assert.Equal("example.org/google.protobuf.Value", ProtobufAny.Pack<ProtobufValue>(1, "example.org").TypeUrl);
        Assert.True(new ProtobufAny("/google.protobuf.Value", new byte[] { 0x20, 1 }).TryUnpack(out ProtobufValue value) && value.Bool);
        // A URL has a slash: Google.Protobuf finds no name in one without, and ProtoJSON refuses it.
        Assert.Equal("", new ProtobufAny("google.protobuf.Value", default).TypeName);
        Assert.False(new ProtobufAny("google.protobuf.Value", new byte[] { 0x20, 1 }).TryUnpack(out ProtobufValue _));
#pragma warning disable OCT0115 // what it warns of is tested
        Assert.Equal(OctavoErrorCode.NotInFormat, Assert.Throws<OctavoException>(() => ProtobufAny.Pack(5)).Code);
        Assert.Equal(OctavoErrorCode.NotInFormat, Assert.Throws<OctavoException>(() => ProtobufAny.Pack(new KeepingByName())).Code);
#pragma warning restore OCT0115
        Assert.Throws<OctavoException>(() => new ProtobufAny("x/google.protobuf.Value", new byte[] { 0x20 }).TryUnpack(out ProtobufValue _));
    }

    [Fact]
    public void Values_are_equal_by_what_they_hold()
    {
        Assert.True(new ProtobufStruct { ["a"] = 1, ["b"] = 2 }.Equals(new ProtobufStruct { ["b"] = 2, ["a"] = 1 }));
        Assert.Equal(new ProtobufStruct { ["a"] = 1, ["b"] = 2 }.GetHashCode(), new ProtobufStruct { ["b"] = 2, ["a"] = 1 }.GetHashCode());
        Assert.NotEqual<ProtobufValue>(0, false);
        Assert.NotEqual<ProtobufValue>((ProtobufValue)"", default);
        Assert.False(new ProtobufListValue(1, 2).Equals(new ProtobufListValue(2, 1)));
        Assert.True((ProtobufValue)"a" == "a" && (ProtobufValue)double.NaN == double.NaN && (ProtobufValue)(string?)null != "");
        Assert.Throws<InvalidOperationException>(() => ((ProtobufValue)1).Text);
    }

    /// <summary>Ten thousand levels, written and read: the limit's error and no overflow of the stack.</summary>
    [Fact]
    public void Depth_is_bounded()
    {
        ProtobufValue deep = 1;
        for (int i = 0; i < Levels; i++)
        {
            deep = i % 2 == 0 ? new ProtobufListValue(deep) : new ProtobufStruct { ["a"] = deep };
        }
        Refused(() => OctavoProtobuf.Serialize(deep));
        Refused(() => OctavoBinary.Serialize(deep));
        Refused(() => OctavoJson.Serialize(deep));
        Refused(() => OctavoMsgPack.Serialize(deep));
        // groups need no end for this
        byte[] lists = [.. Enumerable.Repeat((byte)0x33, 1), .. Enumerable.Range(0, Levels).SelectMany(_ => new byte[] { 0x0B, 0x33 })];
        Refused(() => OctavoProtobuf.Deserialize<ProtobufValue>(lists));
        Refused(() => OctavoJson.Deserialize<ProtobufValue>(new string('[', Levels)));
        Refused(() => OctavoMsgPack.Deserialize<ProtobufValue>([.. Enumerable.Repeat((byte)0x91, Levels)]));
        Refused(() => OctavoBinary.Deserialize<ProtobufValue>([.. Enumerable.Repeat(new byte[] { 5, 2 }, Levels).SelectMany(b => b)]));

        static void Refused(Func<object?> call) => Assert.Equal(OctavoErrorCode.DepthExceeded, Assert.Throws<OctavoException>(() => call()).Code);
    }

    [Fact]
    public void Fields_are_in_order_of_their_names_where_that_is_asked()
    {
        var fields = new ProtobufStruct { ["b"] = true, ["a"] = true };
        Assert.Equal("0A070A016212022001" + "0A070A016112022001", Hex(fields));
        Assert.Equal("0A070A016112022001" + "0A070A016212022001",
            Convert.ToHexString(OctavoProtobuf.Serialize(fields, OctavoProtobufOptions.Default with { Deterministic = true })));
    }
}
