// Owns: a node of the tree whose subtrees are shared.
// Must not know: how it is filled, compared or measured.
using MemoryPack;
using MessagePack;
using Octavo;

namespace Octavo.Lab.Workloads;

/// <summary>A number and two subtrees, each of which may be elsewhere too.</summary>
[GenerateCodec(References = true)]
[MemoryPackable(GenerateType.CircularReference)]
[MessagePackObject]
[Serializable]
public sealed partial class SharedNode
{
    [Key(0)][MemoryPackOrder(0)] public int Value { get; set; }

    [Key(1)][MemoryPackOrder(1)] public SharedNode? Left { get; set; }

    [Key(2)][MemoryPackOrder(2)] public SharedNode? Right { get; set; }
}
