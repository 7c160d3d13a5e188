// Owns: Google's golden messages in proto2, the message OptionalGroup.
namespace Octavo.Conformance.Protobuf.Unittest;

[GenerateCodec(Layout = Layout.NumberMap)]
[ProtobufMessage(Packing = ProtobufPacking.Expanded, Enums = ProtobufEnums.Closed, Utf8 = ProtobufUtf8.Trust)]
public sealed partial class OptionalGroup
{
    [CodecMember(17)] public int? A { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
