// Owns: the struct of document 001 that holds a string.
// Must not know: how it is filled, compared or measured.
using MemoryPack;
using MessagePack;
using Nino.Core;
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Messages;

/// <summary>A string and an integer.</summary>
[GenerateCodec]
[NinoType]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
[Serializable]
public partial struct MyStruct2
{
    [Key(0)][ProtoMember(1)] public string Text;
    [Key(1)][ProtoMember(2)] public int Int;
}
