// Owns: Google's golden messages in proto3, the message TestMaps.
namespace Octavo.Conformance.Protobuf.Unittest3;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class TestMaps
{
    [CodecMember(1)] public Dictionary<int, TestIntIntMap> MInt32 { get; set; } = [];
    [CodecMember(2)] public Dictionary<long, TestIntIntMap> MInt64 { get; set; } = [];
    [CodecMember(3)] public Dictionary<uint, TestIntIntMap> MUint32 { get; set; } = [];
    [CodecMember(4)] public Dictionary<ulong, TestIntIntMap> MUint64 { get; set; } = [];
    [CodecMember(5)][ProtobufMember(KeyEncoding = ProtobufEncoding.ZigZag)] public Dictionary<int, TestIntIntMap> MSint32 { get; set; } = [];
    [CodecMember(6)][ProtobufMember(KeyEncoding = ProtobufEncoding.ZigZag)] public Dictionary<long, TestIntIntMap> MSint64 { get; set; } = [];
    [CodecMember(7)][ProtobufMember(KeyEncoding = ProtobufEncoding.Fixed)] public Dictionary<uint, TestIntIntMap> MFixed32 { get; set; } = [];
    [CodecMember(8)][ProtobufMember(KeyEncoding = ProtobufEncoding.Fixed)] public Dictionary<ulong, TestIntIntMap> MFixed64 { get; set; } = [];
    [CodecMember(9)][ProtobufMember(KeyEncoding = ProtobufEncoding.Fixed)] public Dictionary<int, TestIntIntMap> MSfixed32 { get; set; } = [];
    [CodecMember(10)][ProtobufMember(KeyEncoding = ProtobufEncoding.Fixed)] public Dictionary<long, TestIntIntMap> MSfixed64 { get; set; } = [];
    [CodecMember(11)] public Dictionary<bool, TestIntIntMap> MBool { get; set; } = [];
    [CodecMember(12)] public Dictionary<string, TestIntIntMap> MString { get; set; } = [];
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
