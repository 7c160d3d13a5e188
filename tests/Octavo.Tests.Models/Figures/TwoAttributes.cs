// Owns: document 000's SimpleObject with the attributes of both its binary formats on each member.
using MessagePack;
using ProtoBuf;

namespace Octavo.Tests.Figures;

[GenerateCodec]
[MessagePackObject]
public sealed class TwoAttributes
{
    [Key(0), ProtoMember(1)] public int Id { get; set; }
    [Key(1), ProtoMember(2)] public string? Name { get; set; }
    [Key(2), ProtoMember(3)] public bool Enabled { get; set; }
}
