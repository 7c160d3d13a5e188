// Owns: the types of JsonAttributeTests.
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Attributes;

[GenerateCodec(Names = NamePolicy.SnakeCaseLower)]
public sealed class Plain
{
    public int OrderId { get; set; }

    public int HTTPCode { get; set; }

    public Plain? Nested { get; set; }
}

[GenerateCodec]
[JsonUnmappedMemberHandling(JsonUnmappedMemberHandling.Disallow)]
public sealed class Refuses
{
    public int A { get; set; }
}

[GenerateCodec]
[JsonUnmappedMemberHandling(JsonUnmappedMemberHandling.Skip)]
public sealed class Allows
{
    public int A { get; set; }
}

[GenerateCodec]
[JsonPolymorphic(TypeDiscriminatorPropertyName = "t")]
[JsonDerivedType(typeof(RefusingCase), "c")]
public interface IRefusing;

[GenerateCodec]
[JsonUnmappedMemberHandling(JsonUnmappedMemberHandling.Disallow)]
public sealed class RefusingCase : IRefusing
{
    public int A { get; set; }
}

[GenerateCodec]
public sealed class RequiredInJson
{
    [JsonRequired] public string? A { get; set; }
}

[GenerateCodec]
public sealed class KeepsElements
{
    public int Id { get; set; }

    [JsonExtensionData] public Dictionary<string, JsonElement>? More { get; set; }
}

[GenerateCodec]
public sealed class KeepsObjects
{
    public int Id { get; set; }

    [JsonExtensionData] public IDictionary<string, object?> More { get; set; } = new Dictionary<string, object?>();
}

[GenerateCodec]
public sealed class KeepsNode
{
    public int Id { get; set; }

    [JsonExtensionData] public JsonObject? More { get; set; }
}

[GenerateCodec]
[JsonDerivedType(typeof(KeepingOne), "KeepingOne")]
public interface IKeepsJson;

[GenerateCodec]
public sealed class KeepingOne : IKeepsJson
{
    public int A { get; set; }

    [JsonExtensionData] public Dictionary<string, object?>? More { get; set; }
}

[GenerateCodec]
[CodecUnion(Discriminator = "as")]
[CodecUnion(0, typeof(Spot))]
public interface IPlace;

[GenerateCodec]
public struct Spot : IPlace
{
    public int X { get; set; }
}
