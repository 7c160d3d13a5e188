// Owns: an object whose members carry their numbers.
// Must not know: payloads.
using MessagePack;
using Octavo;

namespace Octavo.Lab.Workloads.Hostile;

/// <summary>Members by number: a number, a text, itself.</summary>
[GenerateCodec(Layout = Layout.Tolerant)]
[MessagePackObject]
public sealed partial class HostileTolerant
{
    [Key(0), CodecMember(1)] public int Number;
    [Key(1), CodecMember(2)] public string? Text;
    [Key(2), CodecMember(3)] public HostileTolerant? Inner;
}
