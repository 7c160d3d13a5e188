// Owns: a link of twitter.json.
// Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.Twitter;

/// <summary>A link and its place in the text.</summary>
[GenerateCodec]
public sealed partial class Link
{
    [CodecMember("url")]
    [JsonProperty("url")]
    [JsonPropertyName("url")]
    public string? Url { get; set; }

    [CodecMember("expanded_url")]
    [JsonProperty("expanded_url")]
    [JsonPropertyName("expanded_url")]
    public string? ExpandedUrl { get; set; }

    [CodecMember("display_url")]
    [JsonProperty("display_url")]
    [JsonPropertyName("display_url")]
    public string? DisplayUrl { get; set; }

    [CodecMember("indices")]
    [JsonProperty("indices")]
    [JsonPropertyName("indices")]
    public List<int>? Indices { get; set; }
}
