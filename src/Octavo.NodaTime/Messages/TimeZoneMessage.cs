// Owns: the time zone of a google.type.DateTime, which is refused.
namespace Octavo.Noda;

/// <summary>The fields of <c>google.type.TimeZone</c>.</summary>
/// <param name="Id">The id in the IANA database.</param>
[GenerateCodec(Formats = CodecFormats.Protobuf)]
internal readonly record struct TimeZoneMessage([property: CodecMember(1)] string? Id);
