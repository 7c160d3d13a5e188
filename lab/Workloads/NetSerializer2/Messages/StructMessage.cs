// Owns: document 001's message of two structs.
// Must not know: how it is filled, compared or measured.
using MemoryPack;
using MessagePack;
using Nino.Core;
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Messages;

/// <summary>Two structs.</summary>
[GenerateCodec]
[NinoType]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
[Serializable]
public sealed partial class StructMessage : MessageBase
{
    [Key(0)][ProtoMember(1)] public MyStruct1 First;
    [Key(1)][ProtoMember(2)] public MyStruct2 Second;
}
