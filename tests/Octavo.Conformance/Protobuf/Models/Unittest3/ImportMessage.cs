// Owns: Google's golden messages in proto3, the message ImportMessage.
namespace Octavo.Conformance.Protobuf.Unittest3;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class ImportMessage
{
    [CodecMember(1)] public int? D { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
