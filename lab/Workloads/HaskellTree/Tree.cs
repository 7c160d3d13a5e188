// Owns: the inner node of document 003's tree.
// Must not know: how it is filled, compared or measured.
using Dahomey.Cbor.Attributes;
using MemoryPack;
using MessagePack;
using Nino.Core;
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads;

/// <summary>An inner node: two subtrees, never null.</summary>
[GenerateCodec]
[NinoType]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
[CborIntDiscriminator(1)]
[Serializable]
public sealed partial class Tree : BinTree
{
    [Key(0)][ProtoMember(1)] public BinTree Left = null!;
    [Key(1)][ProtoMember(2)] public BinTree Right = null!;
}
