// Owns: the fields of google.type.DateTime as Protobuf has them, with the time zone that no form takes.
namespace Octavo.Noda;

/// <summary>All fields of <c>google.type.DateTime</c>: its <c>oneof time_offset</c> may have a zone, which must not be dropped.</summary>
[GenerateCodec(Formats = CodecFormats.Protobuf)]
internal readonly record struct DateTimeFields(
    [property: CodecMember(1)] int Year,
    [property: CodecMember(2)] int Month,
    [property: CodecMember(3)] int Day,
    [property: CodecMember(4)] int Hours,
    [property: CodecMember(5)] int Minutes,
    [property: CodecMember(6)] int Seconds,
    [property: CodecMember(7)] int Nanos,
    [property: CodecMember(8)] SecondsMessage? Offset,
    [property: CodecMember(9)] TimeZoneMessage? Zone);
