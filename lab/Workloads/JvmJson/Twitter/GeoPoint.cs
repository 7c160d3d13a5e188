// Owns: a point of twitter.json, if a status has one. Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.Twitter;

/// <summary>GeoJSON: a point.</summary>
[GenerateCodec]
public sealed partial class GeoPoint
{
    [CodecMember("type")]
    [JsonProperty("type")]
    [JsonPropertyName("type")]
    public string? Type { get; set; }

    [CodecMember("coordinates")]
    [JsonProperty("coordinates")]
    [JsonPropertyName("coordinates")]
    public List<double>? Coordinates { get; set; }
}
