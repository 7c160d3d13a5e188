// Owns: vector tiles: a feature.
// Must not know: how it is filled, compared or measured.
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Protobuf;

/// <summary>Packed tags and packed geometry.</summary>
[GenerateCodec]
[ProtoContract]
public sealed partial class TileFeature
{
    [ProtoMember(1)] public ulong? Id { get; set; }
    [ProtoMember(2, IsPacked = true)] public uint[]? Tags { get; set; }
    [ProtoMember(3)] public TileGeometry? Type { get; set; }
    [ProtoMember(4, IsPacked = true)] public uint[]? Geometry { get; set; }
}
