using System;
using System.Collections.Generic;
using Octavo;

namespace Acme.Keeping;

[CodecEnum(EnumForm.Name)]
public enum Color
{
    Red,
    [CodecMember("dark-blue")] DarkBlue,
}

[Flags, CodecEnum(EnumForm.Name, Defined = true)]
public enum Rights : byte
{
    None = 0,
    Read = 1,
    Write = 2,
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class Parcel
{
    [CodecMember(1)] public int Id { get; set; }

    [CodecMember(2)] public string? Label { get; set; }

    [CodecMember(3)] public Color Color { get; set; }

    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}

[GenerateCodec(Omit = OmitPolicy.Null)]
public sealed record Folder(string Name, Rights Rights)
{
    public Dictionary<string, int> Sizes { get; set; } = new(StringComparer.OrdinalIgnoreCase);

    public string? Note { get; set; }

    public Page<int>? Page { get; set; }

    [CodecExtensionData] public UnknownMembers? Unknown { get; init; }
}

[GenerateCodec]
public sealed class Page<T>
{
    public List<T>? Items { get; set; }
}
