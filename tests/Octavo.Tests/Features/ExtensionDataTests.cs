// Owns: unknown members come back in the format that they were read from, byte for byte and in their order.
using System.Text;
using Octavo.Tests.Zoo.Comparing;
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Features;

public sealed class ExtensionDataTests
{
    public static TheoryData<string> Formats => [.. FormatList.Names];

    [Theory, MemberData(nameof(Formats))]
    public void A_newer_object_goes_through_an_older_program(string format)
    {
        EveryMember newer = EveryMember.Make();
        byte[] data = FormatList.Of<EveryMember>(format).Serialize(newer);
        FormatCalls<KeepingTolerant> older = FormatList.Of<KeepingTolerant>(format);
        KeepingTolerant read = older.Deserialize(data)!;
        Assert.Equal((9, format), (read.Unknown!.Count, read.Unknown.Format));
        read.Name = "changed";
        EveryMember back = FormatList.Of<EveryMember>(format).Deserialize(older.Serialize(read))!;
        newer.Name = "changed";
        Assert.Null(DeepComparer.Difference(newer, back, Fidelity.Binary));
        // Once more: the order is that of the first reading.
        byte[] again = older.Serialize(read);
        Assert.Equal(again, older.Serialize(older.Deserialize(again)!));
    }

    [Theory, MemberData(nameof(Formats))]
    public void Constructors_and_cases_keep_them_too(string format)
    {
        byte[] data = FormatList.Of<EveryMember>(format).Serialize(EveryMember.Make());
        FormatCalls<KeepingBound> bound = FormatList.Of<KeepingBound>(format);
        KeepingBound read = bound.Deserialize(data)!; // its name has the number of another type's text
        Assert.Equal((1, format == "JSON" ? "name" : "text", true, 9), (read.Id, read.Name, read.Later, read.Unknown!.Count));
        Assert.Equal("name", FormatList.Of<EveryMember>(format).Deserialize(bound.Serialize(read))!.Name);

        byte[] union = FormatList.Of<IKeeping>(format).Serialize(EveryMember.Make());
        var one = Assert.IsType<KeepingCase>(FormatList.Of<IKeeping>(format).Deserialize(OtherCase(union, format, -1))); // whose members are fewer
        Assert.Equal((2, "text", 10), (one.A, one.Text, one.Unknown!.Count));
        byte[] back = OtherCase(FormatList.Of<IKeeping>(format).Serialize(one), format, 1);
        Assert.Null(DeepComparer.Difference(EveryMember.Make(), FormatList.Of<IKeeping>(format).Deserialize(back), Fidelity.Binary));
    }

    /// <summary>The same members under the number, or the name, of the case before or behind.</summary>
    private static byte[] OtherCase(byte[] union, string format, int step)
    {
        if (format == "JSON")
        {
            (string from, string to) = step < 0 ? (nameof(EveryMember), nameof(KeepingCase)) : (nameof(KeepingCase), nameof(EveryMember));
            return Encoding.UTF8.GetBytes(Encoding.UTF8.GetString(union).Replace($"\"$type\":\"{from}\"", $"\"$type\":\"{to}\"", StringComparison.Ordinal));
        }
        byte[] other = [.. union];
        other[Array.IndexOf(union, (byte)((format is "MessagePack" or "CBOR" ? 2 : 3) - (step > 0 ? 1 : 0)))] =
            (byte)((format is "MessagePack" or "CBOR" ? 2 : 3) - (step < 0 ? 1 : 0));
        return other;
    }

    [Theory]
    [InlineData("""{ "X" : [1, {"a" : null}] , "B":"b"}""", """{"B":"b","X":[1, {"a" : null}]}""")]
    [InlineData("""{"X":1e400,"Y\u0022":"\u0041","Z":{}}""", """{"X":1e400,"Y\"":"\u0041","Z":{}}""")]
    [InlineData("""{"A":5,"é":true}""", """{"A":5,"é":true}""")]
    public void JSON_keeps_values_as_they_are(string data, string expected) =>
        Assert.Equal(expected, OctavoJson.SerializeToString(OctavoJson.Deserialize<KeepingOmitting>(data)));

    [Theory]
    [InlineData("84A24964 05 A141 93010203 A14E 81A16BC3 A44E616D65 A178",
        "84A24964 05 A44E616D65 A178 A6496E6E657232 C0 A5496E6E6572 C0 A141 93010203 A14E 81A16BC3", 4)]
    [InlineData("83A14181A162D90163A14DCD0005A24964CC07", "86A2496407A44E616D65C0A6496E6E657232C0A5496E6E6572C0A14181A162D90163A14DCD0005", 6)]
    [InlineData("84FFC0CFFFFFFFFFFFFFFFFFC205C300A161", "88A2496400A44E616D65C0A6496E6E657232C0A5496E6E6572C0FFC0CFFFFFFFFFFFFFFFFFC205C300A161", 8)]
    public void MessagePack_keeps_values_as_they_are_and_their_order(string data, string expected, int count)
    {
        KeepingByName read = OctavoMsgPack.Deserialize<KeepingByName>(Bytes(data))!;
        byte[] written = OctavoMsgPack.Serialize(read);
        expected = expected.Replace(" ", "", StringComparison.Ordinal);
        Assert.Equal((count < 6 ? "86" : "8" + count) + expected[2..], Convert.ToHexString(written));
    }

    [Fact]
    public void Numbers_of_maps_are_kept()
    {
        KeepingByNumber read = OctavoMsgPack.Deserialize<KeepingByNumber>(Bytes("83 01 05 07 A161 CD012C 90"))!;
        Assert.Equal("84010504C007A161CD012C90", Convert.ToHexString(OctavoMsgPack.Serialize(read)));
        Assert.Equal("07A161CD012C90", Convert.ToHexString(read.Unknown!.Bytes.Span));
    }

    [Fact]
    public void What_is_left_out_stays_out_beside_them()
    {
        KeepingOmitting read = OctavoMsgPack.Deserialize<KeepingOmitting>(Bytes("82A158C3A14205".Replace("A14205", "A142A162", StringComparison.Ordinal)))!;
        Assert.Equal("82A142A162A158C3", Convert.ToHexString(OctavoMsgPack.Serialize(read)));
    }

    [Fact]
    public void Other_formats_leave_them_out()
    {
        KeepingTolerant read = OctavoMsgPack.Deserialize<KeepingTolerant>(OctavoMsgPack.Serialize(EveryMember.Make()))!;
        KeepingTolerant through = OctavoBinary.Deserialize<KeepingTolerant>(OctavoBinary.Serialize(read))!;
        Assert.Null(through.Unknown);
        Assert.Equal(read.Numbers, through.Numbers);
    }

    [Theory, MemberData(nameof(Formats))]
    public void Populate_replaces_them(string format)
    {
        FormatCalls<KeepingTolerant> calls = FormatList.Of<KeepingTolerant>(format);
        KeepingTolerant target = calls.Deserialize(FormatList.Of<EveryMember>(format).Serialize(EveryMember.Make()))!;
        calls.Populate(calls.Serialize(new KeepingTolerant { Id = 3 }), ref target);
        Assert.Null(target.Unknown);
    }

    [Fact]
    public void Refusing_unknown_members_wins()
    {
        byte[] data = OctavoMsgPack.Serialize(EveryMember.Make());
        OctavoException thrown =
            Assert.Throws<OctavoException>(
                () => OctavoMsgPack.Deserialize<KeepingTolerant>(data, new OctavoMsgPackOptions { UnknownMembers = UnknownMemberPolicy.Refuse }));
        Assert.Equal(OctavoErrorCode.UnknownMember, thrown.Code);
    }

    [Theory, MemberData(nameof(Formats))]
    public void Cut_data_is_refused(string format)
    {
        byte[] data = FormatList.Of<EveryMember>(format).Serialize(EveryMember.Make());
        for (int length = 0; length < data.Length; length++)
        {
            Assert.Throws<OctavoException>(() => FormatList.Of<KeepingTolerant>(format).Deserialize(data[..length]));
        }
    }

    private static byte[] Bytes(string hex) => Convert.FromHexString(hex.Replace(" ", "", StringComparison.Ordinal));

    /// <summary>What only leniency accepts is not passed on.</summary>
    [Theory]
    [InlineData("[1,2,]", "[1,2]")]
    [InlineData("{\"a\":[],\"b\":{\"c\":1 , /* , */ } , }", "{\"a\":[],\"b\":{\"c\":1   }  }")]
    [InlineData("[NaN,-Infinity,Infinity,-1]", "[\"NaN\",\"-Infinity\",\"Infinity\",-1]")]
    [InlineData("[\"NaN, // no \\\" comment,]\"]", "[\"NaN, // no \\\" comment,]\"]")]
    [InlineData("[1// one\n,2/**/]", "[1\n,2]")]
    [InlineData("[/*/ ],\"Admin\":true,\"y\":[ /*/ 3]", "[ 3]")]
    [InlineData("{'a':'it\\'s',b:1}", "{\"a\":\"it's\",\"b\":1}")]
    public void Kept_members_are_strict(string lenient, string strict)
    {
        var options =
            new OctavoJsonOptions
            {
                AllowComments = true,
                AllowTrailingCommas = true,
                AllowSpecialFloats = true,
                AllowSingleQuotes = true,
                AllowUnquotedNames = true
            };
        string written = OctavoJson.SerializeToString(OctavoJson.Deserialize<KeepsAnything>("{\"Id\":1,\"more\":" + lenient + "}", options));
        Assert.Equal("{\"Id\":1,\"more\":" + strict + "}", written);
        Assert.Equal(written, OctavoJson.SerializeToString(OctavoJson.Deserialize<KeepsAnything>(written)));
    }
}
