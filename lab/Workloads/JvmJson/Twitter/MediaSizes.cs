// Owns: the sizes of an image of twitter.json.
// Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.Twitter;

/// <summary>Four sizes.</summary>
[GenerateCodec]
public sealed partial class MediaSizes
{
    [CodecMember("medium")]
    [JsonProperty("medium")]
    [JsonPropertyName("medium")]
    public MediaSize? Medium { get; set; }

    [CodecMember("small")]
    [JsonProperty("small")]
    [JsonPropertyName("small")]
    public MediaSize? Small { get; set; }

    [CodecMember("thumb")]
    [JsonProperty("thumb")]
    [JsonPropertyName("thumb")]
    public MediaSize? Thumb { get; set; }

    [CodecMember("large")]
    [JsonProperty("large")]
    [JsonPropertyName("large")]
    public MediaSize? Large { get; set; }
}
