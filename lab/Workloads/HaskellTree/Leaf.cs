// Owns: the leaf of document 003's tree.
// Must not know: how it is filled, compared or measured.
using Dahomey.Cbor.Attributes;
using MemoryPack;
using MessagePack;
using Nino.Core;
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads;

/// <summary>A leaf: a random integer of the whole 64-bit range, so Compact is told not to look for short ones.</summary>
[GenerateCodec]
[NinoType]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
[CborIntDiscriminator(0)]
[Serializable]
public sealed partial class Leaf : BinTree
{
    [Key(0)][ProtoMember(1)][CodecMember(Encoding = MemberEncoding.Fixed)] public long Value;
}
