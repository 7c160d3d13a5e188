// Owns: nesting through a union.
// Must not know: payloads.
using MessagePack;
using Octavo;

namespace Octavo.Lab.Workloads.Hostile;

/// <summary>Case 1.</summary>
[GenerateCodec]
[MessagePackObject]
public sealed partial class HostileBranch : IHostileUnion
{
    [Key(0)] public IHostileUnion? Inner;
}
