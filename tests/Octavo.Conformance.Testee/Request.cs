// Owns: conformance.proto's request.
namespace Octavo.Conformance.Testee;

/// <summary><c>conformance.ConformanceRequest</c>: a payload, and the form that is asked for.</summary>
[GenerateCodec]
public sealed class Request
{
    [CodecMember(1), ProtobufMember(Oneof = "payload")] public byte[]? Protobuf { get; set; }

    // Text that is not UTF-8 must reach the library.
    [CodecMember(2), ProtobufMember(Oneof = "payload")] public byte[]? Json { get; set; }

    [CodecMember(7), ProtobufMember(Oneof = "payload")] public byte[]? Jspb { get; set; }

    [CodecMember(8), ProtobufMember(Oneof = "payload")] public byte[]? Text { get; set; }

    [CodecMember(3)] public WireFormat Output { get; set; }

    [CodecMember(4)] public string Type { get; set; } = "";

    [CodecMember(5)] public TestCategory Category { get; set; }
}
