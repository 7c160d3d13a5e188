// Owns: a union's case of one number.
// Must not know: payloads.
using MessagePack;
using Octavo;

namespace Octavo.Lab.Workloads.Hostile;

/// <summary>Case 0.</summary>
[GenerateCodec]
[MessagePackObject]
public sealed partial class HostileLeaf : IHostileUnion
{
    [Key(0)] public int Number;
}
