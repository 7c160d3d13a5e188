// Owns: the root of canada.json.
// Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.Canada;

/// <summary>GeoJSON: the outline of a country.</summary>
[GenerateCodec]
public sealed partial class FeatureCollection
{
    [CodecMember("type")]
    [JsonProperty("type")]
    [JsonPropertyName("type")]
    public string? Type { get; set; }

    [CodecMember("features")]
    [JsonProperty("features")]
    [JsonPropertyName("features")]
    public List<Feature>? Features { get; set; }
}
