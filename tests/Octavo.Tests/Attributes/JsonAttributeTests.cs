// Owns: what attributes of System.Text.Json do to JSON: the same text as that library writes, and what is read and refused. That values come back is the zoo's.
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Attributes;

public sealed class JsonAttributeTests
{
    private static readonly JsonSerializerOptions s_theirs = new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };
    private static readonly JsonSerializerOptions s_snake = new(s_theirs) { PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower };

    private static readonly OctavoJsonOptions s_strict = new() { UnknownMembers = UnknownMemberPolicy.Refuse };

    [Fact]
    public void System_Text_Json_writes_the_same()
    {
        Same(new JsonOrders { A = 1, B = "b", C = 3.5, D = [4] });
        Same(new JsonOmits { Kept = 1 });
        Same(new JsonOmits { Kept = 1, Text = "t", Number = 2, Perhaps = 0, Always = "a", Shade = Shade.Dark });
        Same<IPet[]>([new HouseCat { Name = "c", Lives = 9 }, new HouseCat(), new HouseDog { Name = "d" }, new HouseDog { Tricks = ["a", "b"] }]);
        Same<Signal[]>([new Beep { Pitch = 5 }, new Blink { Colour = "red" }, new Flash()]);
        Same<Gear[]>([new Clutch { Teeth = 5 }, new Brake { Force = 0.5 }, new Lever()]); // each library's attribute for its own format
        Same(new OfShades { One = Shade.Dark, Perhaps = Shade.Light, All = [Shade.Dark, Shade.Light], Day = DayOfWeek.Friday });
        Same(new OfShades());
        Same(new AliasNames { Id = 1, Text = "t" });
        Same(new KeepsElements
        {
            Id = 1,
            More = new() { ["b"] = JsonDocument.Parse("[1,{\"c\":null}]").RootElement, ["ä\"\n"] = JsonDocument.Parse("\"x\"").RootElement }
        });
        Same(new KeepsElements());
    }

    [Fact]
    public void Policies_write_what_theirs_write()
    {
        var value = new Plain { OrderId = 1, HTTPCode = 2, Nested = new() };
        Assert.Equal(JsonSerializer.Serialize(value, s_snake), OctavoJson.SerializeToString(value));
        Assert.Equal("{\"order_id\":0,\"http_code\":0,\"givenName\":null,\"nested\":null}", OctavoJson.SerializeToString(new PolicyNames()));
    }

    [Theory]
    [InlineData("{\"Id\":1}", 1)]
    [InlineData("{\"identity\":2}", 2)]
    [InlineData("{\"\\u0022quoted\\\" \\u00fcnïcode\":3}", 3)]
    public void Aliases_are_read(string text, int expected) => Assert.Equal(expected, OctavoJson.Deserialize<AliasNames>(text)!.Id);

    [Fact]
    public void A_name_and_its_alias_are_one_member_twice()
    {
        Assert.Equal(OctavoErrorCode.DuplicateMember, Refused<AliasNames>("{\"Id\":1,\"identity\":2}"));
        Assert.Equal(2, OctavoJson.Deserialize<AliasNames>("{\"Id\":1,\"identity\":2}", new OctavoJsonOptions { Duplicates = DuplicatePolicy.LastWins })!.Id);
        Assert.Equal(5, OctavoMsgPack.Deserialize<AliasNames>(Convert.FromHexString("81A86964656E7469747905"))!.Id);
    }

    /// <summary>The member that tells cases apart may stand anywhere, with white space and escapes.</summary>
    [Theory]
    [InlineData("{\"kind\":\"cat\",\"Name\":\"x\"}")]
    [InlineData("{ \"kind\" : \"cat\" , \"Name\" : \"x\" }")]
    [InlineData("{\"Name\":\"x\",\"kind\":\"cat\"}")]
    [InlineData("{\"Name\":\"x\",\"Lives\":9,\"\\u006bind\":\"c\\u0061t\"}")]
    [InlineData("{\"kind\":\"cat\",\"Name\":\"x\",\"Lives\":0}")]
    public void Discriminators_are_found(string text)
    {
        Assert.Equal("x", Assert.IsType<HouseCat>(OctavoJson.Deserialize<IPet>(text, s_strict)).Name);
        Assert.Equal("x", Assert.IsType<HouseCat>(OctavoJson.Deserialize<List<IPet>>("[" + text + "," + text + "]", s_strict)![1]).Name);
    }

    [Theory]
    [InlineData("{\"$type\":12,\"Colour\":\"red\"}")]
    [InlineData("{\"Colour\":\"red\",\"$type\":12}")]
    [InlineData("{\"Colour\":\"red\",\"$type\":\"Blink\"}")]
    public void Numbers_tell_cases_too(string text) => Assert.Equal("red", Assert.IsType<Blink>(OctavoJson.Deserialize<Signal>(text)).Colour);

    [Fact]
    public void Bad_discriminators_are_refused()
    {
        Assert.Equal(OctavoErrorCode.MissingMember, Refused<IPet>("{\"$type\":\"cat\"}"));
        Assert.Equal(OctavoErrorCode.UnknownUnionCase, Refused<IPet>("{\"kind\":\"cow\"}"));
        Assert.Equal(OctavoErrorCode.UnknownUnionCase, Refused<IPet>("{\"kind\":7}"));
        Assert.Equal(OctavoErrorCode.NumberOutOfRange, Refused<Signal>("{\"$type\":99999999999}"));
        Assert.Equal(OctavoErrorCode.TypeMismatch, Refused<IPet>("[]"));
    }

    [Fact]
    public void A_type_may_refuse_or_allow_unknown_members()
    {
        Assert.Equal(OctavoErrorCode.UnknownMember, Refused<Refuses>("{\"A\":1,\"B\":2}"));
        Assert.Equal(1, OctavoJson.Deserialize<Refuses>("{\"A\":1}")!.A);
        Assert.Equal(1, OctavoJson.Deserialize<Allows>("{\"A\":1,\"B\":2}", s_strict)!.A);
        Assert.Equal(3, Assert.IsType<RefusingCase>(OctavoJson.Deserialize<IRefusing>("{\"A\":3,\"t\":\"c\"}")).A);
        Assert.Equal(OctavoErrorCode.UnknownMember, Refused<IRefusing>("{\"A\":3,\"t\":\"c\",\"u\":1}"));
        // In MessagePack the attribute says nothing.
        Assert.Equal(1, OctavoMsgPack.Deserialize<Refuses>(Convert.FromHexString("82A14101A14202"))!.A);
    }

    [Fact]
    public void Unknown_members_go_into_dictionaries_and_back()
    {
        const string Text = "{\"Id\":1,\"n\":1.50,\"o\":{\"a\":[1,2]},\"s\":\"\\u00e4\",\"z\":null}";
        KeepsElements elements = OctavoJson.Deserialize<KeepsElements>(Text)!;
        Assert.Equal(["n", "o", "s", "z"], elements.More!.Keys);
        Assert.Equal("1.50", elements.More["n"].GetRawText());
        Assert.Equal(Text, OctavoJson.SerializeToString(elements));
        Assert.Null(OctavoJson.Deserialize<KeepsElements>("{\"Id\":1}")!.More);

        KeepsObjects objects = OctavoJson.Deserialize<KeepsObjects>(Text)!;
        Assert.Equal(JsonValueKind.Number, Assert.IsType<JsonElement>(objects.More["n"]).ValueKind);
        objects.More["own"] = 5;
        Assert.EndsWith("\"z\":null,\"own\":5}", OctavoJson.SerializeToString(objects), StringComparison.Ordinal);

        KeepsNode node = OctavoJson.Deserialize<KeepsNode>(Text)!;
        Assert.Equal(2, node.More!["o"]!["a"]![1]!.GetValue<int>());
        Assert.True(JsonNode.DeepEquals(JsonNode.Parse(Text), JsonNode.Parse(OctavoJson.SerializeToString(node))));
        Assert.Equal("{\"Id\":0,\"n\":1.5,\"o\":{\"p\":true},\"q\":null}",
            OctavoJson.SerializeToString(new KeepsNode { More = new JsonObject { ["n"] = 1.5, ["o"] = new JsonObject { ["p"] = true }, ["q"] = null } }));
        // Formats that keep nothing of JSON leave them out.
        Assert.Null(OctavoMsgPack.Deserialize<KeepsElements>(OctavoMsgPack.Serialize(elements))!.More);
    }

    /// <summary>The case's name is not an unknown member of the case, wherever it is.</summary>
    [Fact]
    public void A_discriminator_is_not_kept()
    {
        var read = Assert.IsType<KeepingOne>(OctavoJson.Deserialize<IKeepsJson>("{\"x\":1,\"$type\":\"KeepingOne\",\"A\":2}"));
        Assert.Equal((2, "x"), (read.A, Assert.Single(read.More!).Key));
        Assert.Equal("{\"$type\":\"KeepingOne\",\"A\":2,\"x\":1}", OctavoJson.SerializeToString<IKeepsJson>(read));
    }

    /// <summary>A struct is under a name of its own; what told it is not an unknown member, wherever it is.</summary>
    [Theory]
    [InlineData("{\"as\":\"Spot\",\"$value\":{\"X\":4}}")]
    [InlineData("{\"$value\":{\"X\":4},\"as\":\"Spot\"}")]
    public void Structs_are_cases_too(string text)
    {
        Assert.Equal(4, Assert.IsType<Spot>(OctavoJson.Deserialize<IPlace>(text, s_strict)).X);
        Assert.Equal("{\"as\":\"Spot\",\"$value\":{\"X\":4}}", OctavoJson.SerializeToString<IPlace>(new Spot { X = 4 }));
        Assert.Equal(OctavoErrorCode.UnknownMember,
            Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<IPlace>("{\"as\":\"Spot\",\"other\":1,\"$value\":{\"X\":4}}", s_strict)).Code);
    }

    [Fact]
    public void Names_of_enums_are_JSONs_alone()
    {
        var value = new OfShades { One = Shade.Dark, All = [Shade.Dark], Day = DayOfWeek.Friday };
        Assert.Equal("{\"One\":\"very dark\",\"Perhaps\":null,\"All\":[\"very dark\"],\"Day\":\"Friday\"}", OctavoJson.SerializeToString(value));
        Assert.Equal("84A34F6E6501A75065726861707 3C0A3416C6C9101A344617905".Replace(" ", "", StringComparison.Ordinal),
            Convert.ToHexString(OctavoMsgPack.Serialize(value)));
        Assert.Equal(Shade.Dark, OctavoJson.Deserialize<OfShades>("{\"One\":1}")!.One);
    }

    [Fact]
    public void Required_members_are_JSONs_alone()
    {
        Assert.Equal(OctavoErrorCode.MissingMember, Refused<RequiredInJson>("{}"));
        Assert.Null(OctavoJson.Deserialize<RequiredInJson>("{\"A\":null}")!.A);
        Assert.Null(OctavoMsgPack.Deserialize<RequiredInJson>([0x80])!.A);
    }

    private static void Same<T>(T value)
    {
        string text = OctavoJson.SerializeToString(value);
        Assert.Equal(JsonSerializer.Serialize(value, s_theirs), text);
        Assert.Equal(text, OctavoJson.SerializeToString(OctavoJson.Deserialize<T>(text)));
    }

    private static OctavoErrorCode Refused<T>(string text) => Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<T>(text)).Code;
}
