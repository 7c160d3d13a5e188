// Owns: the message of Google's benchmark, as of proto3.
// Must not know: how it is filled, compared or measured.
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Protobuf;

/// <summary>Forty-one members, numbers to 280; a dozen of them are there.</summary>
[GenerateCodec]
[ProtoContract]
public sealed partial class GoogleMessage1
{
    [ProtoMember(1)] public string? Field1 { get; set; }
    [ProtoMember(2)] public int Field2 { get; set; }
    [ProtoMember(3)] public int Field3 { get; set; }
    [ProtoMember(4)] public string? Field4 { get; set; }
    [ProtoMember(5, DataFormat = DataFormat.FixedSize, IsPacked = true)] public List<ulong>? Field5 { get; set; }
    [ProtoMember(6)] public int Field6 { get; set; }
    [ProtoMember(7)] public string? Field7 { get; set; }
    [ProtoMember(9)] public string? Field9 { get; set; }
    [ProtoMember(12)] public bool Field12 { get; set; }
    [ProtoMember(13)] public bool Field13 { get; set; }
    [ProtoMember(14)] public bool Field14 { get; set; }
    [ProtoMember(15)] public GoogleSubMessage? Field15 { get; set; }
    [ProtoMember(16)] public int Field16 { get; set; }
    [ProtoMember(17)] public bool Field17 { get; set; }
    [ProtoMember(18)] public string? Field18 { get; set; }
    [ProtoMember(22)] public long Field22 { get; set; }
    [ProtoMember(23)] public int Field23 { get; set; }
    [ProtoMember(24)] public bool Field24 { get; set; }
    [ProtoMember(25)] public int Field25 { get; set; }
    [ProtoMember(29)] public int Field29 { get; set; }
    [ProtoMember(30)] public bool Field30 { get; set; }
    [ProtoMember(59)] public bool Field59 { get; set; }
    [ProtoMember(60)] public int Field60 { get; set; }
    [ProtoMember(67)] public int Field67 { get; set; }
    [ProtoMember(68)] public int Field68 { get; set; }
    [ProtoMember(78)] public bool Field78 { get; set; }
    [ProtoMember(80)] public bool Field80 { get; set; }
    [ProtoMember(81)] public bool Field81 { get; set; }
    [ProtoMember(100)] public int Field100 { get; set; }
    [ProtoMember(101)] public int Field101 { get; set; }
    [ProtoMember(102)] public string? Field102 { get; set; }
    [ProtoMember(103)] public string? Field103 { get; set; }
    [ProtoMember(104)] public int Field104 { get; set; }
    [ProtoMember(128)] public int Field128 { get; set; }
    [ProtoMember(129)] public string? Field129 { get; set; }
    [ProtoMember(130)] public int Field130 { get; set; }
    [ProtoMember(131)] public int Field131 { get; set; }
    [ProtoMember(150)] public int Field150 { get; set; }
    [ProtoMember(271)] public int Field271 { get; set; }
    [ProtoMember(272)] public int Field272 { get; set; }
    [ProtoMember(280)] public int Field280 { get; set; }
}
