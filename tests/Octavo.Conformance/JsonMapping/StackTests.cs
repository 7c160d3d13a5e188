// Owns: what levels of messages take of the stack in ProtoJSON, both ways, on threads of any size.
using Octavo.Tests.Robustness;
using Octavo.Tests.Shared;

namespace Octavo.Conformance.JsonMapping;

public class StackTests
{
    [Theory]
    [InlineData(128)]
    [InlineData(384)]
    [InlineData(2048)]
    public void Wide_types_at_the_full_depth(int kibibytes)
    {
        Check(WideLevels.Blocks(63), kibibytes);
        Check(WideLevels.Many(63), kibibytes);
        Check(WideLevels.Bound(63), kibibytes);
    }

    /// <summary>The largest limit that there is: messages, values and groups.</summary>
    [Theory]
    [InlineData(128)]
    [InlineData(2048)]
    public void Ten_thousand_levels(int kibibytes)
    {
        const int Many = 9_990;
        var options = new OctavoProtoJsonOptions { Limits = new SerializerLimits { MaxDepth = 10_000 }, IgnoreUnknown = true };
        ProtoMessageType type = ProtoJsonTypes.MessageOf<ManyNode>();
        ProtoMessageType value = ProtoJsonTypes.WellKnown.Message("google.protobuf.Value");
        string nested = string.Concat(Enumerable.Repeat("{\"next\":", Many)) + "{}" + new string('}', Many);
        string unknown = "{\"nothing\":" + new string('[', Many) + new string(']', Many) + "}";
        SmallStack.Guards(kibibytes, () => OctavoProtoJson.FromJson(nested, type, options));
        SmallStack.Guards(kibibytes, () => OctavoProtoJson.FromJson(unknown, type, options));
        SmallStack.Guards(kibibytes, () => OctavoProtoJson.FromJson(new string('[', Many) + new string(']', Many), value, options));
        SmallStack.Guards(kibibytes, () => OctavoProtoJson.Deserialize<ManyNode>(nested, options));
        byte[] message = [];
        for (int i = 0; i < 2_000; i++)
        {
            message = [0x9A, 0x04, .. Varint(message.Length), .. message]; // field 67
        }
        SmallStack.Guards(kibibytes, () => OctavoProtoJson.ToJson(message, type, options));
        byte[] groups = [.. Enumerable.Repeat((byte[])[0xFB, 0x7F], Many).SelectMany(tag => tag),
            .. Enumerable.Repeat((byte[])[0xFC, 0x7F], Many).SelectMany(tag => tag)];
        SmallStack.Guards(kibibytes, () => OctavoProtoJson.ToJson(groups, type, options));
        byte[] list = [0x08, 0x00]; // null
        for (int i = 0; i < 2_000; i++)
        {
            list = [0x32, .. Varint(list.Length + 1 + Varint(list.Length).Length), 0x0A, .. Varint(list.Length), .. list]; // a list value of one
        }
        SmallStack.Guards(kibibytes, () => OctavoProtoJson.ToJson(list, value, options));
    }

    private static void Check<T>(T node, int kibibytes)
    {
        byte[] json = SmallStack.Make(() => OctavoProtoJson.Serialize(node));
        byte[] message = SmallStack.Make(() => OctavoProtobuf.Serialize(node));
        ProtoMessageType type = ProtoJsonTypes.MessageOf<T>();
        SmallStack.Guards(kibibytes, () => OctavoProtoJson.Serialize(node));
        SmallStack.Guards(kibibytes, () => OctavoProtoJson.Deserialize<T>(json));
        SmallStack.Guards(kibibytes, () => OctavoProtoJson.ToJson(message, type));
        SmallStack.Guards(kibibytes, () => OctavoProtoJson.FromJson(json, type));
        // Under a member that the other type does not have.
        SmallStack.Guards(kibibytes, () => OctavoProtoJson.FromJson(json, ProtoJsonTypes.MessageOf<ShipmentPatch>(), new() { IgnoreUnknown = true }));
        SmallStack.Ends(kibibytes, () => OctavoProtoJson.FromJson(json.AsSpan(0, json.Length / 2), type));
        SmallStack.Ends(kibibytes, () => OctavoProtoJson.ToJson(message.AsSpan(0, message.Length - 1), type));
    }

    private static byte[] Varint(int number) =>
        number < 0x80 ? [(byte)number] : [(byte)(number | 0x80), .. Varint(number >> 7)];
}
