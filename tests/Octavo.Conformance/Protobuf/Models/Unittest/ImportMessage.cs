// Owns: Google's golden messages in proto2, the message ImportMessage.
namespace Octavo.Conformance.Protobuf.Unittest;

[GenerateCodec(Layout = Layout.NumberMap)]
[ProtobufMessage(Packing = ProtobufPacking.Expanded, Enums = ProtobufEnums.Closed, Utf8 = ProtobufUtf8.Trust)]
public sealed partial class ImportMessage
{
    [CodecMember(1)] public int? D { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
