// Owns: there and back in every format, by run-time type. Knows no model.
namespace Octavo.Generator.Tests.Conservation;

internal static class Trips
{
    internal static readonly (string Format, Func<object, Type, object?> Trip)[] All =
    [
        ("Binary", (value, type) => OctavoBinary.Deserialize(OctavoBinary.Serialize(value, type), type)),
        ("Compact", (value, type) => OctavoCompact.Deserialize(OctavoCompact.Serialize(value, type), type)),
        ("MessagePack", (value, type) => OctavoMsgPack.Deserialize(OctavoMsgPack.Serialize(value, type), type)),
        ("CBOR", (value, type) => OctavoCbor.Deserialize(OctavoCbor.Serialize(value, type), type)),
        ("JSON", (value, type) => OctavoJson.Deserialize(OctavoJson.Serialize(value, type), type)),
        ("Protobuf", (value, type) => OctavoProtobuf.Deserialize(OctavoProtobuf.Serialize(value, type), type)),
    ];
}
