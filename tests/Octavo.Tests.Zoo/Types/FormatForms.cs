// Owns: enums whose form, and members and enums whose names, differ by format. Knows no format.
using System.Runtime.Serialization;
using System.Text.Json.Serialization;
using Octavo;

[assembly: GenerateCodecFor(typeof(List<Octavo.Tests.Zoo.Types.Hue>))]
[assembly: GenerateCodecFor(typeof(Dictionary<Octavo.Tests.Zoo.Types.Hue, int>))]
[assembly: GenerateCodecFor(typeof(Dictionary<Octavo.Tests.Zoo.Types.Quality, int>))]

namespace Octavo.Tests.Zoo.Types;

internal static class FormatForms
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<OfEnumForms>("enums by name in some formats", () =>
        [
            new(),
            new()
            {
                Hue = Hue.Red, Perhaps = Hue.Green, Packed = Hue.Red, Day = DayOfWeek.Monday, Plain = Hue.Green, Quality = Quality.Best,
                Access = Access.Read | Access.Write, Hues = [Hue.Red, (Hue)9],
            },
            new() { Hue = (Hue)77, Perhaps = (Hue)(-1), Quality = (Quality)9, Access = Access.Write, Hues = [] },
        ]) { ByHand = true },
        new ZooEntry<OfEnumFormKeys>("keys of enums by name in some formats",
            () => [new(), new() { Hues = new() { [Hue.Red] = Quality.Best, [(Hue)9] = Quality.None }, Qualities = new() { [Quality.Best] = Hue.Green } }])
            { ByHand = true },
        new ZooEntry<OfFormatNames>("members with names by format", () => [new(), new() { Id = 5, Title = "t", Plain = 7 }]),
        new ZooEntry<Hue>("root enum by name in some formats", () => [default, Hue.Green, (Hue)123456]),
    ];
}

[CodecEnum(EnumForm.Name, Formats = CodecFormats.Json)]
[GenerateCodec]
public enum Hue
{
    None,
    Red,
    [CodecMember("green")] Green,
}

[CodecEnum(EnumForm.Number, Formats = CodecFormats.Json), CodecEnum(EnumForm.Name, Formats = CodecFormats.MessagePack | CodecFormats.Cbor)]
public enum Quality : byte
{
    None,
    Good,
    [CodecName("best", CodecFormats.Cbor)] Best,
}

[Flags, CodecEnum(EnumForm.Name, Formats = CodecFormats.Cbor | CodecFormats.Json, Defined = true)]
public enum Access
{
    None = 0,
    [CodecName("r", CodecFormats.Cbor), JsonStringEnumMemberName("read")] Read = 1,
    Write = 2,
}

/// <summary>Names of other libraries: each in its own formats.</summary>
[CodecEnum(EnumForm.Name)]
[GenerateCodec]
public enum Transport
{
    [EnumMember(Value = "bicycle"), JsonStringEnumMemberName("bike")] Bike,
    [EnumMember(Value = "train")] Train,
    [CodecMember("feet"), EnumMember(Value = "foot")] Foot,
}

[GenerateCodec]
public sealed class OfEnumForms
{
    [CodecMember(1)] public Hue Hue { get; set; }

    [CodecMember(2)] public Hue? Perhaps { get; set; }

    [CodecMember(3, Enum = EnumForm.Name, EnumFormats = CodecFormats.MessagePack)] public Hue Packed { get; set; }

    [CodecMember(4, Enum = EnumForm.Name, EnumFormats = CodecFormats.Cbor | CodecFormats.Json)] public DayOfWeek Day { get; set; }

    [CodecMember(5, Enum = EnumForm.Number, EnumFormats = CodecFormats.Json)] public Hue Plain { get; set; }

    [CodecMember(6)] public Quality Quality { get; set; }

    [CodecMember(7)] public Access Access { get; set; }

    [CodecMember(8)] public List<Hue>? Hues { get; set; }
}

[GenerateCodec]
public sealed class OfEnumFormKeys
{
    public Dictionary<Hue, Quality>? Hues { get; set; }

    public Dictionary<Quality, Hue>? Qualities { get; set; }
}

[GenerateCodec]
public sealed class OfFormatNames
{
    [CodecName("_id", CodecFormats.Cbor), CodecName("ident", CodecFormats.Json)] public int Id { get; set; }

    [CodecMember("title"), CodecName("t", CodecFormats.MessagePack | CodecFormats.Cbor), CodecAlias("old")] public string? Title { get; set; }

    public int Plain { get; set; }
}
