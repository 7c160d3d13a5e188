// Owns: conformance.proto's response.
namespace Octavo.Conformance.Testee;

/// <summary><c>conformance.ConformanceResponse</c>: one of a payload, an error, and the reason why nothing was done.</summary>
[GenerateCodec]
public sealed class Response
{
    [CodecMember(1), ProtobufMember(Oneof = "result")] public string? ParseError { get; set; }

    [CodecMember(2), ProtobufMember(Oneof = "result")] public string? RuntimeError { get; set; }

    [CodecMember(3), ProtobufMember(Oneof = "result")] public byte[]? Protobuf { get; set; }

    [CodecMember(4), ProtobufMember(Oneof = "result")] public byte[]? Json { get; set; }

    [CodecMember(5), ProtobufMember(Oneof = "result")] public string? Skipped { get; set; }

    [CodecMember(6), ProtobufMember(Oneof = "result")] public string? SerializeError { get; set; }
}
