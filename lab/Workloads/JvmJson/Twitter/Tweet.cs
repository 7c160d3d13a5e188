// Owns: a status of twitter.json.
// Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.Twitter;

/// <summary>A status, or the one that it repeats; complete, with the members that are null in the whole file.</summary>
[GenerateCodec]
public sealed partial class Tweet
{
    [CodecMember("metadata")]
    [JsonProperty("metadata")]
    [JsonPropertyName("metadata")]
    public TweetMetadata? Metadata { get; set; }

    [CodecMember("created_at")]
    [JsonProperty("created_at")]
    [JsonPropertyName("created_at")]
    public string? CreatedAt { get; set; }

    [CodecMember("id")]
    [JsonProperty("id")]
    [JsonPropertyName("id")]
    public long Id { get; set; }

    [CodecMember("id_str")]
    [JsonProperty("id_str")]
    [JsonPropertyName("id_str")]
    public string? IdStr { get; set; }

    [CodecMember("text")]
    [JsonProperty("text")]
    [JsonPropertyName("text")]
    public string? Text { get; set; }

    [CodecMember("source")]
    [JsonProperty("source")]
    [JsonPropertyName("source")]
    public string? Source { get; set; }

    [CodecMember("truncated")]
    [JsonProperty("truncated")]
    [JsonPropertyName("truncated")]
    public bool Truncated { get; set; }

    [CodecMember("in_reply_to_status_id")]
    [JsonProperty("in_reply_to_status_id")]
    [JsonPropertyName("in_reply_to_status_id")]
    public long? InReplyToStatusId { get; set; }

    [CodecMember("in_reply_to_status_id_str")]
    [JsonProperty("in_reply_to_status_id_str")]
    [JsonPropertyName("in_reply_to_status_id_str")]
    public string? InReplyToStatusIdStr { get; set; }

    [CodecMember("in_reply_to_user_id")]
    [JsonProperty("in_reply_to_user_id")]
    [JsonPropertyName("in_reply_to_user_id")]
    public long? InReplyToUserId { get; set; }

    [CodecMember("in_reply_to_user_id_str")]
    [JsonProperty("in_reply_to_user_id_str")]
    [JsonPropertyName("in_reply_to_user_id_str")]
    public string? InReplyToUserIdStr { get; set; }

    [CodecMember("in_reply_to_screen_name")]
    [JsonProperty("in_reply_to_screen_name")]
    [JsonPropertyName("in_reply_to_screen_name")]
    public string? InReplyToScreenName { get; set; }

    [CodecMember("user")]
    [JsonProperty("user")]
    [JsonPropertyName("user")]
    public TwitterUser? User { get; set; }

    [CodecMember("geo")]
    [JsonProperty("geo")]
    [JsonPropertyName("geo")]
    public GeoPoint? Geo { get; set; }

    [CodecMember("coordinates")]
    [JsonProperty("coordinates")]
    [JsonPropertyName("coordinates")]
    public GeoPoint? Coordinates { get; set; }

    [CodecMember("place")]
    [JsonProperty("place")]
    [JsonPropertyName("place")]
    public TweetPlace? Place { get; set; }

    [CodecMember("contributors")]
    [JsonProperty("contributors")]
    [JsonPropertyName("contributors")]
    public List<long>? Contributors { get; set; }

    [CodecMember("retweeted_status")]
    [JsonProperty("retweeted_status")]
    [JsonPropertyName("retweeted_status")]
    public Tweet? RetweetedStatus { get; set; }

    [CodecMember("retweet_count")]
    [JsonProperty("retweet_count")]
    [JsonPropertyName("retweet_count")]
    public int RetweetCount { get; set; }

    [CodecMember("favorite_count")]
    [JsonProperty("favorite_count")]
    [JsonPropertyName("favorite_count")]
    public int FavoriteCount { get; set; }

    [CodecMember("entities")]
    [JsonProperty("entities")]
    [JsonPropertyName("entities")]
    public TweetEntities? Entities { get; set; }

    [CodecMember("favorited")]
    [JsonProperty("favorited")]
    [JsonPropertyName("favorited")]
    public bool Favorited { get; set; }

    [CodecMember("retweeted")]
    [JsonProperty("retweeted")]
    [JsonPropertyName("retweeted")]
    public bool Retweeted { get; set; }

    [CodecMember("possibly_sensitive")]
    [JsonProperty("possibly_sensitive")]
    [JsonPropertyName("possibly_sensitive")]
    public bool? PossiblySensitive { get; set; }

    [CodecMember("lang")]
    [JsonProperty("lang")]
    [JsonPropertyName("lang")]
    public string? Lang { get; set; }
}
