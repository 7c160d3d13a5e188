// Owns: a category of seats of citm_catalog.json.
// Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.Citm;

/// <summary>A category of seats.</summary>
[GenerateCodec]
public sealed partial class SeatCategory
{
    [CodecMember("areas")]
    [JsonProperty("areas")]
    [JsonPropertyName("areas")]
    public List<Area>? Areas { get; set; }

    [CodecMember("seatCategoryId")]
    [JsonProperty("seatCategoryId")]
    [JsonPropertyName("seatCategoryId")]
    public int SeatCategoryId { get; set; }
}
