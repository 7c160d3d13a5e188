// Owns: Google's golden messages in proto3, the message PublicImportMessage.
namespace Octavo.Conformance.Protobuf.Unittest3;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class PublicImportMessage
{
    [CodecMember(1)] public int? E { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
