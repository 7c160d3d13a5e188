// Owns: one type at three times: before Octavo, with the attributes of both, and with Octavo's alone.
using MessagePack;
using Octavo;

namespace Shop;

[MessagePackObject]
public sealed class CustomerBefore
{
    [Key(0)] public int Id { get; set; }

    [Key(1)] public string? Name { get; set; }

    [Key(2)] public List<string> Tags { get; set; } = [];

    [IgnoreMember] public string? Secret { get; set; }
}

[GenerateCodec]
[MessagePackObject]
public sealed class CustomerBetween
{
    [Key(0)] public int Id { get; set; }

    [Key(1)] public string? Name { get; set; }

    [Key(2)] public List<string> Tags { get; set; } = [];

    [IgnoreMember] public string? Secret { get; set; }
}

[GenerateCodec]
public sealed class CustomerAfter
{
    [CodecMember(1)] public int Id { get; set; }

    [CodecMember(2)] public string? Name { get; set; }

    [CodecMember(3)] public List<string> Tags { get; set; } = [];

    [CodecIgnore] public string? Secret { get; set; }
}
