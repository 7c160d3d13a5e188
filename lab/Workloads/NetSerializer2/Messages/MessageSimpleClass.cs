// Owns: the class that ComplexMessage refers to by its own type and by its base.
// Must not know: how it is filled, compared or measured.
using MemoryPack;
using MessagePack;
using Nino.Core;
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Messages;

/// <summary>A member of its own after the base's.</summary>
[GenerateCodec]
[NinoType]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
[Serializable]
public sealed partial class MessageSimpleClass : MessageSimpleClassBase
{
    [Key(1)][ProtoMember(1)] public long Long;
}
