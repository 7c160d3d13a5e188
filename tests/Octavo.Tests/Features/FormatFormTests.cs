// Owns: enums that are by name in some formats, and names that differ by format: what is in the data of each, what is read, and what is in schemas.
using System.Text.Json;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Features;

public sealed class FormatFormTests
{
    private static readonly OfEnumForms s_forms = new()
    {
        Hue = Hue.Red,
        Perhaps = Hue.Green,
        Packed = Hue.Red,
        Day = DayOfWeek.Monday,
        Plain = Hue.Green,
        Quality = Quality.Best,
        Access = Access.Read | Access.Write,
        Hues = [Hue.Red, (Hue)9],
    };

    [Fact]
    public void Each_format_has_the_form_that_is_asked_for()
    {
        Assert.Equal("""{"Hue":"Red","Perhaps":"green","Packed":"Red","Day":"Monday","Plain":2,"Quality":2,"Access":"read, Write","Hues":["Red",9]}""",
            OctavoJson.SerializeToString(s_forms));
        Assert.Equal("98" + "01" + "02" + "A3526564" + "01" + "02" + "A442657374" + "03" + "920109", Hex(OctavoMsgPack.Serialize(s_forms)));
        Assert.Equal("88" + "01" + "02" + "01" + "664D6F6E646179" + "02" + "6462657374" + "68722C205772697465" + "820109", Hex(OctavoCbor.Serialize(s_forms)));
    }

    [Fact]
    public void Keys_have_the_form_of_their_format()
    {
        var value = new OfEnumFormKeys { Hues = new() { [Hue.Red] = Quality.Best }, Qualities = new() { [Quality.Best] = Hue.Green } };
        Assert.Equal("""{"Hues":{"Red":2},"Qualities":{"2":"green"}}""", OctavoJson.SerializeToString(value));
        Assert.Equal("8101" + "05", Hex(OctavoMsgPack.Serialize(new Dictionary<Hue, int> { [Hue.Red] = 5 })));
        Assert.Equal("81A442657374" + "05", Hex(OctavoMsgPack.Serialize(new Dictionary<Quality, int> { [Quality.Best] = 5 })));
        Assert.Equal("A16462657374" + "05", Hex(OctavoCbor.Serialize(new Dictionary<Quality, int> { [Quality.Best] = 5 })));
        Assert.Equal("""{"Red":5}""", OctavoJson.SerializeToString(new Dictionary<Hue, int> { [Hue.Red] = 5 }));
    }

    [Fact]
    public void Roots_and_elements_have_it_too()
    {
        Assert.Equal("\"green\"", OctavoJson.SerializeToString(Hue.Green));
        Assert.Equal("[\"green\"]", OctavoJson.SerializeToString(new List<Hue> { Hue.Green }));
        Assert.Equal("02", Hex(OctavoMsgPack.Serialize(Hue.Green)));
        Assert.Equal("9102", Hex(OctavoMsgPack.Serialize(new List<Hue> { Hue.Green })));
        Assert.Equal("8102", Hex(OctavoCbor.Serialize(new List<Hue> { Hue.Green })));
    }

    [Fact]
    public void A_format_by_number_refuses_names_and_one_by_name_reads_numbers()
    {
        byte[] red = Convert.FromHexString("A3526564");
        Assert.Equal(OctavoErrorCode.TypeMismatch, Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<Hue>(red)).Code);
        Assert.Equal(Hue.Red, OctavoJson.Deserialize<Hue>("1"));
        Assert.Equal(Hue.Red, OctavoJson.Deserialize<Hue>("\"Red\""));
        Assert.Equal(OctavoErrorCode.InvalidValue,
            Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<OfEnumFormKeys>("""{"Qualities":{"Best":1}}""")).Code);
    }

    [Fact]
    public void Names_of_another_format_are_not_read()
    {
        Assert.Equal(Quality.Best, OctavoCbor.Deserialize<Dictionary<Quality, int>>(Convert.FromHexString("A1646265737405"))!.Keys.Single());
        OctavoException thrown =
            Assert.Throws<OctavoException>(() => OctavoCbor.Deserialize<Dictionary<Quality, int>>(Convert.FromHexString("A1644265737405")));
        Assert.Equal(OctavoErrorCode.InvalidValue, thrown.Code);
    }

    [Fact]
    public void Defined_counts_in_every_format()
    {
        var undefined = new OfEnumForms { Access = (Access)8 };
        Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => OctavoMsgPack.Serialize(undefined)).Code);
        Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => OctavoBinary.Serialize(undefined)).Code);
        Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => OctavoCbor.Serialize(undefined)).Code);
    }

    [Fact]
    public void Generic_members_and_overrides_have_it()
    {
        var held = new HoldsHue { Value = Hue.Red };
        Assert.Equal("""{"Value":"Red"}""", OctavoJson.SerializeToString(held));
        Assert.Equal("9101", Hex(OctavoMsgPack.Serialize(held)));
        Assert.Equal("8163526564", Hex(OctavoCbor.Serialize(held)));
        var overrides = new OverridesForm { Day = DayOfWeek.Monday };
        Assert.Equal("91A64D6F6E646179", Hex(OctavoMsgPack.Serialize(overrides)));
        Assert.Equal("""{"Day":1}""", OctavoJson.SerializeToString(overrides));
    }

    [Fact]
    public void Names_of_other_libraries_count_in_their_own_formats()
    {
        Assert.Equal(["\"bike\"", "\"Train\"", "\"feet\""],
            new[] { Transport.Bike, Transport.Train, Transport.Foot }.Select(v => OctavoJson.SerializeToString(v)));
        Assert.Equal(["bicycle", "train", "feet"],
            new[] { Transport.Bike, Transport.Train, Transport.Foot }.Select(v => OctavoMsgPack.Deserialize<string>(OctavoMsgPack.Serialize(v))));
        Assert.Equal(["bicycle", "train", "feet"],
            new[] { Transport.Bike, Transport.Train, Transport.Foot }.Select(v => OctavoCbor.Deserialize<string>(OctavoCbor.Serialize(v))));
    }

    [Fact]
    public void Members_have_the_name_of_the_format()
    {
        var value = new OfFormatNames { Id = 1, Title = "a", Plain = 2 };
        Assert.Equal("""{"ident":1,"title":"a","Plain":2}""", OctavoJson.SerializeToString(value));
        Assert.Equal("83" + "A2496401" + "A174A161" + "A5506C61696E02", Hex(OctavoMsgPack.Serialize(value)));
        Assert.Equal("A3" + "635F696401" + "61746161" + "65506C61696E02", Hex(OctavoCbor.Serialize(value)));
    }

    [Fact]
    public void Formats_by_place_do_not_notice()
    {
        var value = new OfFormatNames { Id = 1, Title = "a", Plain = 2 };
        var same = new OfOneName { Id = 1, Title = "a", Plain = 2 };
        Assert.Equal(Hex(OctavoBinary.Serialize(same)), Hex(OctavoBinary.Serialize(value)));
        Assert.Equal(Hex(OctavoCompact.Serialize(same)), Hex(OctavoCompact.Serialize(value)));
        Assert.Equal(OctavoSchema.Hash<OfOneName>(), OctavoSchema.Hash<OfFormatNames>());
        Assert.NotEqual(OctavoSchema.Hash<OfOneName>(names: true), OctavoSchema.Hash<OfFormatNames>(names: true));
    }

    [Fact]
    public void The_name_of_another_format_is_unknown_and_an_alias_is_known_everywhere()
    {
        OfFormatNames read = OctavoJson.Deserialize<OfFormatNames>("""{"_id":1,"t":"a","Id":3,"old":"b"}""")!;
        Assert.Equal((0, "b"), (read.Id, read.Title));
        byte[] cbor = Convert.FromHexString("A2" + "656964656E7401" + "636F6C646162"); // ident, old
        read = OctavoCbor.Deserialize<OfFormatNames>(cbor)!;
        Assert.Equal((0, "b"), (read.Id, read.Title));
        byte[] packed = Convert.FromHexString("82" + "A35F696401" + "A36F6C64A162"); // _id, old
        read = OctavoMsgPack.Deserialize<OfFormatNames>(packed)!;
        Assert.Equal((0, "b"), (read.Id, read.Title));
    }

    [Fact]
    public void A_name_and_its_alias_are_one_member()
    {
        byte[] twice = Convert.FromHexString("A2" + "61746161" + "636F6C646162"); // t, old
        Assert.Equal(OctavoErrorCode.DuplicateMember, Assert.Throws<OctavoException>(() => OctavoCbor.Deserialize<OfFormatNames>(twice)).Code);
    }

    [Fact]
    public void What_has_no_member_in_the_format_is_kept()
    {
        byte[] cbor = Convert.FromHexString("A2" + "635F696401" + "62496402"); // _id, Id
        KeptByFormat read = OctavoCbor.Deserialize<KeptByFormat>(cbor)!;
        Assert.Equal(1, read.Id);
        Assert.Equal(Hex(cbor), Hex(OctavoCbor.Serialize(read)));
        const string Text = """{"Id":1,"_id":2}""";
        read = OctavoJson.Deserialize<KeptByFormat>(Text)!;
        Assert.Equal(1, read.Id);
        Assert.Equal(Text, OctavoJson.SerializeToString(read));
    }

    [Fact]
    public void Errors_name_the_member_as_the_format_does()
    {
        Assert.Equal("OfFormatNames.ident", Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<OfFormatNames>("""{"ident":"x"}""")).Path);
        Assert.Equal("OfFormatNames._id",
            Assert.Throws<OctavoException>(() => OctavoCbor.Deserialize<OfFormatNames>(Convert.FromHexString("A1635F69646178"))).Path);
    }

    [Fact]
    public void Schemas_say_what_their_format_has()
    {
        using var json = JsonDocument.Parse(OctavoJson.Schema<OfEnumForms>());
        JsonElement members = json.RootElement.GetProperty("$defs").GetProperty("OfEnumForms").GetProperty("properties");
        Assert.Contains("\"Red\"", members.GetProperty("Hue").GetRawText(), StringComparison.Ordinal);
        Assert.Equal("integer", members.GetProperty("Quality").GetProperty("type").GetString());
        Assert.Equal("integer", members.GetProperty("Plain").GetProperty("type").GetString());
        string cddl = OctavoCbor.Schema<OfEnumForms>();
        Assert.DoesNotContain("Red", cddl, StringComparison.Ordinal);
        Assert.Contains("\"Monday\"", cddl, StringComparison.Ordinal);
        Assert.Contains("\"best\"", cddl, StringComparison.Ordinal);
        Assert.Contains("_id: ", OctavoCbor.Schema<OfFormatNames>(), StringComparison.Ordinal);
        Assert.Contains("\"ident\"", OctavoJson.Schema<OfFormatNames>(), StringComparison.Ordinal);
    }

    private static string Hex(byte[] data) => Convert.ToHexString(data);
}
