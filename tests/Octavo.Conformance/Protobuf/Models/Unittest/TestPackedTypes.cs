// Owns: Google's golden messages in proto2, the message TestPackedTypes.
namespace Octavo.Conformance.Protobuf.Unittest;

[GenerateCodec(Layout = Layout.NumberMap)]
[ProtobufMessage(Packing = ProtobufPacking.Expanded, Enums = ProtobufEnums.Closed, Utf8 = ProtobufUtf8.Trust)]
public sealed partial class TestPackedTypes
{
    [CodecMember(90)][ProtobufMember(Packing = ProtobufPacking.Packed)] public List<int> PackedInt32 { get; set; } = [];
    [CodecMember(91)][ProtobufMember(Packing = ProtobufPacking.Packed)] public List<long> PackedInt64 { get; set; } = [];
    [CodecMember(92)][ProtobufMember(Packing = ProtobufPacking.Packed)] public List<uint> PackedUint32 { get; set; } = [];
    [CodecMember(93)][ProtobufMember(Packing = ProtobufPacking.Packed)] public List<ulong> PackedUint64 { get; set; } = [];
    [CodecMember(94)][ProtobufMember(Encoding = ProtobufEncoding.ZigZag, Packing = ProtobufPacking.Packed)] public List<int> PackedSint32 { get; set; } = [];
    [CodecMember(95)][ProtobufMember(Encoding = ProtobufEncoding.ZigZag, Packing = ProtobufPacking.Packed)] public List<long> PackedSint64 { get; set; } = [];
    [CodecMember(96)][ProtobufMember(Encoding = ProtobufEncoding.Fixed, Packing = ProtobufPacking.Packed)] public List<uint> PackedFixed32 { get; set; } = [];
    [CodecMember(97)][ProtobufMember(Encoding = ProtobufEncoding.Fixed, Packing = ProtobufPacking.Packed)] public List<ulong> PackedFixed64 { get; set; } = [];
    [CodecMember(98)][ProtobufMember(Encoding = ProtobufEncoding.Fixed, Packing = ProtobufPacking.Packed)] public List<int> PackedSfixed32 { get; set; } = [];
    [CodecMember(99)][ProtobufMember(Encoding = ProtobufEncoding.Fixed, Packing = ProtobufPacking.Packed)] public List<long> PackedSfixed64 { get; set; } = [];
    [CodecMember(100)][ProtobufMember(Packing = ProtobufPacking.Packed)] public List<float> PackedFloat { get; set; } = [];
    [CodecMember(101)][ProtobufMember(Packing = ProtobufPacking.Packed)] public List<double> PackedDouble { get; set; } = [];
    [CodecMember(102)][ProtobufMember(Packing = ProtobufPacking.Packed)] public List<bool> PackedBool { get; set; } = [];
    [CodecMember(103)][ProtobufMember(Packing = ProtobufPacking.Packed)] public List<ForeignEnum> PackedEnum { get; set; } = [];
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
