// Owns: an area of citm_catalog.json.
// Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.Citm;

/// <summary>An area.</summary>
[GenerateCodec]
public sealed partial class Area
{
    [CodecMember("areaId")]
    [JsonProperty("areaId")]
    [JsonPropertyName("areaId")]
    public int AreaId { get; set; }

    [CodecMember("blockIds")]
    [JsonProperty("blockIds")]
    [JsonPropertyName("blockIds")]
    public List<int>? BlockIds { get; set; }
}
