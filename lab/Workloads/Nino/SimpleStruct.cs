// Owns: the struct of document 002.
// Must not know: how it is filled, compared or measured.
using MemoryPack;
using MessagePack;
using Nino.Core;
using Octavo;

namespace Octavo.Lab.Workloads;

/// <summary>Document 002's struct: two members, no references.</summary>
[GenerateCodec]
[NinoType]
[MemoryPackable]
[MessagePackObject]
public partial struct SimpleStruct
{
    [Key(0)] public int Id;
    [Key(1)] public DateTime CreateTime;
}
