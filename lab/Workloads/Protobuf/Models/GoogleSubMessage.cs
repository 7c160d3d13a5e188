// Owns: the message inside the message of Google's benchmark.
// Must not know: how it is filled, compared or measured.
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Protobuf;

/// <summary>Twenty members; six of them are there.</summary>
[GenerateCodec]
[ProtoContract]
public sealed partial class GoogleSubMessage
{
    [ProtoMember(1)] public int Field1 { get; set; }
    [ProtoMember(2)] public int Field2 { get; set; }
    [ProtoMember(3)] public int Field3 { get; set; }
    [ProtoMember(12)] public bool Field12 { get; set; }
    [ProtoMember(13)] public long Field13 { get; set; }
    [ProtoMember(14)] public long Field14 { get; set; }
    [ProtoMember(15)] public string? Field15 { get; set; }
    [ProtoMember(16)] public int Field16 { get; set; }
    [ProtoMember(19)] public int Field19 { get; set; }
    [ProtoMember(20)] public bool Field20 { get; set; }
    [ProtoMember(21, DataFormat = DataFormat.FixedSize)] public ulong Field21 { get; set; }
    [ProtoMember(22)] public int Field22 { get; set; }
    [ProtoMember(23)] public bool Field23 { get; set; }
    [ProtoMember(28)] public bool Field28 { get; set; }
    [ProtoMember(203, DataFormat = DataFormat.FixedSize)] public uint Field203 { get; set; }
    [ProtoMember(204)] public int Field204 { get; set; }
    [ProtoMember(205)] public string? Field205 { get; set; }
    [ProtoMember(206)] public bool Field206 { get; set; }
    [ProtoMember(207)] public ulong Field207 { get; set; }
    [ProtoMember(300)] public ulong Field300 { get; set; }
}
