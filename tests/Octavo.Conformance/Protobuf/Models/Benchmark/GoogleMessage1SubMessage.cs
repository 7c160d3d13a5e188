// Owns: Google's benchmark in proto3, the message GoogleMessage1SubMessage.
namespace Octavo.Conformance.Protobuf.Benchmark;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class GoogleMessage1SubMessage
{
    [CodecMember(1)] public int Field1 { get; set; }
    [CodecMember(2)] public int Field2 { get; set; }
    [CodecMember(3)] public int Field3 { get; set; }
    [CodecMember(12)] public bool Field12 { get; set; }
    [CodecMember(13)] public long Field13 { get; set; }
    [CodecMember(14)] public long Field14 { get; set; }
    [CodecMember(15)] public string Field15 { get; set; } = "";
    [CodecMember(16)] public int Field16 { get; set; }
    [CodecMember(19)] public int Field19 { get; set; }
    [CodecMember(20)] public bool Field20 { get; set; }
    [CodecMember(21)][ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public ulong Field21 { get; set; }
    [CodecMember(22)] public int Field22 { get; set; }
    [CodecMember(23)] public bool Field23 { get; set; }
    [CodecMember(28)] public bool Field28 { get; set; }
    [CodecMember(203)][ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public uint Field203 { get; set; }
    [CodecMember(204)] public int Field204 { get; set; }
    [CodecMember(205)] public string Field205 { get; set; } = "";
    [CodecMember(206)] public bool Field206 { get; set; }
    [CodecMember(207)] public ulong Field207 { get; set; }
    [CodecMember(300)] public ulong Field300 { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
