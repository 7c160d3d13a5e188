// Owns: vector tiles, the message Value.
namespace Octavo.Conformance.Protobuf.Tiles;

[GenerateCodec(Layout = Layout.NumberMap)]
[ProtobufMessage(Packing = ProtobufPacking.Expanded, Enums = ProtobufEnums.Closed, Utf8 = ProtobufUtf8.Trust)]
public sealed partial class Value
{
    [CodecMember(1)] public string? StringValue { get; set; }
    [CodecMember(2)] public float? FloatValue { get; set; }
    [CodecMember(3)] public double? DoubleValue { get; set; }
    [CodecMember(4)] public long? IntValue { get; set; }
    [CodecMember(5)] public ulong? UintValue { get; set; }
    [CodecMember(6)][ProtobufMember(Encoding = ProtobufEncoding.ZigZag)] public long? SintValue { get; set; }
    [CodecMember(7)] public bool? BoolValue { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
