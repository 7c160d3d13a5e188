// Owns: the conformance suite's proto2 file, the message MessageSetCorrect.
namespace Octavo.Conformance.Protobuf.Proto2;

[GenerateCodec(Layout = Layout.NumberMap)]
[ProtobufMessage(Packing = ProtobufPacking.Expanded, Enums = ProtobufEnums.Closed, Utf8 = ProtobufUtf8.Trust)]
public sealed partial class MessageSetCorrect
{
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
