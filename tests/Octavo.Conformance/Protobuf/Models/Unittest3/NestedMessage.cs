// Owns: Google's golden messages in proto3, the message NestedMessage.
namespace Octavo.Conformance.Protobuf.Unittest3;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class NestedMessage
{
    [CodecMember(1)] public int Bb { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
