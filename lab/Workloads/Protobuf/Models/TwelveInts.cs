// Owns: a message of twelve integers.
// Must not know: how it is filled, compared or measured.
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Protobuf;

/// <summary>Varints of every length.</summary>
[GenerateCodec]
[ProtoContract]
public sealed partial class TwelveInts
{
    [ProtoMember(1)] public int Value1 { get; set; }
    [ProtoMember(2)] public int Value2 { get; set; }
    [ProtoMember(3)] public int Value3 { get; set; }
    [ProtoMember(4)] public int Value4 { get; set; }
    [ProtoMember(5)] public int Value5 { get; set; }
    [ProtoMember(6)] public int Value6 { get; set; }
    [ProtoMember(7)] public int Value7 { get; set; }
    [ProtoMember(8)] public int Value8 { get; set; }
    [ProtoMember(9)] public int Value9 { get; set; }
    [ProtoMember(10)] public int Value10 { get; set; }
    [ProtoMember(11)] public int Value11 { get; set; }
    [ProtoMember(12)] public int Value12 { get; set; }
}
