// Owns: a link of a chain of messages, each inside the one before.
// Must not know: how it is filled, compared or measured.
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Protobuf;

/// <summary>A text of a kilobyte, and the next link.</summary>
[GenerateCodec]
[ProtoContract]
public sealed partial class Chain
{
    [ProtoMember(1)] public int Id { get; set; }
    [ProtoMember(2)] public string Text { get; set; } = "";
    [ProtoMember(3)] public Chain? Next { get; set; }
}
