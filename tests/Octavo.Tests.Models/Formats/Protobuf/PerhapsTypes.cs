// Owns: values of google.protobuf.Value that may be absent, as members in every layout. Knows no format.
using Octavo.Protobuf.WellKnown;

namespace Octavo.Tests.Formats.Protobuf;

[GenerateCodec]
public sealed record PerhapsByName
{
    [CodecMember(1)] public ProtobufValue? Value { get; set; }

    [CodecMember(2), ProtobufMember(Oneof = "kind")] public ProtobufValue? OneValue { get; set; }

    [CodecMember(3), ProtobufMember(Oneof = "kind")] public string? OneText { get; set; }
}

[GenerateCodec(Layout = Layout.Array)]
public sealed record PerhapsInArray([property: CodecMember(1)] ProtobufValue? Value, [property: CodecMember(2)] ProtobufValue? Other);

[GenerateCodec(Layout = Layout.NumberMap, Omit = OmitPolicy.Null)]
public sealed record PerhapsByNumber([property: CodecMember(1)] ProtobufValue? Value, [property: CodecMember(2)] ProtobufValue? Other);

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed record PerhapsTolerant([property: CodecMember(1)] ProtobufValue? Value, [property: CodecMember(2)] ProtobufValue? Other);

[GenerateCodec]
public sealed record PerhapsElements(List<ProtobufValue?> List, ProtobufValue?[] Array, Dictionary<string, ProtobufValue?> Map);
