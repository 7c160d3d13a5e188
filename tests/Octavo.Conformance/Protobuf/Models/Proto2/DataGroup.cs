// Owns: the conformance suite's proto2 file, the message Data.
namespace Octavo.Conformance.Protobuf.Proto2;

[GenerateCodec(Layout = Layout.NumberMap)]
[ProtobufMessage(Packing = ProtobufPacking.Expanded, Enums = ProtobufEnums.Closed, Utf8 = ProtobufUtf8.Trust)]
public sealed partial class DataGroup
{
    [CodecMember(202)] public int? GroupInt32 { get; set; }
    [CodecMember(203)] public uint? GroupUint32 { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
