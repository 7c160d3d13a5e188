// Owns: the root of twitter.json.
// Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.Twitter;

/// <summary>A hundred statuses and what was searched.</summary>
[GenerateCodec]
public sealed partial class SearchResult
{
    [CodecMember("statuses")]
    [JsonProperty("statuses")]
    [JsonPropertyName("statuses")]
    public List<Tweet>? Statuses { get; set; }

    [CodecMember("search_metadata")]
    [JsonProperty("search_metadata")]
    [JsonPropertyName("search_metadata")]
    public SearchMetadata? SearchMetadata { get; set; }
}
