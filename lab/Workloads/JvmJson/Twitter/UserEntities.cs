// Owns: the links in a user of twitter.json.
// Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.Twitter;

/// <summary>Links of address and description.</summary>
[GenerateCodec]
public sealed partial class UserEntities
{
    [CodecMember("url")]
    [JsonProperty("url")]
    [JsonPropertyName("url")]
    public LinkList? Url { get; set; }

    [CodecMember("description")]
    [JsonProperty("description")]
    [JsonPropertyName("description")]
    public LinkList? Description { get; set; }
}
