// Owns: a performance of citm_catalog.json.
// Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.Citm;

/// <summary>A performance with its prices and seats.</summary>
[GenerateCodec]
public sealed partial class Performance
{
    [CodecMember("eventId")]
    [JsonProperty("eventId")]
    [JsonPropertyName("eventId")]
    public int EventId { get; set; }

    [CodecMember("id")]
    [JsonProperty("id")]
    [JsonPropertyName("id")]
    public int Id { get; set; }

    [CodecMember("logo")]
    [JsonProperty("logo")]
    [JsonPropertyName("logo")]
    public string? Logo { get; set; }

    [CodecMember("name")]
    [JsonProperty("name")]
    [JsonPropertyName("name")]
    public string? Name { get; set; }

    [CodecMember("prices")]
    [JsonProperty("prices")]
    [JsonPropertyName("prices")]
    public List<Price>? Prices { get; set; }

    [CodecMember("seatCategories")]
    [JsonProperty("seatCategories")]
    [JsonPropertyName("seatCategories")]
    public List<SeatCategory>? SeatCategories { get; set; }

    [CodecMember("seatMapImage")]
    [JsonProperty("seatMapImage")]
    [JsonPropertyName("seatMapImage")]
    public string? SeatMapImage { get; set; }

    [CodecMember("start")]
    [JsonProperty("start")]
    [JsonPropertyName("start")]
    public long Start { get; set; }

    [CodecMember("venueCode")]
    [JsonProperty("venueCode")]
    [JsonPropertyName("venueCode")]
    public string? VenueCode { get; set; }
}
