// Owns: what twitter.json says about a status as a result.
// Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.Twitter;

/// <summary>Result and language.</summary>
[GenerateCodec]
public sealed partial class TweetMetadata
{
    [CodecMember("result_type")]
    [JsonProperty("result_type")]
    [JsonPropertyName("result_type")]
    public string? ResultType { get; set; }

    [CodecMember("iso_language_code")]
    [JsonProperty("iso_language_code")]
    [JsonPropertyName("iso_language_code")]
    public string? IsoLanguageCode { get; set; }
}
