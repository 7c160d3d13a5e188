// Owns: vector tiles: a layer.
// Must not know: how it is filled, compared or measured.
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Protobuf;

/// <summary>Features, and the keys and values that their tags name by place.</summary>
[GenerateCodec]
[ProtoContract]
public sealed partial class TileLayer
{
    [ProtoMember(1, IsRequired = true)] public string Name { get; set; } = "";
    [ProtoMember(2)] public List<TileFeature> Features { get; set; } = [];
    [ProtoMember(3)] public List<string> Keys { get; set; } = [];
    [ProtoMember(4)] public List<TileValue> Values { get; set; } = [];
    [ProtoMember(5)] public uint? Extent { get; set; }
    [ProtoMember(15, IsRequired = true)] public uint Version { get; set; }
}
