// Owns: the conformance suite's file of edition 2023, the message TestAllTypesEdition2023: its repeated fields.
namespace Octavo.Conformance.Protobuf.Edition2023;

public sealed partial class TestAllTypesEdition2023
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
    [CodecMember(48)] public List<NestedMessage> RepeatedNestedMessage { get; set; } = [];
    [CodecMember(49)] public List<ForeignMessageEdition2023> RepeatedForeignMessage { get; set; } = [];
    [CodecMember(51)] public List<NestedEnum> RepeatedNestedEnum { get; set; } = [];
    [CodecMember(52)] public List<ForeignEnumEdition2023> RepeatedForeignEnum { get; set; } = [];
    [CodecMember(54)] public List<string> RepeatedStringPiece { get; set; } = [];
    [CodecMember(55)] public List<string> RepeatedCord { get; set; } = [];
    [CodecMember(75)] public List<int> PackedInt32 { get; set; } = [];
    [CodecMember(76)] public List<long> PackedInt64 { get; set; } = [];
    [CodecMember(77)] public List<uint> PackedUint32 { get; set; } = [];
    [CodecMember(78)] public List<ulong> PackedUint64 { get; set; } = [];
    [CodecMember(79)][ProtobufMember(Encoding = ProtobufEncoding.ZigZag)] public List<int> PackedSint32 { get; set; } = [];
    [CodecMember(80)][ProtobufMember(Encoding = ProtobufEncoding.ZigZag)] public List<long> PackedSint64 { get; set; } = [];
    [CodecMember(81)][ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public List<uint> PackedFixed32 { get; set; } = [];
    [CodecMember(82)][ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public List<ulong> PackedFixed64 { get; set; } = [];
    [CodecMember(83)][ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public List<int> PackedSfixed32 { get; set; } = [];
    [CodecMember(84)][ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public List<long> PackedSfixed64 { get; set; } = [];
    [CodecMember(85)] public List<float> PackedFloat { get; set; } = [];
    [CodecMember(86)] public List<double> PackedDouble { get; set; } = [];
    [CodecMember(87)] public List<bool> PackedBool { get; set; } = [];
    [CodecMember(88)] public List<NestedEnum> PackedNestedEnum { get; set; } = [];
    [CodecMember(89)][ProtobufMember(Packing = ProtobufPacking.Expanded)] public List<int> UnpackedInt32 { get; set; } = [];
    [CodecMember(90)][ProtobufMember(Packing = ProtobufPacking.Expanded)] public List<long> UnpackedInt64 { get; set; } = [];
    [CodecMember(91)][ProtobufMember(Packing = ProtobufPacking.Expanded)] public List<uint> UnpackedUint32 { get; set; } = [];
    [CodecMember(92)][ProtobufMember(Packing = ProtobufPacking.Expanded)] public List<ulong> UnpackedUint64 { get; set; } = [];
    [CodecMember(93)]
    [ProtobufMember(Encoding = ProtobufEncoding.ZigZag, Packing = ProtobufPacking.Expanded)]
    public List<int> UnpackedSint32 { get; set; } =
        [];
    [CodecMember(94)]
    [ProtobufMember(Encoding = ProtobufEncoding.ZigZag, Packing = ProtobufPacking.Expanded)]
    public List<long> UnpackedSint64 { get; set; } =
        [];
    [CodecMember(95)]
    [ProtobufMember(Encoding = ProtobufEncoding.Fixed, Packing = ProtobufPacking.Expanded)]
    public List<uint> UnpackedFixed32 { get; set; } =
        [];
    [CodecMember(96)]
    [ProtobufMember(Encoding = ProtobufEncoding.Fixed, Packing = ProtobufPacking.Expanded)]
    public List<ulong> UnpackedFixed64 { get; set; } =
        [];
    [CodecMember(97)]
    [ProtobufMember(Encoding = ProtobufEncoding.Fixed, Packing = ProtobufPacking.Expanded)]
    public List<int> UnpackedSfixed32 { get; set; } =
        [];
    [CodecMember(98)]
    [ProtobufMember(Encoding = ProtobufEncoding.Fixed, Packing = ProtobufPacking.Expanded)]
    public List<long> UnpackedSfixed64 { get; set; } =
        [];
    [CodecMember(99)][ProtobufMember(Packing = ProtobufPacking.Expanded)] public List<float> UnpackedFloat { get; set; } = [];
    [CodecMember(100)][ProtobufMember(Packing = ProtobufPacking.Expanded)] public List<double> UnpackedDouble { get; set; } = [];
    [CodecMember(101)][ProtobufMember(Packing = ProtobufPacking.Expanded)] public List<bool> UnpackedBool { get; set; } = [];
    [CodecMember(102)][ProtobufMember(Packing = ProtobufPacking.Expanded)] public List<NestedEnum> UnpackedNestedEnum { get; set; } = [];
}
