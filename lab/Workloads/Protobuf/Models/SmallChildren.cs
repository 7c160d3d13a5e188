// Owns: a message of many small ones.
// Must not know: how it is filled, compared or measured.
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Protobuf;

/// <summary>A thousand children.</summary>
[GenerateCodec]
[ProtoContract]
public sealed partial class SmallChildren
{
    [ProtoMember(1)] public int Id { get; set; }
    [ProtoMember(2)] public List<SmallChild> Children { get; set; } = [];
}
