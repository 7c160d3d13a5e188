// Owns: a tag of twitter.json.
// Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.Twitter;

/// <summary>A tag and its place in the text.</summary>
[GenerateCodec]
public sealed partial class Hashtag
{
    [CodecMember("text")]
    [JsonProperty("text")]
    [JsonPropertyName("text")]
    public string? Text { get; set; }

    [CodecMember("indices")]
    [JsonProperty("indices")]
    [JsonPropertyName("indices")]
    public List<int>? Indices { get; set; }
}
