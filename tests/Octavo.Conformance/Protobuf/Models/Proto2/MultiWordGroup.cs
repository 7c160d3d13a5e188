// Owns: the conformance suite's proto2 file, the message MultiWordGroupField.
namespace Octavo.Conformance.Protobuf.Proto2;

[GenerateCodec(Layout = Layout.NumberMap)]
[ProtobufMessage(Packing = ProtobufPacking.Expanded, Enums = ProtobufEnums.Closed, Utf8 = ProtobufUtf8.Trust)]
public sealed partial class MultiWordGroup
{
    [CodecMember(205)] public int? GroupInt32 { get; set; }
    [CodecMember(206)] public uint? GroupUint32 { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
