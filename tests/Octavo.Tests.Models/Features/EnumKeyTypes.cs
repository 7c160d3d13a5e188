// Owns: the types of EnumKeyTests.
using System.Text.Json;
using System.Text.Json.Serialization;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Features;

[GenerateCodec]
public sealed class OfEnumKeys
{
    public Dictionary<Shade, int>? Shades { get; set; }

    public Dictionary<Way, string>? Ways { get; set; }

    public Dictionary<DayOfWeek, int>? Plain { get; set; }
}

[Flags, JsonConverter(typeof(JsonStringEnumConverter<Way>))]
public enum Way : byte
{
    None = 0,
    North = 1,
    East = 2,
}

[CodecEnum(Defined = true)]
public enum Checked
{
    One = 1,
}

[GenerateCodec]
public sealed class OfCheckedKeys
{
    public Dictionary<Checked, bool>? Map { get; set; }
}
