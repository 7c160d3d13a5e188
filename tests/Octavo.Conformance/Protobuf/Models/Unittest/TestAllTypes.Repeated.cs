// Owns: Google's golden messages in proto2, the message TestAllTypes: its repeated fields.
namespace Octavo.Conformance.Protobuf.Unittest;

public sealed partial class TestAllTypes
{
    [CodecMember(31)] public List<int> RepeatedInt32 { get; set; } = [];
    [CodecMember(32)] public List<long> RepeatedInt64 { get; set; } = [];
    [CodecMember(33)] public List<uint> RepeatedUint32 { get; set; } = [];
    [CodecMember(34)] public List<ulong> RepeatedUint64 { get; set; } = [];
    [CodecMember(35)][ProtobufMember(Encoding = ProtobufEncoding.ZigZag)] public List<int> RepeatedSint32 { get; set; } = [];
    [CodecMember(36)][ProtobufMember(Encoding = ProtobufEncoding.ZigZag)] public List<long> RepeatedSint64 { get; set; } = [];
    [CodecMember(37)][ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public List<uint> RepeatedFixed32 { get; set; } = [];
    [CodecMember(38)][ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public List<ulong> RepeatedFixed64 { get; set; } = [];
    [CodecMember(39)][ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public List<int> RepeatedSfixed32 { get; set; } = [];
    [CodecMember(40)][ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public List<long> RepeatedSfixed64 { get; set; } = [];
    [CodecMember(41)] public List<float> RepeatedFloat { get; set; } = [];
    [CodecMember(42)] public List<double> RepeatedDouble { get; set; } = [];
    [CodecMember(43)] public List<bool> RepeatedBool { get; set; } = [];
    [CodecMember(44)] public List<string> RepeatedString { get; set; } = [];
    [CodecMember(45)] public List<byte[]> RepeatedBytes { get; set; } = [];
    [CodecMember(46)][ProtobufMember(Encoding = ProtobufEncoding.Group)] public List<RepeatedGroup> RepeatedGroup { get; set; } = [];
    [CodecMember(48)] public List<NestedMessage> RepeatedNestedMessage { get; set; } = [];
    [CodecMember(49)] public List<ForeignMessage> RepeatedForeignMessage { get; set; } = [];
    [CodecMember(50)] public List<ImportMessage> RepeatedImportMessage { get; set; } = [];
    [CodecMember(51)] public List<NestedEnum> RepeatedNestedEnum { get; set; } = [];
    [CodecMember(52)] public List<ForeignEnum> RepeatedForeignEnum { get; set; } = [];
    [CodecMember(53)] public List<ImportEnum> RepeatedImportEnum { get; set; } = [];
    [CodecMember(54)] public List<string> RepeatedStringPiece { get; set; } = [];
    [CodecMember(55)] public List<string> RepeatedCord { get; set; } = [];
    [CodecMember(57)] public List<NestedMessage> RepeatedLazyMessage { get; set; } = [];
}
