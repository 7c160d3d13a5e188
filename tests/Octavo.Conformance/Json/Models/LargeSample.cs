// Owns: the document of json-serialization-benchmarking: users with friends, images, names.
namespace Octavo.Conformance.Json.Models;

[GenerateCodec]
public sealed partial record LargeSample
{
    [CodecMember("type", Omit = OmitPolicy.Null)]
    public string? Type { get; set; }

    [CodecMember("users")]
    public List<SampleUser>? Users { get; set; }

    [CodecMember("status")]
    public string? Status { get; set; }

    [CodecMember("is_real_json")]
    public bool IsRealJson { get; set; }
}

[GenerateCodec]
public sealed partial record SampleUser
{
    [CodecMember("_id")]
    public string? Id { get; set; }

    [CodecMember("index")]
    public int Index { get; set; }

    [CodecMember("guid")]
    public Guid Guid { get; set; }

    [CodecMember("is_active")]
    public bool IsActive { get; set; }

    [CodecMember("balance")]
    public string? Balance { get; set; }

    [CodecMember("picture")]
    public string? Picture { get; set; }

    [CodecMember("age")]
    public int Age { get; set; }

    [CodecMember("eye_color")]
    public string? EyeColor { get; set; }

    [CodecMember("name")]
    public SampleName? Name { get; set; }

    [CodecMember("company")]
    public string? Company { get; set; }

    [CodecMember("email")]
    public string? Email { get; set; }

    [CodecMember("phone")]
    public string? Phone { get; set; }

    [CodecMember("address")]
    public string? Address { get; set; }

    [CodecMember("about")]
    public string? About { get; set; }

    [CodecMember("registered")]
    public string? Registered { get; set; }

    [CodecMember("latitude")]
    public double Latitude { get; set; }

    [CodecMember("longitude")]
    public double Longitude { get; set; }

    [CodecMember("tags")]
    public List<string>? Tags { get; set; }

    [CodecMember("range")]
    public List<int>? Range { get; set; }

    [CodecMember("friends")]
    public List<SampleFriend>? Friends { get; set; }

    [CodecMember("images")]
    public List<SampleImage>? Images { get; set; }

    [CodecMember("greeting")]
    public string? Greeting { get; set; }

    [CodecMember("favorite_fruit")]
    public string? FavoriteFruit { get; set; }
}

[GenerateCodec]
public sealed partial record SampleName
{
    [CodecMember("first")]
    public string? First { get; set; }

    [CodecMember("last")]
    public string? Last { get; set; }
}

[GenerateCodec]
public sealed partial record SampleFriend
{
    [CodecMember("id")]
    public int Id { get; set; }

    [CodecMember("name")]
    public string? Name { get; set; }
}

[GenerateCodec]
public sealed partial record SampleImage
{
    [CodecMember("id")]
    public string? Id { get; set; }

    [CodecMember("format")]
    public string? Format { get; set; }

    [CodecMember("url")]
    public string? Url { get; set; }

    [CodecMember("description")]
    public string? Description { get; set; }
}
