// Owns: a size of an image of twitter.json.
// Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.Twitter;

/// <summary>A size in pixels.</summary>
[GenerateCodec]
public sealed partial class MediaSize
{
    [CodecMember("w")]
    [JsonProperty("w")]
    [JsonPropertyName("w")]
    public int W { get; set; }

    [CodecMember("h")]
    [JsonProperty("h")]
    [JsonPropertyName("h")]
    public int H { get; set; }

    [CodecMember("resize")]
    [JsonProperty("resize")]
    [JsonPropertyName("resize")]
    public string? Resize { get; set; }
}
