// Owns: vector tiles, the message Tile.
namespace Octavo.Conformance.Protobuf.Tiles;

[GenerateCodec(Layout = Layout.NumberMap)]
[ProtobufMessage(Packing = ProtobufPacking.Expanded, Enums = ProtobufEnums.Closed, Utf8 = ProtobufUtf8.Trust)]
public sealed partial class Tile
{
    [CodecMember(3)] public List<Layer> Layers { get; set; } = [];
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
