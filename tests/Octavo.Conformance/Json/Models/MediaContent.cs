// Owns: the document of jvm-serializers: a medium and its images, enums by name.
namespace Octavo.Conformance.Json.Models;

[GenerateCodec]
public sealed partial record MediaContent
{
    [CodecMember("media")]
    public Media? Media { get; set; }

    [CodecMember("images")]
    public List<MediaImage>? Images { get; set; }
}

[GenerateCodec]
public sealed partial record Media
{
    [CodecMember("uri")]
    public string? Uri { get; set; }

    [CodecMember("title")]
    public string? Title { get; set; }

    [CodecMember("width")]
    public int Width { get; set; }

    [CodecMember("height")]
    public int Height { get; set; }

    [CodecMember("format")]
    public string? Format { get; set; }

    [CodecMember("duration")]
    public long Duration { get; set; }

    [CodecMember("size")]
    public long Size { get; set; }

    [CodecMember("bitrate")]
    public int? Bitrate { get; set; }

    [CodecMember("persons")]
    public List<string>? Persons { get; set; }

    [CodecMember("player")]
    public MediaPlayer Player { get; set; }

    [CodecMember("copyright")]
    public string? Copyright { get; set; }
}

[GenerateCodec]
public sealed partial record MediaImage
{
    [CodecMember("uri")]
    public string? Uri { get; set; }

    [CodecMember("title")]
    public string? Title { get; set; }

    [CodecMember("width")]
    public int Width { get; set; }

    [CodecMember("height")]
    public int Height { get; set; }

    [CodecMember("size")]
    public MediaSize Size { get; set; }
}

[CodecEnum(EnumForm.Name)]
public enum MediaPlayer
{
    JAVA,
    FLASH,
}

[CodecEnum(EnumForm.Name)]
public enum MediaSize
{
    SMALL,
    LARGE,
}
