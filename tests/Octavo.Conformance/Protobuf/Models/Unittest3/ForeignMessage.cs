// Owns: Google's golden messages in proto3, the message ForeignMessage.
namespace Octavo.Conformance.Protobuf.Unittest3;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class ForeignMessage
{
    [CodecMember(1)] public int C { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
