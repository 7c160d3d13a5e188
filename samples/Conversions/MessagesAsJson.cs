// Owns: the JSON of a Protobuf message, from a C# type and from bytes alone, as other Protobuf libraries write it.
// Packages: Octavo, Octavo.ProtoJson.
using System.Text;
using Octavo;

namespace Conversions;

[GenerateCodec]
public sealed record Shipment(
    [property: CodecMember(1)] long Number, [property: CodecMember(2)] string SentBy, [property: CodecMember(3)] TimeSpan? Took);

internal static class MessagesAsJson
{
    internal static Task<bool> RunAsync()
    {
        var shipment = new Shipment(7, "Zoë", TimeSpan.FromSeconds(1.5));
        string json = OctavoProtoJson.SerializeToString(shipment);
        Shipment typed = OctavoProtoJson.Deserialize<Shipment>(json)!;
        Console.WriteLine(json);

        // A program without the type: from the message's bytes by its descriptor. Here the type gives it; a server has a file that protoc wrote.
        ProtoMessageType type = ProtoJsonTypes.MessageOf<Shipment>();
        string untyped = Encoding.UTF8.GetString(OctavoProtoJson.ToJson(OctavoProtobuf.Serialize(shipment), type));
        Shipment? back = OctavoProtobuf.Deserialize<Shipment>(OctavoProtoJson.FromJson(Encoding.UTF8.GetBytes(untyped), type));
        Console.WriteLine($"Without the type: the same text: {untyped == json}");
        bool isRight = json == """{"number":"7","sentBy":"Zoë","took":"1.500s"}""" && typed == shipment && untyped == json && back == shipment;

        // Members that the message does not have are refused, or skipped if you say so.
        const string Later = """{"number":"8","sentBy":"Ada","weight":3}""";
        Shipment skipped = OctavoProtoJson.Deserialize<Shipment>(Later, new OctavoProtoJsonOptions { IgnoreUnknown = true })!;
        try
        {
            OctavoProtoJson.Deserialize<Shipment>(Later);
            return Task.FromResult(false);
        }
        catch (OctavoException refused)
        {
            Console.WriteLine($"{skipped}; without IgnoreUnknown: {refused.Message}");
            return Task.FromResult(isRight && skipped == new Shipment(8, "Ada", null) && refused.Code == OctavoErrorCode.UnknownMember);
        }
    }
}
