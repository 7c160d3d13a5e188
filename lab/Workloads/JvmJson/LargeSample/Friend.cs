// Owns: a friend in document 004's file.
// Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.LargeSample;

/// <summary>A friend of a user.</summary>
[GenerateCodec]
public sealed partial class Friend
{
    [CodecMember("id")]
    [JsonProperty("id")]
    [JsonPropertyName("id")]
    public int Id { get; set; }

    [CodecMember("name")]
    [JsonProperty("name")]
    [JsonPropertyName("name")]
    public string? Name { get; set; }
}
