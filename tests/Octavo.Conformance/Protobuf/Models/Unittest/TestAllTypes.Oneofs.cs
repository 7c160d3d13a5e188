// Owns: Google's golden messages in proto2, the message TestAllTypes: its oneof.
namespace Octavo.Conformance.Protobuf.Unittest;

public sealed partial class TestAllTypes
{
    [CodecMember(111)][ProtobufMember(Oneof = "oneof_field")] public uint? OneofUint32 { get; set; }
    [CodecMember(112)][ProtobufMember(Oneof = "oneof_field")] public NestedMessage? OneofNestedMessage { get; set; }
    [CodecMember(113)][ProtobufMember(Oneof = "oneof_field")] public string? OneofString { get; set; }
    [CodecMember(114)][ProtobufMember(Oneof = "oneof_field")] public byte[]? OneofBytes { get; set; }
    [CodecMember(115)][ProtobufMember(Oneof = "oneof_field")] public string? OneofCord { get; set; }
    [CodecMember(116)][ProtobufMember(Oneof = "oneof_field")] public string? OneofStringPiece { get; set; }
    [CodecMember(117)][ProtobufMember(Oneof = "oneof_field")] public NestedMessage? OneofLazyNestedMessage { get; set; }
}
