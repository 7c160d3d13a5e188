// Owns: an image of a status of twitter.json.
// Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.Twitter;

/// <summary>An image in four sizes.</summary>
[GenerateCodec]
public sealed partial class TweetMedia
{
    [CodecMember("id")]
    [JsonProperty("id")]
    [JsonPropertyName("id")]
    public long Id { get; set; }

    [CodecMember("id_str")]
    [JsonProperty("id_str")]
    [JsonPropertyName("id_str")]
    public string? IdStr { get; set; }

    [CodecMember("indices")]
    [JsonProperty("indices")]
    [JsonPropertyName("indices")]
    public List<int>? Indices { get; set; }

    [CodecMember("media_url")]
    [JsonProperty("media_url")]
    [JsonPropertyName("media_url")]
    public string? MediaUrl { get; set; }

    [CodecMember("media_url_https")]
    [JsonProperty("media_url_https")]
    [JsonPropertyName("media_url_https")]
    public string? MediaUrlHttps { get; set; }

    [CodecMember("url")]
    [JsonProperty("url")]
    [JsonPropertyName("url")]
    public string? Url { get; set; }

    [CodecMember("display_url")]
    [JsonProperty("display_url")]
    [JsonPropertyName("display_url")]
    public string? DisplayUrl { get; set; }

    [CodecMember("expanded_url")]
    [JsonProperty("expanded_url")]
    [JsonPropertyName("expanded_url")]
    public string? ExpandedUrl { get; set; }

    [CodecMember("type")]
    [JsonProperty("type")]
    [JsonPropertyName("type")]
    public string? Type { get; set; }

    [CodecMember("sizes")]
    [JsonProperty("sizes")]
    [JsonPropertyName("sizes")]
    public MediaSizes? Sizes { get; set; }

    [CodecMember("source_status_id")]
    [JsonProperty("source_status_id")]
    [JsonPropertyName("source_status_id")]
    public long? SourceStatusId { get; set; }

    [CodecMember("source_status_id_str")]
    [JsonProperty("source_status_id_str")]
    [JsonPropertyName("source_status_id_str")]
    public string? SourceStatusIdStr { get; set; }
}
