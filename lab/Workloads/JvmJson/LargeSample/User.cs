// Owns: a user of document 004's file.
// Must not know: how it is filled, compared or measured.
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Octavo;

namespace Octavo.Lab.Workloads.LargeSample;

/// <summary>Twenty-three members, in the order of the file.</summary>
[GenerateCodec]
public sealed partial class User
{
    [CodecMember("_id")]
    [JsonProperty("_id")]
    [JsonPropertyName("_id")]
    public string? Id { get; set; }

    [CodecMember("index")]
    [JsonProperty("index")]
    [JsonPropertyName("index")]
    public int Index { get; set; }

    [CodecMember("guid")]
    [JsonProperty("guid")]
    [JsonPropertyName("guid")]
    public string? Guid { get; set; }

    [CodecMember("is_active")]
    [JsonProperty("is_active")]
    [JsonPropertyName("is_active")]
    public bool IsActive { get; set; }

    [CodecMember("balance")]
    [JsonProperty("balance")]
    [JsonPropertyName("balance")]
    public string? Balance { get; set; }

    [CodecMember("picture")]
    [JsonProperty("picture")]
    [JsonPropertyName("picture")]
    public string? Picture { get; set; }

    [CodecMember("age")]
    [JsonProperty("age")]
    [JsonPropertyName("age")]
    public int Age { get; set; }

    [CodecMember("eye_color")]
    [JsonProperty("eye_color")]
    [JsonPropertyName("eye_color")]
    public string? EyeColor { get; set; }

    [CodecMember("name")]
    [JsonProperty("name")]
    [JsonPropertyName("name")]
    public PersonName? Name { get; set; }

    [CodecMember("company")]
    [JsonProperty("company")]
    [JsonPropertyName("company")]
    public string? Company { get; set; }

    [CodecMember("email")]
    [JsonProperty("email")]
    [JsonPropertyName("email")]
    public string? Email { get; set; }

    [CodecMember("phone")]
    [JsonProperty("phone")]
    [JsonPropertyName("phone")]
    public string? Phone { get; set; }

    [CodecMember("address")]
    [JsonProperty("address")]
    [JsonPropertyName("address")]
    public string? Address { get; set; }

    [CodecMember("about")]
    [JsonProperty("about")]
    [JsonPropertyName("about")]
    public string? About { get; set; }

    [CodecMember("registered")]
    [JsonProperty("registered")]
    [JsonPropertyName("registered")]
    public string? Registered { get; set; }

    [CodecMember("latitude")]
    [JsonProperty("latitude")]
    [JsonPropertyName("latitude")]
    public double Latitude { get; set; }

    [CodecMember("longitude")]
    [JsonProperty("longitude")]
    [JsonPropertyName("longitude")]
    public double Longitude { get; set; }

    [CodecMember("tags")]
    [JsonProperty("tags")]
    [JsonPropertyName("tags")]
    public List<string>? Tags { get; set; }

    [CodecMember("range")]
    [JsonProperty("range")]
    [JsonPropertyName("range")]
    public List<int>? Range { get; set; }

    [CodecMember("friends")]
    [JsonProperty("friends")]
    [JsonPropertyName("friends")]
    public List<Friend>? Friends { get; set; }

    [CodecMember("images")]
    [JsonProperty("images")]
    [JsonPropertyName("images")]
    public List<Image>? Images { get; set; }

    [CodecMember("greeting")]
    [JsonProperty("greeting")]
    [JsonPropertyName("greeting")]
    public string? Greeting { get; set; }

    [CodecMember("favorite_fruit")]
    [JsonProperty("favorite_fruit")]
    [JsonPropertyName("favorite_fruit")]
    public string? FavoriteFruit { get; set; }
}
