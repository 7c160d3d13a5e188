// Owns: ProtoJSON as a surface: messages to JSON and back by descriptors, and JSON into C# types.
using System.Text;
using Octavo.Conformance.JsonMapping;
using Octavo.Protobuf.WellKnown;

namespace Octavo.Fuzz.Targets.Surfaces;

internal static class ProtoJsonTargets
{
    internal const string Name = "ProtoJSON";

    private static readonly string[] s_texts =
    [
        """
        {"id":"1","name":"Äpfel","parts":[{"id":2}],"byName":{"a":{"name":"b"}},"weights":{"1":"NaN","-2":1.5},"seal":"AQID","state":"SENT","numbers":[1,-2],"road":"5","pieces":0,"at":"2020-01-02T03:04:05.678Z",
        "took":"-1.5s","mask":"name,byName","extra":{"a":[1,"b",null,true,{}]},"payload":{"@type":"type.googleapis.com/shop.Order","id":"3"},"boxed":"7","values":[null,1,"a",[],{}]}
        """,
        """{"payload":{"@type":"type.googleapis.com/google.protobuf.Duration","value":"3s"},"rail":"Infinity"}""", "{}",
    ];

    private static readonly Shipment s_shipment = new()
    {
        Number = -5,
        PlacedBy = "höflich",
        PlacedAt = DateTime.UnixEpoch,
        Took = TimeSpan.FromSeconds(3),
        Labels = { [1] = "a", [2] = "b" },
        Weights = [1, 2],
        Seal = [1, 2, 3],
        Extra = new ProtobufStruct { ["a"] = "x", ["b"] = 2 },
        Payload = ProtobufAny.Pack(new Shipment { PlacedBy = "inner", Pieces = 3 }),
        Pieces = 7,
        Road = "A1",
        Parts = [new Shipment { Number = 1 }, new Shipment { Rail = 2 }],
    };

    private static readonly ProtoMessageType s_order = ProtoJsonTypes.FromDescriptorSet(ProtoTexts.Set(ProtoTexts.Shop)).Message("shop.Order");

    private static readonly ProtoMessageType s_thing = ProtoJsonTypes.FromDescriptorSet(ProtoTexts.Set(ProtoTexts.Old)).Message("old.Thing");

    internal static IEnumerable<Target> All() =>
    [
        .. Both("Order", s_order, () => s_texts.Select(Encoding.UTF8.GetBytes), new()),
        .. Both("Order, unknown ignored", s_order, () => s_texts.Select(Encoding.UTF8.GetBytes), new() { IgnoreUnknown = true }),
        .. Both("Thing", s_thing, () => new[] { """{"id":1,"part":{"thing":{"id":2}},"k":["A",1],"[old.weight]":1.5}""" }.Select(Encoding.UTF8.GetBytes),
            new()),
        .. Both("Shipment", ProtoJsonTypes.MessageOf<Shipment>(), () => [OctavoProtoJson.Serialize(s_shipment)], new()),
        new SurfaceTarget<Shipment?>("values of Shipment", Name, () => [OctavoProtoJson.Serialize(s_shipment), "{}"u8.ToArray()],
            static input => OctavoProtoJson.Deserialize<Shipment>(input))
        {
            IsPlaceInside = true,
            AllowedPerByte = 400,
            Check = static value =>
            {
                byte[] made = OctavoProtoJson.Serialize(value);
                Same(made, OctavoProtoJson.Serialize(OctavoProtoJson.Deserialize<Shipment>(made)));
            },
        },
    ];

    private static Target[] Both(string entry, ProtoMessageType type, Func<IEnumerable<byte[]>> texts, OctavoProtoJsonOptions options) =>
    [
        new SurfaceTarget<byte[]>($"JSON of {entry}", Name, texts, input => OctavoProtoJson.FromJson(input, type, options))
        {
            // An Any may hold a message's bytes in a value of its own: what was made of JSON is JSON again.
            Check = made => OctavoProtoJson.ToJson(made, type, options),
        },
        new SurfaceTarget<byte[]>($"messages of {entry}", Name, () => texts().Select(text => OctavoProtoJson.FromJson(text, type)),
            input => OctavoProtoJson.ToJson(input, type, options))
        {
            Check = json => Same(json, OctavoProtoJson.ToJson(OctavoProtoJson.FromJson(json, type, options), type, options)),
        },
    ];

    private static void Same(byte[] made, byte[] again)
    {
        if (!again.AsSpan().SequenceEqual(made))
        {
            throw new FindingException("round trip", $"{Encoding.UTF8.GetString(made)} against {Encoding.UTF8.GetString(again)}");
        }
    }
}
