// Owns: the small class of document 000, with the attributes of every library that needs some.
// Must not know: how it is filled, compared or measured.
using MemoryPack;
using MessagePack;
using Nino.Core;
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads;

/// <summary>Document 000's class of three members; numbered from 1 for protobuf and from 0 for MessagePack, as there.</summary>
[GenerateCodec]
[NinoType]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public partial class SimpleObject
{
    [Key(0)][ProtoMember(1)] public int Id { get; set; }
    [Key(1)][ProtoMember(2)] public string Name { get; set; } = null!;
    [Key(2)][ProtoMember(3)] public bool Enabled { get; set; }
}
