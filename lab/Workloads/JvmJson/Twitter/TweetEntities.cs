// Owns: what was found in the text of a status of twitter.json.
// Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.Twitter;

/// <summary>Tags, links, mentions, media.</summary>
[GenerateCodec]
public sealed partial class TweetEntities
{
    [CodecMember("hashtags")]
    [JsonProperty("hashtags")]
    [JsonPropertyName("hashtags")]
    public List<Hashtag>? Hashtags { get; set; }

    [CodecMember("symbols")]
    [JsonProperty("symbols")]
    [JsonPropertyName("symbols")]
    public List<Hashtag>? Symbols { get; set; }

    [CodecMember("urls")]
    [JsonProperty("urls")]
    [JsonPropertyName("urls")]
    public List<Link>? Urls { get; set; }

    [CodecMember("user_mentions")]
    [JsonProperty("user_mentions")]
    [JsonPropertyName("user_mentions")]
    public List<UserMention>? UserMentions { get; set; }

    [CodecMember("media")]
    [JsonProperty("media")]
    [JsonPropertyName("media")]
    public List<TweetMedia>? Media { get; set; }
}
