// Owns: a list of links of twitter.json.
// Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.Twitter;

/// <summary>Links.</summary>
[GenerateCodec]
public sealed partial class LinkList
{
    [CodecMember("urls")]
    [JsonProperty("urls")]
    [JsonPropertyName("urls")]
    public List<Link>? Urls { get; set; }
}
