// Owns: an event of citm_catalog.json.
// Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.Citm;

/// <summary>An event; three members are null in the whole file.</summary>
[GenerateCodec]
public sealed partial class CatalogEvent
{
    [CodecMember("description")]
    [JsonProperty("description")]
    [JsonPropertyName("description")]
    public string? Description { get; set; }

    [CodecMember("id")]
    [JsonProperty("id")]
    [JsonPropertyName("id")]
    public int Id { get; set; }

    [CodecMember("logo")]
    [JsonProperty("logo")]
    [JsonPropertyName("logo")]
    public string? Logo { get; set; }

    [CodecMember("name")]
    [JsonProperty("name")]
    [JsonPropertyName("name")]
    public string? Name { get; set; }

    [CodecMember("subTopicIds")]
    [JsonProperty("subTopicIds")]
    [JsonPropertyName("subTopicIds")]
    public List<int>? SubTopicIds { get; set; }

    [CodecMember("subjectCode")]
    [JsonProperty("subjectCode")]
    [JsonPropertyName("subjectCode")]
    public string? SubjectCode { get; set; }

    [CodecMember("subtitle")]
    [JsonProperty("subtitle")]
    [JsonPropertyName("subtitle")]
    public string? Subtitle { get; set; }

    [CodecMember("topicIds")]
    [JsonProperty("topicIds")]
    [JsonPropertyName("topicIds")]
    public List<int>? TopicIds { get; set; }
}
