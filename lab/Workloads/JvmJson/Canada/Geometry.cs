// Owns: a geometry of canada.json.
// Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.Canada;

/// <summary>Rings of points, each of two coordinates: 111,126 numbers in all.</summary>
[GenerateCodec]
public sealed partial class Geometry
{
    [CodecMember("type")]
    [JsonProperty("type")]
    [JsonPropertyName("type")]
    public string? Type { get; set; }

    [CodecMember("coordinates")]
    [JsonProperty("coordinates")]
    [JsonPropertyName("coordinates")]
    public List<List<double[]>>? Coordinates { get; set; }
}
