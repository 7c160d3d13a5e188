// Owns: the root of citm_catalog.json.
// Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.Citm;

/// <summary>A season of performances with the names of everything.</summary>
[GenerateCodec]
public sealed partial class Catalog
{
    [CodecMember("areaNames")]
    [JsonProperty("areaNames")]
    [JsonPropertyName("areaNames")]
    public Dictionary<string, string>? AreaNames { get; set; }

    [CodecMember("audienceSubCategoryNames")]
    [JsonProperty("audienceSubCategoryNames")]
    [JsonPropertyName("audienceSubCategoryNames")]
    public Dictionary<string, string>? AudienceSubCategoryNames { get; set; }

    [CodecMember("blockNames")]
    [JsonProperty("blockNames")]
    [JsonPropertyName("blockNames")]
    public Dictionary<string, string>? BlockNames { get; set; }

    [CodecMember("events")]
    [JsonProperty("events")]
    [JsonPropertyName("events")]
    public Dictionary<string, CatalogEvent>? Events { get; set; }

    [CodecMember("performances")]
    [JsonProperty("performances")]
    [JsonPropertyName("performances")]
    public List<Performance>? Performances { get; set; }

    [CodecMember("seatCategoryNames")]
    [JsonProperty("seatCategoryNames")]
    [JsonPropertyName("seatCategoryNames")]
    public Dictionary<string, string>? SeatCategoryNames { get; set; }

    [CodecMember("subTopicNames")]
    [JsonProperty("subTopicNames")]
    [JsonPropertyName("subTopicNames")]
    public Dictionary<string, string>? SubTopicNames { get; set; }

    [CodecMember("subjectNames")]
    [JsonProperty("subjectNames")]
    [JsonPropertyName("subjectNames")]
    public Dictionary<string, string>? SubjectNames { get; set; }

    [CodecMember("topicNames")]
    [JsonProperty("topicNames")]
    [JsonPropertyName("topicNames")]
    public Dictionary<string, string>? TopicNames { get; set; }

    [CodecMember("topicSubTopics")]
    [JsonProperty("topicSubTopics")]
    [JsonPropertyName("topicSubTopics")]
    public Dictionary<string, List<int>>? TopicSubTopics { get; set; }

    [CodecMember("venueNames")]
    [JsonProperty("venueNames")]
    [JsonPropertyName("venueNames")]
    public Dictionary<string, string>? VenueNames { get; set; }
}
