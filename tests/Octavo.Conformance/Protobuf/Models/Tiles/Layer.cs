// Owns: vector tiles, the message Layer.
namespace Octavo.Conformance.Protobuf.Tiles;

[GenerateCodec(Layout = Layout.NumberMap)]
[ProtobufMessage(Packing = ProtobufPacking.Expanded, Enums = ProtobufEnums.Closed, Utf8 = ProtobufUtf8.Trust)]
public sealed partial class Layer
{
    [CodecMember(1)][ProtobufMember(Presence = ProtobufPresence.Required)] public string? Name { get; set; }
    [CodecMember(2)] public List<Feature> Features { get; set; } = [];
    [CodecMember(3)] public List<string> Keys { get; set; } = [];
    [CodecMember(4)] public List<Value> Values { get; set; } = [];
    [CodecMember(5)] public uint? Extent { get; set; }
    [CodecMember(15)][ProtobufMember(Presence = ProtobufPresence.Required)] public uint? Version { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
