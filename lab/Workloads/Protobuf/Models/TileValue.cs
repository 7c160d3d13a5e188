// Owns: vector tiles: a value that a tag names.
// Must not know: how it is filled, compared or measured.
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Protobuf;

/// <summary>One of seven kinds.</summary>
[GenerateCodec]
[ProtoContract]
public sealed partial class TileValue
{
    [ProtoMember(1)] public string? Text { get; set; }
    [ProtoMember(2)] public float? Single { get; set; }
    [ProtoMember(3)] public double? Double { get; set; }
    [ProtoMember(4)] public long? Int64 { get; set; }
    [ProtoMember(5)] public ulong? UInt64 { get; set; }
    [ProtoMember(6, DataFormat = DataFormat.ZigZag)] public long? Signed { get; set; }
    [ProtoMember(7)] public bool? Flag { get; set; }
}
