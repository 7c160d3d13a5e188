// Owns: vector tiles, the message Feature.
namespace Octavo.Conformance.Protobuf.Tiles;

[GenerateCodec(Layout = Layout.NumberMap)]
[ProtobufMessage(Packing = ProtobufPacking.Expanded, Enums = ProtobufEnums.Closed, Utf8 = ProtobufUtf8.Trust)]
public sealed partial class Feature
{
    [CodecMember(1)] public ulong? Id { get; set; }
    [CodecMember(2)][ProtobufMember(Packing = ProtobufPacking.Packed)] public List<uint> Tags { get; set; } = [];
    [CodecMember(3)] public GeomType? Type { get; set; }
    [CodecMember(4)][ProtobufMember(Packing = ProtobufPacking.Packed)] public List<uint> Geometry { get; set; } = [];
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
