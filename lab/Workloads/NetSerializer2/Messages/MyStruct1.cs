// Owns: the struct of document 001 that holds no reference.
// Must not know: how it is filled, compared or measured.
using MemoryPack;
using MessagePack;
using Nino.Core;
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Messages;

/// <summary>A byte and two integers.</summary>
[GenerateCodec]
[NinoType]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
[Serializable]
public partial struct MyStruct1
{
    [Key(0)][ProtoMember(1)] public byte Byte;
    [Key(1)][ProtoMember(2)] public int Int;
    [Key(2)][ProtoMember(3)] public long Long;
}
