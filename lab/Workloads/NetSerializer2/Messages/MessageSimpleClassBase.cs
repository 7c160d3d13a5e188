// Owns: the abstract class behind one of ComplexMessage's references. Must not know: how it is filled, compared or measured.
using MemoryPack;
using MessagePack;
using Nino.Core;
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Messages;

/// <summary>An abstract class of one member; its int is protobuf's field 2, since 1 is the subtype.</summary>
[GenerateCodec]
[NinoType]
[MemoryPackable]
[MemoryPackUnion(0, typeof(MessageSimpleClass))]
[MessagePackObject]
[Union(0, typeof(MessageSimpleClass))]
[ProtoContract]
[ProtoInclude(1, typeof(MessageSimpleClass))]
[Serializable]
public abstract partial class MessageSimpleClassBase
{
    [Key(0)][ProtoMember(2)] public int Int;
}
