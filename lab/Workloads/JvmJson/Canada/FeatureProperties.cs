// Owns: the properties of a feature of canada.json.
// Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.Canada;

/// <summary>What a feature is.</summary>
[GenerateCodec]
public sealed partial class FeatureProperties
{
    [CodecMember("name")]
    [JsonProperty("name")]
    [JsonPropertyName("name")]
    public string? Name { get; set; }
}
