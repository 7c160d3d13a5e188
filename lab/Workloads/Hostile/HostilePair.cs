// Owns: an object of two members.
// Must not know: payloads.
using MessagePack;
using Octavo;

namespace Octavo.Lab.Workloads.Hostile;

/// <summary>Two members, neither of them null.</summary>
[GenerateCodec]
[MessagePackObject]
public sealed partial class HostilePair
{
    [Key(0)] public int Number;
    [Key(1)] public string Text = "";
}
