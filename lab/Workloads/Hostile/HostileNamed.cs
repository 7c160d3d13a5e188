// Owns: an object of two members by name.
// Must not know: payloads.
using Octavo;

namespace Octavo.Lab.Workloads.Hostile;

/// <summary>Two members by name.</summary>
[GenerateCodec]
public sealed partial class HostileNamed
{
    public int Number;
    public string Text = "";
}
