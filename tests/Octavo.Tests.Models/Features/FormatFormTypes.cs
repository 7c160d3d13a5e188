// Owns: the types of FormatFormTests.
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Features;

/// <summary>The members of <see cref="OfFormatNames"/>, with one name in all formats.</summary>
[GenerateCodec]
public sealed class OfOneName
{
    public int Id { get; set; }

    public string? Title { get; set; }

    public int Plain { get; set; }
}

/// <summary>A member whose name differs, and what has no member is kept.</summary>
[GenerateCodec]
public sealed class KeptByFormat
{
    [CodecName("_id", CodecFormats.Cbor)] public int Id { get; set; }

    [CodecExtensionData] public UnknownMembers? More { get; set; }
}

[GenerateCodec]
public class HoldsEnum<T>
{
    [CodecMember(1, Enum = EnumForm.Name, EnumFormats = CodecFormats.Cbor)] public T? Value { get; set; }
}

[GenerateCodec]
public sealed class HoldsHue : HoldsEnum<Hue>
{
}

[GenerateCodec]
public class HasVirtualForm
{
    [CodecMember(1, Enum = EnumForm.Name, EnumFormats = CodecFormats.MessagePack)] public virtual DayOfWeek Day { get; set; }
}

[GenerateCodec]
public sealed class OverridesForm : HasVirtualForm
{
    public override DayOfWeek Day
    {
        get => base.Day;
        set => base.Day = value;
    }
}
