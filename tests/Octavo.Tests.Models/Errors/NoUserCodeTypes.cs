// Owns: the types of NoUserCodeTests.
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;

namespace Octavo.Tests.Errors;

[GenerateCodec]
public sealed class KeepsElements
{
    public int A { get; set; }

    [JsonExtensionData] public Dictionary<string, JsonElement>? More { get; set; }
}

[GenerateCodec]
public sealed class KeepsObjects
{
    public int A { get; set; }

    [JsonExtensionData] public Dictionary<string, object?>? More { get; set; }
}

[GenerateCodec]
public sealed class KeepsNode
{
    public int A { get; set; }

    [JsonExtensionData] public JsonObject? More { get; set; }
}

[GenerateCodec]
public sealed class KeepsAndHides
{
    public int Id { get; set; }

    [System.Text.Json.Serialization.JsonIgnore] public string? Secret { get; set; }

    [System.Text.Json.Serialization.JsonExtensionData] public Dictionary<string, JsonElement>? More { get; set; }
}

[GenerateCodec]
public sealed class HoldsJson
{
    public JsonElement Element { get; set; }

    public JsonNode? Node { get; set; }

    public JsonDocument? Document { get; set; }
}

/// <summary>A collection is changed by the getter of a member of its elements.</summary>
[GenerateCodec]
public sealed class ChangesOthers
{
    [CodecIgnore] public Action? OnRead { get; set; }

    public string Name
    {
        get
        {
            OnRead?.Invoke();
            return field;
        }
        set;
    } = "";
}

[GenerateCodec]
public sealed class HoldsChanging
{
    public List<ChangesOthers>? List { get; set; }

    public HashSet<ChangesOthers>? Set { get; set; }

    public Queue<ChangesOthers>? Queue { get; set; }

    public Dictionary<int, ChangesOthers>? Map { get; set; }

    public LinkedList<ChangesOthers>? Linked { get; set; }
}
