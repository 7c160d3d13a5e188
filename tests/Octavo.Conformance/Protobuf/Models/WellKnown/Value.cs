// Owns: google.protobuf.Value as a message like any other.
namespace Octavo.Conformance.Protobuf.WellKnown;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class Value
{
    [CodecMember(1)][ProtobufMember(Oneof = "kind")] public NullValue? NullValue { get; set; }
    [CodecMember(2)][ProtobufMember(Oneof = "kind")] public double? NumberValue { get; set; }
    [CodecMember(3)][ProtobufMember(Oneof = "kind")] public string? StringValue { get; set; }
    [CodecMember(4)][ProtobufMember(Oneof = "kind")] public bool? BoolValue { get; set; }
    [CodecMember(5)][ProtobufMember(Oneof = "kind")] public Struct? StructValue { get; set; }
    [CodecMember(6)][ProtobufMember(Oneof = "kind")] public ListValue? ListValue { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
