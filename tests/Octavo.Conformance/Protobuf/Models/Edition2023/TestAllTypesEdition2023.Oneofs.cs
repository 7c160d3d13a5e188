// Owns: the conformance suite's file of edition 2023, the message TestAllTypesEdition2023: its oneof.
namespace Octavo.Conformance.Protobuf.Edition2023;

public sealed partial class TestAllTypesEdition2023
{
    [CodecMember(111)][ProtobufMember(Oneof = "oneof_field")] public uint? OneofUint32 { get; set; }
    [CodecMember(112)][ProtobufMember(Oneof = "oneof_field")] public NestedMessage? OneofNestedMessage { get; set; }
    [CodecMember(113)][ProtobufMember(Oneof = "oneof_field")] public string? OneofString { get; set; }
    [CodecMember(114)][ProtobufMember(Oneof = "oneof_field")] public byte[]? OneofBytes { get; set; }
    [CodecMember(115)][ProtobufMember(Oneof = "oneof_field")] public bool? OneofBool { get; set; }
    [CodecMember(116)][ProtobufMember(Oneof = "oneof_field")] public ulong? OneofUint64 { get; set; }
    [CodecMember(117)][ProtobufMember(Oneof = "oneof_field")] public float? OneofFloat { get; set; }
    [CodecMember(118)][ProtobufMember(Oneof = "oneof_field")] public double? OneofDouble { get; set; }
    [CodecMember(119)][ProtobufMember(Oneof = "oneof_field")] public NestedEnum? OneofEnum { get; set; }
}
