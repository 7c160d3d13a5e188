// Owns: a place of twitter.json, if a status has one. Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.Twitter;

/// <summary>A place.</summary>
[GenerateCodec]
public sealed partial class TweetPlace
{
    [CodecMember("id")]
    [JsonProperty("id")]
    [JsonPropertyName("id")]
    public string? Id { get; set; }

    [CodecMember("url")]
    [JsonProperty("url")]
    [JsonPropertyName("url")]
    public string? Url { get; set; }

    [CodecMember("place_type")]
    [JsonProperty("place_type")]
    [JsonPropertyName("place_type")]
    public string? PlaceType { get; set; }

    [CodecMember("name")]
    [JsonProperty("name")]
    [JsonPropertyName("name")]
    public string? Name { get; set; }

    [CodecMember("full_name")]
    [JsonProperty("full_name")]
    [JsonPropertyName("full_name")]
    public string? FullName { get; set; }

    [CodecMember("country_code")]
    [JsonProperty("country_code")]
    [JsonPropertyName("country_code")]
    public string? CountryCode { get; set; }

    [CodecMember("country")]
    [JsonProperty("country")]
    [JsonPropertyName("country")]
    public string? Country { get; set; }
}
