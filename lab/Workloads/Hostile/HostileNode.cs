// Owns: a chain, as deep as the data says.
// Must not know: payloads.
using MessagePack;
using Octavo;

namespace Octavo.Lab.Workloads.Hostile;

/// <summary>A node of a chain.</summary>
[GenerateCodec]
[MessagePackObject]
public sealed partial class HostileNode
{
    [Key(0)] public int Value;
    [Key(1)] public HostileNode? Next;
}
