// Owns: one of many small messages.
// Must not know: how it is filled, compared or measured.
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Protobuf;

/// <summary>Two integers and a short text.</summary>
[GenerateCodec]
[ProtoContract]
public sealed partial class SmallChild
{
    [ProtoMember(1)] public int Id { get; set; }
    [ProtoMember(2)] public int Count { get; set; }
    [ProtoMember(3)] public string Name { get; set; } = "";
}
