// Owns: what twitter.json says about the search.
// Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.Twitter;

/// <summary>The search.</summary>
[GenerateCodec]
public sealed partial class SearchMetadata
{
    [CodecMember("completed_in")]
    [JsonProperty("completed_in")]
    [JsonPropertyName("completed_in")]
    public double CompletedIn { get; set; }

    [CodecMember("max_id")]
    [JsonProperty("max_id")]
    [JsonPropertyName("max_id")]
    public long MaxId { get; set; }

    [CodecMember("max_id_str")]
    [JsonProperty("max_id_str")]
    [JsonPropertyName("max_id_str")]
    public string? MaxIdStr { get; set; }

    [CodecMember("next_results")]
    [JsonProperty("next_results")]
    [JsonPropertyName("next_results")]
    public string? NextResults { get; set; }

    [CodecMember("query")]
    [JsonProperty("query")]
    [JsonPropertyName("query")]
    public string? Query { get; set; }

    [CodecMember("refresh_url")]
    [JsonProperty("refresh_url")]
    [JsonPropertyName("refresh_url")]
    public string? RefreshUrl { get; set; }

    [CodecMember("count")]
    [JsonProperty("count")]
    [JsonPropertyName("count")]
    public int Count { get; set; }

    [CodecMember("since_id")]
    [JsonProperty("since_id")]
    [JsonPropertyName("since_id")]
    public long SinceId { get; set; }

    [CodecMember("since_id_str")]
    [JsonProperty("since_id_str")]
    [JsonPropertyName("since_id_str")]
    public string? SinceIdStr { get; set; }
}
