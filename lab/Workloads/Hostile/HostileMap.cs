// Owns: nesting through a dictionary.
// Must not know: payloads.
using MessagePack;
using Octavo;

namespace Octavo.Lab.Workloads.Hostile;

/// <summary>A dictionary of itself.</summary>
[GenerateCodec]
[MessagePackObject]
public sealed partial class HostileMap
{
    [Key(0)] public Dictionary<string, HostileMap>? Children;
}
