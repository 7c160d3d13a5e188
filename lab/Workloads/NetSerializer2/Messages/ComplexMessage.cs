// Owns: document 001's message of four references: sealed type, sealed type, abstract class, interface.
// Must not know: how it is filled, compared or measured.
using MemoryPack;
using MessagePack;
using Nino.Core;
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Messages;

/// <summary>Four references, each null now and then.</summary>
[GenerateCodec]
[NinoType]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
[Serializable]
public sealed partial class ComplexMessage : MessageBase
{
    [Key(0)][ProtoMember(1)] public S16Message? Message;
    [Key(1)][ProtoMember(2)] public MessageSimpleClass? Sealed;
    [Key(2)][ProtoMember(3)] public MessageSimpleClassBase? Abstract;
    [Key(3)][ProtoMember(4)] public IMyTest? Interface;
}
