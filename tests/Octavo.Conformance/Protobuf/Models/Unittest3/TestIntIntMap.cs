// Owns: Google's golden messages in proto3, the message TestIntIntMap.
namespace Octavo.Conformance.Protobuf.Unittest3;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class TestIntIntMap
{
    [CodecMember(1)] public Dictionary<int, int> M { get; set; } = [];
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
