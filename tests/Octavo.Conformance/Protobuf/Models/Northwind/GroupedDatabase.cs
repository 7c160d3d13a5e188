// Owns: the root of protobuf-net's Northwind data, every message a group.
namespace Octavo.Conformance.Protobuf.Northwind;

[GenerateCodec]
public sealed partial class GroupedDatabase
{
    [CodecMember(1)][ProtobufMember(Encoding = ProtobufEncoding.Group)] public List<GroupedOrder> Orders { get; set; } = [];
}
