// Owns: a node of the list.
// Must not know: how it is filled, compared or measured.
using MemoryPack;
using MessagePack;
using Octavo;

namespace Octavo.Lab.Workloads;

/// <summary>A number and both neighbours: written from its head, the list nests as deep as it is long.</summary>
[GenerateCodec(References = true)]
[MemoryPackable(GenerateType.CircularReference)]
[MessagePackObject]
[Serializable]
public sealed partial class ListNode
{
    [Key(0)][MemoryPackOrder(0)] public int Value { get; set; }

    [Key(1)][MemoryPackOrder(1)] public ListNode? Previous { get; set; }

    [Key(2)][MemoryPackOrder(2)] public ListNode? Next { get; set; }
}
