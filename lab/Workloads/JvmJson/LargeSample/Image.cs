// Owns: an image in document 004's file.
// Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.LargeSample;

/// <summary>An image of a user.</summary>
[GenerateCodec]
public sealed partial class Image
{
    [CodecMember("id")]
    [JsonProperty("id")]
    [JsonPropertyName("id")]
    public string? Id { get; set; }

    [CodecMember("format")]
    [JsonProperty("format")]
    [JsonPropertyName("format")]
    public string? Format { get; set; }

    [CodecMember("url")]
    [JsonProperty("url")]
    [JsonPropertyName("url")]
    public string? Url { get; set; }

    [CodecMember("description")]
    [JsonProperty("description")]
    [JsonPropertyName("description")]
    public string? Description { get; set; }
}
