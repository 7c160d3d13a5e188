// Owns: a price of citm_catalog.json.
// Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.Citm;

/// <summary>A price.</summary>
[GenerateCodec]
public sealed partial class Price
{
    [CodecMember("amount")]
    [JsonProperty("amount")]
    [JsonPropertyName("amount")]
    public int Amount { get; set; }

    [CodecMember("audienceSubCategoryId")]
    [JsonProperty("audienceSubCategoryId")]
    [JsonPropertyName("audienceSubCategoryId")]
    public int AudienceSubCategoryId { get; set; }

    [CodecMember("seatCategoryId")]
    [JsonProperty("seatCategoryId")]
    [JsonPropertyName("seatCategoryId")]
    public int SeatCategoryId { get; set; }
}
