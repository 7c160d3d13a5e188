// Owns: messages of Protobuf with members that may be undefined. Knows no format.
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Features;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed class OptionalMessage
{
    [CodecMember(1)] public CodecOptional<int> Number { get; set; }

    [CodecMember(2)] public CodecOptional<int?> MaybeNumber { get; set; }

    [CodecMember(3)] public CodecOptional<string> Text { get; set; }

    [CodecMember(4)] public CodecOptional<string?> MaybeText { get; set; }

    [CodecMember(5)] public CodecOptional<byte[]> Bytes { get; set; }

    [CodecMember(6)] public CodecOptional<DayOfWeek> Kind { get; set; }

    [CodecMember(7)] public CodecOptional<OptionalMessage?> Child { get; set; }

    [CodecMember(8)] public CodecOptional<ProtobufStructPart> Struct { get; set; }

    [CodecMember(9)] public CodecOptional<DateTime> At { get; set; }

    [CodecMember(10), ProtobufMember(Encoding = ProtobufEncoding.ZigZag)] public CodecOptional<long> ZigZag { get; set; }

    [CodecMember(11), ProtobufMember(Encoding = ProtobufEncoding.Group)] public CodecOptional<OptionalMessage> Group { get; set; }

    [CodecMember(12), ProtobufMember(Oneof = "choice")] public CodecOptional<int> FirstChoice { get; set; }

    [CodecMember(13), ProtobufMember(Oneof = "choice")] public CodecOptional<string> SecondChoice { get; set; }

    [CodecMember(14)] public CodecOptional<bool> Flag { get; set; }

    [CodecMember(15)] public CodecOptional<Uri> Link { get; set; }

    [CodecMember(16)] public CodecOptional<decimal> Price { get; set; }
}

[GenerateCodec(Layout = Layout.NumberMap)]
public struct ProtobufStructPart
{
    [CodecMember(1)] public int X { get; set; }
}

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed record BoundOptionalMessage([property: CodecMember(1)] CodecOptional<int> Number, [property: CodecMember(2)] CodecOptional<string?> Text,
    [property: CodecMember(3)] CodecOptional<OptionalMessage> Child);

/// <summary>The same fields, as nullable members have them.</summary>
[GenerateCodec(Layout = Layout.NumberMap)]
public sealed class NullableMessage
{
    [CodecMember(1)] public int? Number { get; set; }

    [CodecMember(2)] public int? MaybeNumber { get; set; }

    [CodecMember(3)] public string? Text { get; set; }

    [CodecMember(4)] public string? MaybeText { get; set; }

    [CodecMember(5)] public byte[]? Bytes { get; set; }

    [CodecMember(6)] public DayOfWeek? Kind { get; set; }

    [CodecMember(7)] public NullableMessage? Child { get; set; }

    [CodecMember(8)] public ProtobufStructPart? Struct { get; set; }

    [CodecMember(9)] public DateTime? At { get; set; }

    [CodecMember(10), ProtobufMember(Encoding = ProtobufEncoding.ZigZag)] public long? ZigZag { get; set; }

    [CodecMember(11), ProtobufMember(Encoding = ProtobufEncoding.Group)] public NullableMessage? Group { get; set; }

    [CodecMember(12), ProtobufMember(Oneof = "choice")] public int? FirstChoice { get; set; }

    [CodecMember(13), ProtobufMember(Oneof = "choice")] public string? SecondChoice { get; set; }

    [CodecMember(14)] public bool? Flag { get; set; }

    [CodecMember(15)] public Uri? Link { get; set; }

    [CodecMember(16)] public decimal? Price { get; set; }
}
