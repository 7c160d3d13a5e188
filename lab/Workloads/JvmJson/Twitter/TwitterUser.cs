// Owns: a user of twitter.json.
// Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.Twitter;

/// <summary>Forty members.</summary>
[GenerateCodec]
public sealed partial class TwitterUser
{
    [CodecMember("id")]
    [JsonProperty("id")]
    [JsonPropertyName("id")]
    public long Id { get; set; }

    [CodecMember("id_str")]
    [JsonProperty("id_str")]
    [JsonPropertyName("id_str")]
    public string? IdStr { get; set; }

    [CodecMember("name")]
    [JsonProperty("name")]
    [JsonPropertyName("name")]
    public string? Name { get; set; }

    [CodecMember("screen_name")]
    [JsonProperty("screen_name")]
    [JsonPropertyName("screen_name")]
    public string? ScreenName { get; set; }

    [CodecMember("location")]
    [JsonProperty("location")]
    [JsonPropertyName("location")]
    public string? Location { get; set; }

    [CodecMember("description")]
    [JsonProperty("description")]
    [JsonPropertyName("description")]
    public string? Description { get; set; }

    [CodecMember("url")]
    [JsonProperty("url")]
    [JsonPropertyName("url")]
    public string? Url { get; set; }

    [CodecMember("entities")]
    [JsonProperty("entities")]
    [JsonPropertyName("entities")]
    public UserEntities? Entities { get; set; }

    [CodecMember("protected")]
    [JsonProperty("protected")]
    [JsonPropertyName("protected")]
    public bool Protected { get; set; }

    [CodecMember("followers_count")]
    [JsonProperty("followers_count")]
    [JsonPropertyName("followers_count")]
    public int FollowersCount { get; set; }

    [CodecMember("friends_count")]
    [JsonProperty("friends_count")]
    [JsonPropertyName("friends_count")]
    public int FriendsCount { get; set; }

    [CodecMember("listed_count")]
    [JsonProperty("listed_count")]
    [JsonPropertyName("listed_count")]
    public int ListedCount { get; set; }

    [CodecMember("created_at")]
    [JsonProperty("created_at")]
    [JsonPropertyName("created_at")]
    public string? CreatedAt { get; set; }

    [CodecMember("favourites_count")]
    [JsonProperty("favourites_count")]
    [JsonPropertyName("favourites_count")]
    public int FavouritesCount { get; set; }

    [CodecMember("utc_offset")]
    [JsonProperty("utc_offset")]
    [JsonPropertyName("utc_offset")]
    public int? UtcOffset { get; set; }

    [CodecMember("time_zone")]
    [JsonProperty("time_zone")]
    [JsonPropertyName("time_zone")]
    public string? TimeZone { get; set; }

    [CodecMember("geo_enabled")]
    [JsonProperty("geo_enabled")]
    [JsonPropertyName("geo_enabled")]
    public bool GeoEnabled { get; set; }

    [CodecMember("verified")]
    [JsonProperty("verified")]
    [JsonPropertyName("verified")]
    public bool Verified { get; set; }

    [CodecMember("statuses_count")]
    [JsonProperty("statuses_count")]
    [JsonPropertyName("statuses_count")]
    public int StatusesCount { get; set; }

    [CodecMember("lang")]
    [JsonProperty("lang")]
    [JsonPropertyName("lang")]
    public string? Lang { get; set; }

    [CodecMember("contributors_enabled")]
    [JsonProperty("contributors_enabled")]
    [JsonPropertyName("contributors_enabled")]
    public bool ContributorsEnabled { get; set; }

    [CodecMember("is_translator")]
    [JsonProperty("is_translator")]
    [JsonPropertyName("is_translator")]
    public bool IsTranslator { get; set; }

    [CodecMember("is_translation_enabled")]
    [JsonProperty("is_translation_enabled")]
    [JsonPropertyName("is_translation_enabled")]
    public bool IsTranslationEnabled { get; set; }

    [CodecMember("profile_background_color")]
    [JsonProperty("profile_background_color")]
    [JsonPropertyName("profile_background_color")]
    public string? ProfileBackgroundColor { get; set; }

    [CodecMember("profile_background_image_url")]
    [JsonProperty("profile_background_image_url")]
    [JsonPropertyName("profile_background_image_url")]
    public string? ProfileBackgroundImageUrl { get; set; }

    [CodecMember("profile_background_image_url_https")]
    [JsonProperty("profile_background_image_url_https")]
    [JsonPropertyName("profile_background_image_url_https")]
    public string? ProfileBackgroundImageUrlHttps { get; set; }

    [CodecMember("profile_background_tile")]
    [JsonProperty("profile_background_tile")]
    [JsonPropertyName("profile_background_tile")]
    public bool ProfileBackgroundTile { get; set; }

    [CodecMember("profile_image_url")]
    [JsonProperty("profile_image_url")]
    [JsonPropertyName("profile_image_url")]
    public string? ProfileImageUrl { get; set; }

    [CodecMember("profile_image_url_https")]
    [JsonProperty("profile_image_url_https")]
    [JsonPropertyName("profile_image_url_https")]
    public string? ProfileImageUrlHttps { get; set; }

    [CodecMember("profile_banner_url")]
    [JsonProperty("profile_banner_url")]
    [JsonPropertyName("profile_banner_url")]
    public string? ProfileBannerUrl { get; set; }

    [CodecMember("profile_link_color")]
    [JsonProperty("profile_link_color")]
    [JsonPropertyName("profile_link_color")]
    public string? ProfileLinkColor { get; set; }

    [CodecMember("profile_sidebar_border_color")]
    [JsonProperty("profile_sidebar_border_color")]
    [JsonPropertyName("profile_sidebar_border_color")]
    public string? ProfileSidebarBorderColor { get; set; }

    [CodecMember("profile_sidebar_fill_color")]
    [JsonProperty("profile_sidebar_fill_color")]
    [JsonPropertyName("profile_sidebar_fill_color")]
    public string? ProfileSidebarFillColor { get; set; }

    [CodecMember("profile_text_color")]
    [JsonProperty("profile_text_color")]
    [JsonPropertyName("profile_text_color")]
    public string? ProfileTextColor { get; set; }

    [CodecMember("profile_use_background_image")]
    [JsonProperty("profile_use_background_image")]
    [JsonPropertyName("profile_use_background_image")]
    public bool ProfileUseBackgroundImage { get; set; }

    [CodecMember("default_profile")]
    [JsonProperty("default_profile")]
    [JsonPropertyName("default_profile")]
    public bool DefaultProfile { get; set; }

    [CodecMember("default_profile_image")]
    [JsonProperty("default_profile_image")]
    [JsonPropertyName("default_profile_image")]
    public bool DefaultProfileImage { get; set; }

    [CodecMember("following")]
    [JsonProperty("following")]
    [JsonPropertyName("following")]
    public bool Following { get; set; }

    [CodecMember("follow_request_sent")]
    [JsonProperty("follow_request_sent")]
    [JsonPropertyName("follow_request_sent")]
    public bool FollowRequestSent { get; set; }

    [CodecMember("notifications")]
    [JsonProperty("notifications")]
    [JsonPropertyName("notifications")]
    public bool Notifications { get; set; }
}
