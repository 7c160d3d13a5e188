// Owns: a name in document 004's file.
// Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.LargeSample;

/// <summary>A name of two parts.</summary>
[GenerateCodec]
public sealed partial class PersonName
{
    [CodecMember("first")]
    [JsonProperty("first")]
    [JsonPropertyName("first")]
    public string? First { get; set; }

    [CodecMember("last")]
    [JsonProperty("last")]
    [JsonPropertyName("last")]
    public string? Last { get; set; }
}
