// Owns: the conformance suite's proto2 file, the message ForeignMessageProto2.
namespace Octavo.Conformance.Protobuf.Proto2;

[GenerateCodec(Layout = Layout.NumberMap)]
[ProtobufMessage(Packing = ProtobufPacking.Expanded, Enums = ProtobufEnums.Closed, Utf8 = ProtobufUtf8.Trust)]
public sealed partial class ForeignMessageProto2
{
    [CodecMember(1)] public int? C { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
