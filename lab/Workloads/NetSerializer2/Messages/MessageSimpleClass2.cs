// Owns: the class behind the interface and in a dictionary. Must not know: how it is filled, compared or measured.
using MemoryPack;
using MessagePack;
using Nino.Core;
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Messages;

/// <summary>One member.</summary>
[GenerateCodec]
[NinoType]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
[Serializable]
public sealed partial class MessageSimpleClass2 : IMyTest
{
    [Key(0)][ProtoMember(1)] public long Long;
}
