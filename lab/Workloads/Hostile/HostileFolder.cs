// Owns: nesting through a list.
// Must not know: payloads.
using MessagePack;
using Octavo;

namespace Octavo.Lab.Workloads.Hostile;

/// <summary>A list of itself.</summary>
[GenerateCodec]
[MessagePackObject]
public sealed partial class HostileFolder
{
    [Key(0)] public List<HostileFolder>? Folders;
}
