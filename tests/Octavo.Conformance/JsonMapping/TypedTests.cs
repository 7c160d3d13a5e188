// Owns: C# values as ProtoJSON, options, refusals and their places. Needs no suite.
using Octavo.Protobuf.WellKnown;

namespace Octavo.Conformance.JsonMapping;

public class TypedTests
{
    private static readonly Shipment s_shipment = new()
    {
        Number = 9_007_199_254_740_993,
        PlacedBy = "Zoë \"Z\"",
        State = ShipmentState.Lost,
        PlacedAt = new DateTime(2026, 11, 24, 1, 2, 3, DateTimeKind.Utc).AddMilliseconds(40),
        Took = TimeSpan.FromSeconds(-1.5),
        Labels = { [-7] = "a", [8] = "" },
        Weights = [0, 1.5, double.NaN, double.NegativeInfinity],
        Seal = [0xFB, 0xFF],
        Extra = new ProtobufStruct { ["kind"] = "x", ["n"] = 2 },
        Pieces = 0,
        Rail = 4,
        Parts = [new Shipment { PlacedBy = "part" }],
    };

    private const string Json = """
        {"number":"9007199254740993","placedBy":"Zoë \"Z\"","state":"SHIPMENT_STATE_LOST","placedAt":"2026-11-24T01:02:03.040Z","took":"-1.500s","labels":{"-7":"a","8":""},"weights":[0,1.5,"NaN","-Infinity"],"seal":"+/8=","extra":{"kind":"x","n":2},"pieces":0,"rail":4,"parts":[{"placedBy":"part"}]}
        """;

    [Fact]
    public void A_value_is_written_by_the_names_of_its_schema_and_comes_back()
    {
        byte[] json = OctavoProtoJson.Serialize(s_shipment);
        Assert.Equal(Json, Encoding.UTF8.GetString(json));
        Shipment again = OctavoProtoJson.Deserialize<Shipment>(json)!;
        Assert.Equal(json, OctavoProtoJson.Serialize(again));
        Assert.Equal(s_shipment.PlacedAt, again.PlacedAt);
    }

    /// <summary>A member that may be undefined is a field with presence: absent, or there with any value. Null in JSON is absent, as in every field.</summary>
    [Fact]
    public void Members_that_may_be_undefined()
    {
        Assert.Equal("{}", Encoding.UTF8.GetString(OctavoProtoJson.Serialize(new ShipmentPatch())));
        byte[] json =
            OctavoProtoJson.Serialize(new ShipmentPatch { Number = 0, PlacedBy = "", State = ShipmentState.Lost, Whole = new Shipment { PlacedBy = "p" } });
        Assert.Equal("""{"number":"0","placedBy":"","state":"SHIPMENT_STATE_LOST","whole":{"placedBy":"p"}}""", Encoding.UTF8.GetString(json));
        ShipmentPatch read = OctavoProtoJson.Deserialize<ShipmentPatch>(json)!;
        Assert.Equal((0, "", "p"), (read.Number.Value, read.PlacedBy.Value, read.Whole.Value!.PlacedBy));
        read = OctavoProtoJson.Deserialize<ShipmentPatch>("""{"number":null,"placedBy":"x"}"""u8)!;
        Assert.Equal((false, "x", false), (read.Number.HasValue, read.PlacedBy.Value, read.State.HasValue));
        Assert.Equal(OctavoErrorCode.NullNotAllowed,
            Assert.Throws<OctavoException>(() => OctavoProtoJson.Serialize(new ShipmentPatch { PlacedBy = new(null) })).Code);
        Assert.Contains("optional string placed_by = 2;", OctavoProtobuf.Schema<ShipmentPatch>(), StringComparison.Ordinal);
    }

    [Fact]
    public void Options_say_how_it_is_written()
    {
        var shipment = new Shipment { PlacedBy = "me", State = ShipmentState.OnTheWay };
        Assert.Equal("""{"placed_by":"me","state":1}""", Text(shipment, new() { OriginalNames = true, EnumsAsNumbers = true }));
        Assert.Equal(
            """{"number":"0","placedBy":"me","state":"SHIPMENT_STATE_ON_THE_WAY","labels":{},"weights":[],"seal":"","parts":[]}""",
            Text(shipment, new() { WriteDefaults = true }));
        Assert.Equal("{\n  \"placedBy\": \"me\",\n  \"state\": \"SHIPMENT_STATE_ON_THE_WAY\"\n}", Text(shipment, OctavoProtoJsonOptions.Indented));
    }

    [Fact]
    public void An_Any_is_its_message_beside_the_type_and_the_type_may_stand_behind()
    {
        var shipment = new Shipment { Payload = ProtobufAny.Pack(new Shipment { PlacedBy = "inner" }) };
        string name = ProtoJsonTypes.MessageOf<Shipment>().FullName;
        string json = $$$"""{"payload":{"@type":"type.googleapis.com/{{{name}}}","placedBy":"inner"}}""";
        Assert.Equal(json, Text(shipment, null));
        Shipment read =
            OctavoProtoJson.Deserialize<Shipment>(Encoding.UTF8.GetBytes($$$"""{"payload":{"placedBy":"inner","@type":"type.googleapis.com/{{{name}}}"}}"""))!;
        Assert.True(read.Payload!.TryUnpack(out Shipment? inner));
        Assert.Equal("inner", inner!.PlacedBy);
        Refused(OctavoErrorCode.NotRegistered, "Shipment.payload[\"@type\"]", """{"payload":{"@type":"x/none.Such"}}""");
        Refused(OctavoErrorCode.MissingMember, "Shipment.payload", """{"payload":{"a":1}}""", null);
    }

    [Theory]
    [InlineData("""{"nix":1}""", OctavoErrorCode.UnknownMember, "Shipment.nix")]
    [InlineData("""{"number":1,"number":2}""", OctavoErrorCode.DuplicateMember, "Shipment.number")]
    [InlineData("""{"placedBy":"a","placed_by":"b"}""", OctavoErrorCode.DuplicateMember, "Shipment.placed_by")]
    [InlineData("""{"road":"a","rail":1}""", OctavoErrorCode.DuplicateMember, "Shipment.rail")]
    [InlineData("""{"number":1.5}""", OctavoErrorCode.NumberOutOfRange, "Shipment.number")]
    [InlineData("""{"number":"x"}""", OctavoErrorCode.TypeMismatch, "Shipment.number")]
    [InlineData("""{"number":true}""", OctavoErrorCode.TypeMismatch, "Shipment.number")]
    [InlineData("""{"state":"NONE"}""", OctavoErrorCode.InvalidValue, "Shipment.state")]
    [InlineData("""{"placedAt":"2026-02-30T00:00:00Z"}""", OctavoErrorCode.InvalidValue, "Shipment.placedAt")]
    [InlineData("""{"placedAt":"2026-02-20T00:00:00.Z"}""", OctavoErrorCode.InvalidValue, "Shipment.placedAt")]
    [InlineData("""{"placedAt":"2026-02-20T00:00:00.0000000000Z"}""", OctavoErrorCode.InvalidValue, "Shipment.placedAt")]
    [InlineData("""{"took":"1.s"}""", OctavoErrorCode.InvalidValue, "Shipment.took")]
    [InlineData("""{"took":"1.0000000001s"}""", OctavoErrorCode.InvalidValue, "Shipment.took")]
    [InlineData("""{"labels":{"x":""}}""", OctavoErrorCode.TypeMismatch, "Shipment.labels.x")]
    [InlineData("""{"labels":{"1":null}}""", OctavoErrorCode.NullNotAllowed, "Shipment.labels.1")]
    [InlineData("""{"weights":[1,null]}""", OctavoErrorCode.NullNotAllowed, "Shipment.weights[1]")]
    [InlineData("""{"weights":1}""", OctavoErrorCode.TypeMismatch, "Shipment.weights")]
    [InlineData("""{"seal":"?"}""", OctavoErrorCode.InvalidValue, "Shipment.seal")]
    [InlineData("""{"parts":[{},{"parts":[{"pieces":99999999999}]}]}""", OctavoErrorCode.NumberOutOfRange, "Shipment.parts[1].parts[0].pieces")]
    [InlineData("null", OctavoErrorCode.TypeMismatch, "Shipment")]
    [InlineData("{} {}", OctavoErrorCode.TrailingData, "Shipment")]
    public void What_is_no_such_message_is_refused_at_its_place(string json, OctavoErrorCode code, string path) => Refused(code, path, json);

    [Theory]
    [InlineData("""{"number":"1e3","seal":"-_8","placedAt":"2026-11-24T02:02:03+01:00","labels":null,"unknown":[{}],"state":"NONE"}""")]
    [InlineData("""{"number":1000.0,"seal":"+/8=","placedAt":"2026-11-24T01:02:03Z"}""")]
    public void Several_forms_of_one_value_are_read(string json)
    {
        Shipment read = OctavoProtoJson.Deserialize<Shipment>(Encoding.UTF8.GetBytes(json), new() { IgnoreUnknown = true })!;
        Assert.Equal(1000, read.Number);
        Assert.Equal([0xFB, 0xFF], read.Seal);
        Assert.Equal(new DateTime(2026, 11, 24, 1, 2, 3, DateTimeKind.Utc), read.PlacedAt);
    }

    [Fact]
    public void Nesting_is_bounded_in_both_directions()
    {
        ProtoMessageType type = ProtoJsonTypes.MessageOf<Shipment>();
        byte[] message = [];
        string json = "{}";
        for (int i = 0; i < 20; i++)
        {
            message = [0x72, .. Prefixed(message)];
            json = $$"""{"parts":[{{json}}]}""";
        }
        var enough = new OctavoProtoJsonOptions { Limits = new SerializerLimits { MaxDepth = 21 } };
        var little = new OctavoProtoJsonOptions { Limits = new SerializerLimits { MaxDepth = 20 } };
        Assert.Equal(json, Encoding.UTF8.GetString(OctavoProtoJson.ToJson(message, type, enough)));
        Assert.Equal(message, OctavoProtoJson.FromJson(Encoding.UTF8.GetBytes(json), type, enough));
        Assert.Equal(OctavoErrorCode.DepthExceeded, Assert.Throws<OctavoException>(() => OctavoProtoJson.ToJson(message, type, little)).Code);
        Assert.Equal(OctavoErrorCode.DepthExceeded,
            Assert.Throws<OctavoException>(() => OctavoProtoJson.FromJson(Encoding.UTF8.GetBytes(json), type, little)).Code);
    }

    [Fact]
    public void Of_what_comes_again_the_last_counts_and_messages_are_merged()
    {
        ProtoMessageType type = ProtoJsonTypes.MessageOf<Shipment>();
        // placed_by "a" and "b"; labels 1: "x" and 1: "y"; extra {k: true} and {k: false}; road, then rail.
        byte[] message =
            Convert.FromHexString("120161" + "3205080112" + "0178" + "120162" + "3205080112" + "0179" + "620163" + "6805" + "4A09" + "0A070A016B12022001"
                + "4A09" + "0A070A016B12022000");
        Assert.Equal("""{"placedBy":"b","labels":{"1":"y"},"extra":{"k":false},"rail":5}""", Encoding.UTF8.GetString(OctavoProtoJson.ToJson(message, type)));
    }

    [Fact]
    public void Registries_are_joined_and_name_what_they_lack()
    {
        ProtoJsonTypes both = ProtoJsonTypes.WellKnown.With(ProtoJsonTypes.Of<Shipment>());
        Assert.True(both.TryMessage(ProtoJsonTypes.MessageOf<Shipment>().FullName, out _));
        Assert.True(both.TryMessage("google.protobuf.Duration", out ProtoMessageType? duration));
        Assert.Equal("\"3s\"", Encoding.UTF8.GetString(OctavoProtoJson.ToJson([0x08, 0x03], duration!)));
        Assert.Equal(OctavoErrorCode.NotRegistered, Assert.Throws<OctavoException>(() => both.Message("no.Such")).Code);
#pragma warning disable OCT0115 // what it warns of is tested
        OctavoException refused = Assert.Throws<OctavoException>(() => ProtoJsonTypes.Of<List<int>>());
#pragma warning restore OCT0115
        Assert.Equal(OctavoErrorCode.NotInFormat, refused.Code);
        Assert.Contains("is not a message", refused.Message, StringComparison.Ordinal);
    }

    private static byte[] Prefixed(byte[] message)
    {
        using var stream = new MemoryStream();
        for (int rest = message.Length; ; rest >>= 7)
        {
            stream.WriteByte((byte)(rest < 0x80 ? rest : rest | 0x80));
            if (rest < 0x80)
            {
                break;
            }
        }
        return [.. stream.ToArray(), .. message];
    }

    /// <summary>Strings are the same text; what is not a Unicode is refused if it is in UTF-8.</summary>
    [Fact]
    public void Strings_are_the_same()
    {
        string text = OctavoProtoJson.SerializeToString(s_shipment);
        Assert.Equal(Encoding.UTF8.GetString(OctavoProtoJson.Serialize(s_shipment)), text);
        Assert.Equal(text, OctavoProtoJson.SerializeToString(OctavoProtoJson.Deserialize<Shipment>(text)!));
        ProtoMessageType type = ProtoJsonTypes.MessageOf<Shipment>();
        byte[] message = OctavoProtobuf.Serialize(s_shipment);
        Assert.Equal(text, OctavoProtoJson.ToJsonString(message, type));
        Assert.Equal(OctavoProtoJson.FromJson(Encoding.UTF8.GetBytes(text), type), OctavoProtoJson.FromJson(text, type));

        OctavoException refused = Assert.Throws<OctavoException>(() => OctavoProtoJson.Deserialize<Shipment>("{\"placedBy\":\"é\uD800\"}"));
        Assert.Equal((OctavoErrorCode.InvalidText, 15L), (refused.Code, refused.Offset));
    }

    private static string Text(Shipment shipment, OctavoProtoJsonOptions? options) => Encoding.UTF8.GetString(OctavoProtoJson.Serialize(shipment, options));

    private static void Refused(OctavoErrorCode code, string path, string json, OctavoProtoJsonOptions? options = null)
    {
        OctavoException refused = Assert.Throws<OctavoException>(() => OctavoProtoJson.Deserialize<Shipment>(Encoding.UTF8.GetBytes(json), options));
        Assert.Equal(code, refused.Code);
        Assert.Equal("ProtoJSON", refused.Format);
        Assert.Equal(path, refused.Path);
    }
}
