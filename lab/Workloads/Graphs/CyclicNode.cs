// Owns: a node of the graph with cycles.
// Must not know: how it is filled, compared or measured.
using MemoryPack;
using MessagePack;
using Octavo;

namespace Octavo.Lab.Workloads;

/// <summary>A number, a name, and edges: forward, back, and to itself.</summary>
[GenerateCodec(References = true)]
[MemoryPackable(GenerateType.CircularReference)]
[MessagePackObject]
[Serializable]
public sealed partial class CyclicNode
{
    [Key(0)][MemoryPackOrder(0)] public int Id { get; set; }

    [Key(1)][MemoryPackOrder(1)] public string? Name { get; set; }

    [Key(2)][MemoryPackOrder(2)] public List<CyclicNode>? Edges { get; set; }
}
