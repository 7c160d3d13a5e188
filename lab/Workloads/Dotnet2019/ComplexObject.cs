// Owns: the large class of document 000.
// Must not know: how it is filled, compared or measured.
using MemoryPack;
using MessagePack;
using Nino.Core;
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads;

/// <summary>Document 000's class of six members, collections declared by interface as there.</summary>
[GenerateCodec]
[NinoType]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public partial class ComplexObject
{
    [Key(0)][ProtoMember(1)] public int Id { get; set; }
    [Key(1)][ProtoMember(2)] public string Name { get; set; } = null!;
    [Key(2)][ProtoMember(3)] public bool Enabled { get; set; }
    [Key(3)][ProtoMember(4)] public DateTime LastUpdated { get; set; }
    [Key(4)][ProtoMember(5)] public ICollection<SimpleObject> Children { get; set; } = null!;
    [Key(5)][ProtoMember(6)] public IDictionary<int, string> Mappings { get; set; } = null!;
}
