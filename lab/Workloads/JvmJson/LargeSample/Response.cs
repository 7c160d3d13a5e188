// Owns: the root of document 004's file.
// Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.LargeSample;

/// <summary>The whole document: sixty users.</summary>
[GenerateCodec]
public sealed partial class Response
{
    [CodecMember("users")]
    [JsonProperty("users")]
    [JsonPropertyName("users")]
    public List<User>? Users { get; set; }

    [CodecMember("status")]
    [JsonProperty("status")]
    [JsonPropertyName("status")]
    public string? Status { get; set; }

    [CodecMember("is_real_json")]
    [JsonProperty("is_real_json")]
    [JsonPropertyName("is_real_json")]
    public bool IsRealJson { get; set; }
}
