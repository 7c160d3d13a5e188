// Owns: a flat message of twelve members.
// Must not know: how it is filled, compared or measured.
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Protobuf;

/// <summary>Every kind of scalar that has an encoder of its own; numbers 1 to 12.</summary>
[GenerateCodec]
[ProtoContract]
public sealed partial class FlatMessage
{
    [ProtoMember(1)] public int Int32 { get; set; }
    [ProtoMember(2)] public long Int64 { get; set; }
    [ProtoMember(3)] public ulong UInt64 { get; set; }
    [ProtoMember(4, DataFormat = DataFormat.ZigZag)] public int Signed { get; set; }
    [ProtoMember(5, DataFormat = DataFormat.FixedSize)] public uint Word { get; set; }
    [ProtoMember(6, DataFormat = DataFormat.FixedSize)] public ulong Long { get; set; }
    [ProtoMember(7)] public double Ratio { get; set; }
    [ProtoMember(8)] public float Share { get; set; }
    [ProtoMember(9)] public bool Flag { get; set; }
    [ProtoMember(10)] public string Name { get; set; } = "";
    [ProtoMember(11)] public string Text { get; set; } = "";
    [ProtoMember(12)] public int Small { get; set; }
}
