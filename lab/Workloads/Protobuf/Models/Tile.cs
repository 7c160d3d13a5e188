// Owns: vector tiles: the root.
// Must not know: how it is filled, compared or measured.
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Protobuf;

/// <summary>All layers.</summary>
[GenerateCodec]
[ProtoContract]
public sealed partial class Tile
{
    [ProtoMember(3)] public List<TileLayer> Layers { get; set; } = [];
}
