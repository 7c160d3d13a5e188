// Owns: the types of NamedEnumTests.
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Features;

/// <summary>The members of <see cref="OfNamedEnums"/> that its tests look at.</summary>
[GenerateCodec]
public sealed class RightsAsText
{
    public string? Rights { get; set; }
}

/// <summary>As <see cref="CheckedEnums"/>, by number and unchecked.</summary>
[GenerateCodec]
public sealed class UncheckedEnums
{
    [CodecMember(Enum = EnumForm.Number)] public Tint Tint { get; set; }

    [CodecMember(Enum = EnumForm.Number)] public Rights Rights { get; set; }

    [CodecMember(Enum = EnumForm.Number)] public Tint? Perhaps { get; set; }
}
