// Owns: messages whose types are written by hand and have extensions. Knows no test.
using Octavo.Protobuf.Extensions;
using ProtoBuf;

namespace Octavo.Tests.Formats.Protobuf;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed class Extendable
{
    [CodecMember(1)] public int Id { get; set; }

    [CodecExtensionData] public UnknownMembers? Unknown { get; private set; }

    public static readonly ProtobufExtension<Extendable, int> Count = new(100) { Name = "shop.count", Default = 5 };

    public static readonly ProtobufExtension<Extendable, string> Text = new(101) { Name = "shop.text" };

    public static readonly ProtobufExtension<Extendable, ExtendedPart> Part = new(102) { Name = "shop.part" };

    public static readonly ProtobufRepeatedExtension<Extendable, int> Numbers = new(103) { Name = "shop.numbers" };

    public static readonly ProtobufRepeatedExtension<Extendable, string> Labels = new(104);

    public static readonly ProtobufRepeatedExtension<Extendable, ExtendedPart> Parts = new(105) { Name = "shop.parts" };

    public static readonly ProtobufRepeatedExtension<Extendable, uint> Fixed =
        new(106) { Encoding = ProtobufEncoding.Fixed, Packing = ProtobufPacking.Expanded };
}

[GenerateCodec]
public sealed class ExtendedPart
{
    [CodecMember(1)] public string? Name { get; set; }

    [CodecMember(2)] public List<int> Sizes { get; set; } = [];

    [CodecMember(3)] public ExtendedPart? Inner { get; set; }

    [CodecMember(4), ProtobufMember(Presence = ProtobufPresence.Required)] public int? Key { get; set; }
}

/// <summary>A contract of protobuf-net, with a member that no codec can see.</summary>
[GenerateCodec, ProtoContract]
public sealed class ExtendableContract
{
    [ProtoMember(1)] public int Id { get; set; }

    [CodecExtensionData] private UnknownMembers? Unknown { get; set; }

    public int Kept() => Unknown?.Count ?? 0;
}

/// <summary>Its accessor takes no other value after its making but by the codec.</summary>
[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class ExtendableOnce
{
    [CodecMember(1)] public int Id { get; init; }

    [CodecExtensionData] public UnknownMembers? Unknown { get; init; }
}

/// <summary>It keeps what it does not know, and is not in Protobuf.</summary>
[GenerateCodec(Layout = Layout.Tolerant, Formats = CodecFormats.MessagePack)]
public sealed class ExtendableElsewhere
{
    [CodecMember(1)] public int Id { get; set; }

    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}

public enum SmallNumber : byte
{
    None,
    One = 1,
    Last = 255,
}

public enum WideNumber : ulong
{
    None,
    Last = ulong.MaxValue,
}

public enum UnsignedNumber : uint
{
    None,
    Last = uint.MaxValue,
}
