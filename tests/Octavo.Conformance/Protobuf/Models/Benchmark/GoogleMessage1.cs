// Owns: Google's benchmark in proto3, the message GoogleMessage1.
namespace Octavo.Conformance.Protobuf.Benchmark;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class GoogleMessage1
{
    [CodecMember(1)] public string Field1 { get; set; } = "";
    [CodecMember(2)] public int Field2 { get; set; }
    [CodecMember(3)] public int Field3 { get; set; }
    [CodecMember(4)] public string Field4 { get; set; } = "";
    [CodecMember(5)][ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public List<ulong> Field5 { get; set; } = [];
    [CodecMember(6)] public int Field6 { get; set; }
    [CodecMember(7)] public string Field7 { get; set; } = "";
    [CodecMember(9)] public string Field9 { get; set; } = "";
    [CodecMember(12)] public bool Field12 { get; set; }
    [CodecMember(13)] public bool Field13 { get; set; }
    [CodecMember(14)] public bool Field14 { get; set; }
    [CodecMember(15)] public GoogleMessage1SubMessage? Field15 { get; set; }
    [CodecMember(16)] public int Field16 { get; set; }
    [CodecMember(17)] public bool Field17 { get; set; }
    [CodecMember(18)] public string Field18 { get; set; } = "";
    [CodecMember(22)] public long Field22 { get; set; }
    [CodecMember(23)] public int Field23 { get; set; }
    [CodecMember(24)] public bool Field24 { get; set; }
    [CodecMember(25)] public int Field25 { get; set; }
    [CodecMember(29)] public int Field29 { get; set; }
    [CodecMember(30)] public bool Field30 { get; set; }
    [CodecMember(59)] public bool Field59 { get; set; }
    [CodecMember(60)] public int Field60 { get; set; }
    [CodecMember(67)] public int Field67 { get; set; }
    [CodecMember(68)] public int Field68 { get; set; }
    [CodecMember(78)] public bool Field78 { get; set; }
    [CodecMember(80)] public bool Field80 { get; set; }
    [CodecMember(81)] public bool Field81 { get; set; }
    [CodecMember(100)] public int Field100 { get; set; }
    [CodecMember(101)] public int Field101 { get; set; }
    [CodecMember(102)] public string Field102 { get; set; } = "";
    [CodecMember(103)] public string Field103 { get; set; } = "";
    [CodecMember(104)] public int Field104 { get; set; }
    [CodecMember(128)] public int Field128 { get; set; }
    [CodecMember(129)] public string Field129 { get; set; } = "";
    [CodecMember(130)] public int Field130 { get; set; }
    [CodecMember(131)] public int Field131 { get; set; }
    [CodecMember(150)] public int Field150 { get; set; }
    [CodecMember(271)] public int Field271 { get; set; }
    [CodecMember(272)] public int Field272 { get; set; }
    [CodecMember(280)] public int Field280 { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
