// Owns: the conformance suite's proto2 file, the message NestedMessage.
namespace Octavo.Conformance.Protobuf.Proto2;

[GenerateCodec(Layout = Layout.NumberMap)]
[ProtobufMessage(Packing = ProtobufPacking.Expanded, Enums = ProtobufEnums.Closed, Utf8 = ProtobufUtf8.Trust)]
public sealed partial class NestedMessage
{
    [CodecMember(1)] public int? A { get; set; }
    [CodecMember(2)] public TestAllTypesProto2? Corecursive { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
