// Owns: elements and nodes of System.Text.Json as members, in every format.
using System.Text.Json;
using System.Text.Json.Nodes;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Features;

public sealed class JsonElementTests
{
    public static TheoryData<string> Formats => [.. FormatList.AllNames];

    [Theory, MemberData(nameof(Formats))]
    public void Members_go_through(string format)
    {
        FormatCalls<Parcel> calls = FormatList.Of<Parcel>(format);
        var parcel =
            new Parcel
            {
                Kind = "k",
                Body = OctavoJson.ReadElement("""{"a":[1,2.50,null],"é":"\n"}"""u8),
                Extra = new JsonArray(1, "x", new JsonObject { ["b"] = true }),
                After = 7
            };

        Parcel read = calls.Deserialize(calls.Serialize(parcel))!;

        Assert.Equal(("k", 7), (read.Kind, read.After));
        Assert.Equal(parcel.Body.GetRawText(), read.Body.GetRawText());
        Assert.True(JsonNode.DeepEquals(parcel.Extra, read.Extra));
    }

    [Theory, MemberData(nameof(Formats))]
    public void Nothing_is_null(string format)
    {
        FormatCalls<Parcel> calls = FormatList.Of<Parcel>(format);

        Parcel read = calls.Deserialize(calls.Serialize(new Parcel()))!;

        Assert.Equal(JsonValueKind.Null, read.Body.ValueKind);
        Assert.Null(read.Extra);
    }

    [Theory, MemberData(nameof(Formats))]
    public void Collections_and_documents_go_through(string format)
    {
        FormatCalls<Crate> calls = FormatList.Of<Crate>(format);
        var crate = new Crate
        {
            Document = JsonDocument.Parse("[1.50]"),
            Perhaps = OctavoJson.ReadElement("\"é\""u8),
            All = [OctavoJson.ReadElement("{}"u8), default],
            Map = new() { ["a"] = JsonValue.Create(1), ["b"] = null },
            Named = OctavoJson.ReadElement("true"u8),
        };

        Crate read = calls.Deserialize(calls.Serialize(crate))!;

        Assert.Equal(["[1.50]", "\"é\"", "{}", "null", "1", "true"],
            [read.Document!.RootElement.GetRawText(), read.Perhaps!.Value.GetRawText(), .. read.All!.Select(e => e.GetRawText()),
            read.Map!["a"]!.ToJsonString(), read.Named.GetRawText()]);
        Assert.Null(read.Map["b"]);
        Crate none = calls.Deserialize(calls.Serialize(new Crate()))!;
        Assert.Equal((null, null, null, null), (none.Document, none.Perhaps, none.All, none.Map));
    }

    [Fact]
    public void Roots_have_codecs_too()
    {
        Assert.Equal("[1,2]", OctavoJson.SerializeToString(OctavoJson.ReadElement("[1,2]"u8)));
        Assert.Equal("5", OctavoJson.Deserialize<JsonNode>("5")!.ToJsonString());
        Assert.Equal(new byte[] { 4, (byte)'[', (byte)'1', (byte)']' }, OctavoBinary.Serialize(OctavoJson.ReadElement("[1]"u8))[^4..]);
    }

    [Fact]
    public void JSON_has_the_value_itself() =>
        Assert.Equal(
            """{"Kind":"k","Body":[1, 2],"Extra":{"a":1},"After":0}""",
            OctavoJson.SerializeToString(new Parcel { Kind = "k", Body = JsonDocument.Parse("[1, 2]").RootElement, Extra = new JsonObject { ["a"] = 1 } }));

    [Fact]
    public void Text_that_is_no_json_is_refused()
    {
        byte[] data = OctavoMsgPack.Serialize(new Parcel { Kind = "k", Body = OctavoJson.ReadElement("[1]"u8) });
        data[data.AsSpan().IndexOf("[1]"u8)] = (byte)'{';
        Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<Parcel>(data));
        Assert.Equal(OctavoErrorCode.DuplicateKey,
            Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<Parcel>("""{"Kind":"k","Extra":{"a":1,"a":2}}""")).Code);
    }

    [Fact]
    public void Values_go_to_elements_documents_and_nodes_and_back()
    {
        var parcel = new Parcel { Kind = "k", Extra = new JsonArray(1, "x"), After = 7 };
        string text = OctavoJson.SerializeToString(parcel);
        JsonElement element = OctavoJson.SerializeToElement(parcel);
        using JsonDocument document = OctavoJson.SerializeToDocument(parcel);
        JsonNode? node = OctavoJson.SerializeToNode(parcel);
        Assert.Equal((text, text), (element.GetRawText(), document.RootElement.GetRawText()));
        Assert.True(JsonNode.DeepEquals(JsonNode.Parse(text), node));
        Parcel?[] all = [OctavoJson.Deserialize<Parcel>(element), OctavoJson.Deserialize<Parcel>(document), OctavoJson.Deserialize<Parcel>(node)];
        foreach (Parcel? read in all)
        {
            Assert.Equal(text, OctavoJson.SerializeToString(read));
        }
        Assert.Equal(7, OctavoJson.Deserialize<Parcel>(JsonDocument.Parse($"[{text}]").RootElement[0])!.After);
    }

    [Fact]
    public void Null_is_an_element_and_a_document_and_no_node()
    {
        Assert.Equal(JsonValueKind.Null, OctavoJson.SerializeToElement<Parcel?>(null).ValueKind);
        using JsonDocument document = OctavoJson.SerializeToDocument<Parcel?>(null);
        Assert.Equal(JsonValueKind.Null, document.RootElement.ValueKind);
        Assert.Null(OctavoJson.SerializeToNode<Parcel?>(null));
        Assert.Null(OctavoJson.Deserialize<Parcel>((JsonNode?)null));
        Assert.Null(OctavoJson.Deserialize<Parcel>(default(JsonElement)));
        Assert.Throws<ArgumentNullException>(() => OctavoJson.Deserialize<Parcel>((JsonDocument)null!));
    }

    /// <summary>Options count both ways, and an error has its place in the element's text.</summary>
    [Fact]
    public void Errors_of_elements_have_their_places()
    {
        JsonElement wrong = JsonDocument.Parse("""[{"Kind":"k","After":"x"}]""").RootElement[0];
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<Parcel>(wrong));
        Assert.Equal((OctavoErrorCode.TypeMismatch, "Parcel.After", 20L), (found.Code, found.Path, found.Offset));
        JsonNode twice = JsonNode.Parse("""{"kind":"k"}""")!;
        Assert.Equal("", OctavoJson.Deserialize<Parcel>(twice)!.Kind);
        Assert.Equal("k", OctavoJson.Deserialize<Parcel>(twice, new OctavoJsonOptions { IgnoreNameCase = true })!.Kind);
    }
}
