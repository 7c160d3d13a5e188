// Owns: a small message inside a small message, many times.
// Must not know: how it is filled, compared or measured.
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Protobuf;

/// <summary>An integer, and the next.</summary>
[GenerateCodec]
[ProtoContract]
public sealed partial class Deep
{
    [ProtoMember(1)] public int Id { get; set; }
    [ProtoMember(2)] public Deep? Next { get; set; }
}
