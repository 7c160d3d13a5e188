// Owns: a feature of canada.json.
// Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.Canada;

/// <summary>A shape with its properties.</summary>
[GenerateCodec]
public sealed partial class Feature
{
    [CodecMember("type")]
    [JsonProperty("type")]
    [JsonPropertyName("type")]
    public string? Type { get; set; }

    [CodecMember("properties")]
    [JsonProperty("properties")]
    [JsonPropertyName("properties")]
    public FeatureProperties? Properties { get; set; }

    [CodecMember("geometry")]
    [JsonProperty("geometry")]
    [JsonPropertyName("geometry")]
    public Geometry? Geometry { get; set; }
}
