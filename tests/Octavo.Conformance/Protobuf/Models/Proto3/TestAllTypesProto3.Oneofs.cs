// Owns: the conformance suite's proto3 file, the message TestAllTypesProto3: its oneof.
using Octavo.Conformance.Protobuf.WellKnown;

namespace Octavo.Conformance.Protobuf.Proto3;

public sealed partial class TestAllTypesProto3
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
    [CodecMember(120)][ProtobufMember(Oneof = "oneof_field")] public NullValue? OneofNullValue { get; set; }
}
