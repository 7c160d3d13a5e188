// Owns: the types of JsonElementTests.
using System.Text.Json;
using System.Text.Json.Nodes;
using Octavo.Json;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Features;

[GenerateCodec]
public sealed class Parcel
{
    public string Kind { get; set; } = "";

    public JsonElement Body { get; set; }

    public JsonNode? Extra { get; set; }

    public int After { get; set; }
}

[GenerateCodec]
public sealed class Crate
{
    public JsonDocument? Document { get; set; }

    public JsonElement? Perhaps { get; set; }

    public List<JsonElement>? All { get; set; }

    public Dictionary<string, JsonNode?>? Map { get; set; }

    [CodecConverter(typeof(JsonElementCodec))] public JsonElement Named { get; set; }
}
