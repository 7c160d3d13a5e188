// Owns: a mention of twitter.json.
// Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.Twitter;

/// <summary>A mention and its place in the text.</summary>
[GenerateCodec]
public sealed partial class UserMention
{
    [CodecMember("screen_name")]
    [JsonProperty("screen_name")]
    [JsonPropertyName("screen_name")]
    public string? ScreenName { get; set; }

    [CodecMember("name")]
    [JsonProperty("name")]
    [JsonPropertyName("name")]
    public string? Name { get; set; }

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
}
