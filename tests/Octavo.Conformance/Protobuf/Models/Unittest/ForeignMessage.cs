// Owns: Google's golden messages in proto2, the message ForeignMessage.
namespace Octavo.Conformance.Protobuf.Unittest;

[GenerateCodec(Layout = Layout.NumberMap)]
[ProtobufMessage(Packing = ProtobufPacking.Expanded, Enums = ProtobufEnums.Closed, Utf8 = ProtobufUtf8.Trust)]
public sealed partial class ForeignMessage
{
    [CodecMember(1)] public int? C { get; set; }
    [CodecMember(2)] public int? D { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
