// Owns: Google's golden messages in proto3, the message TestAllTypes: its oneof.
namespace Octavo.Conformance.Protobuf.Unittest3;

public sealed partial class TestAllTypes
{
    [CodecMember(111)][ProtobufMember(Oneof = "oneof_field")] public uint? OneofUint32 { get; set; }
    [CodecMember(112)][ProtobufMember(Oneof = "oneof_field")] public NestedMessage? OneofNestedMessage { get; set; }
    [CodecMember(113)][ProtobufMember(Oneof = "oneof_field")] public string? OneofString { get; set; }
    [CodecMember(114)][ProtobufMember(Oneof = "oneof_field")] public byte[]? OneofBytes { get; set; }
}
