using System;
using Octavo;

namespace Acme.EnumForms;

/// <summary>By name in two formats, one of which has a name of its own.</summary>
[CodecEnum(EnumForm.Name, Formats = CodecFormats.Json | CodecFormats.Cbor)]
public enum Level
{
    Low,
    [CodecMember("high"), CodecName("H", CodecFormats.Cbor)] High,
}

[Flags, CodecEnum(EnumForm.Name), CodecEnum(Defined = true)]
public enum Marks : byte
{
    [CodecName("d", CodecFormats.MessagePack)] Done = 1,
    Late = 2,
}

[GenerateCodec]
public struct Task
{
    [CodecName("_id", CodecFormats.MessagePack)] public int Id;
    [CodecMember(Enum = EnumForm.Name, EnumFormats = CodecFormats.MessagePack)] public DayOfWeek Due;
    public Level Level;
    public Marks Marks;
}
