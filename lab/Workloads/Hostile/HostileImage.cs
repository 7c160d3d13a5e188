// Owns: a struct that is an image in Binary, with padding and scalars that are validated.
// Must not know: payloads.
using MessagePack;
using Octavo;

namespace Octavo.Lab.Workloads.Hostile;

/// <summary>A byte, seven bytes of padding, and three scalars of which not all bit patterns are values.</summary>
[GenerateCodec]
[MessagePackObject]
public partial struct HostileImage
{
    [Key(0)] public bool Flag;
    [Key(1)] public DateTime At;
    [Key(2)] public decimal Price;
}
