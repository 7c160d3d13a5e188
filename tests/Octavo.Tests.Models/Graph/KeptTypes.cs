// Owns: objects with more than the members that Binary has: unknown ones that they keep, ones that only other formats have, state that a callback makes.
using System.Runtime.Serialization;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;
using MemoryPack;

namespace Octavo.Tests.Graph;

[GenerateCodec]
public sealed class KeptElements
{
    public string? Name { get; set; }

    [JsonExtensionData] public Dictionary<string, JsonElement>? More { get; set; }
}

[GenerateCodec]
public sealed class KeptNode
{
    public string? Name { get; set; }

    [JsonExtensionData] public JsonObject? More { get; set; }
}

[GenerateCodec]
public sealed class KeptObjects
{
    public string? Name { get; set; }

    [Newtonsoft.Json.JsonExtensionData] public Dictionary<string, object?>? More { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class KeptUnknown
{
    [CodecMember(1)] public int Id { get; set; }

    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class KeptSource
{
    [CodecMember(1)] public int Id { get; set; }

    [CodecMember(2)] public string? Note { get; set; }
}

/// <summary>Binary has only the first.</summary>
[GenerateCodec]
public sealed class SeenByJson
{
    public int Id { get; set; }

    [MemoryPackIgnore] public List<string> Notes { get; set; } = [];

    [MemoryPackIgnore] public string? Mark { get; init; }
}

/// <summary>Binary has no value for the second parameter of its constructor.</summary>
[GenerateCodec]
public sealed record BoundByJson(int Id, [property: MemoryPackIgnore] string? Note = null);

[GenerateCodec]
public sealed class Told
{
    [CodecIgnore] public int Length { get; private set; }

    public string? Name { get; set; }

    [OnDeserialized]
    private void Tell() => Length = Name?.Length ?? 0;
}

[GenerateCodec]
public sealed class HoldsTold
{
    public List<Told> All { get; set; } = [];

    public object? Other { get; set; }
}
