// Owns: the conformance suite's file of edition 2023, the message TestAllTypesEdition2023: its single fields.
namespace Octavo.Conformance.Protobuf.Edition2023;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class TestAllTypesEdition2023
{
    [CodecMember(1)] public int? OptionalInt32 { get; set; }
    [CodecMember(2)] public long? OptionalInt64 { get; set; }
    [CodecMember(3)] public uint? OptionalUint32 { get; set; }
    [CodecMember(4)] public ulong? OptionalUint64 { get; set; }
    [CodecMember(5)][ProtobufMember(Encoding = ProtobufEncoding.ZigZag)] public int? OptionalSint32 { get; set; }
    [CodecMember(6)][ProtobufMember(Encoding = ProtobufEncoding.ZigZag)] public long? OptionalSint64 { get; set; }
    [CodecMember(7)][ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public uint? OptionalFixed32 { get; set; }
    [CodecMember(8)][ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public ulong? OptionalFixed64 { get; set; }
    [CodecMember(9)][ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public int? OptionalSfixed32 { get; set; }
    [CodecMember(10)][ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public long? OptionalSfixed64 { get; set; }
    [CodecMember(11)] public float? OptionalFloat { get; set; }
    [CodecMember(12)] public double? OptionalDouble { get; set; }
    [CodecMember(13)] public bool? OptionalBool { get; set; }
    [CodecMember(14)] public string? OptionalString { get; set; }
    [CodecMember(15)] public byte[]? OptionalBytes { get; set; }
    [CodecMember(18)] public NestedMessage? OptionalNestedMessage { get; set; }
    [CodecMember(19)] public ForeignMessageEdition2023? OptionalForeignMessage { get; set; }
    [CodecMember(21)] public NestedEnum? OptionalNestedEnum { get; set; }
    [CodecMember(22)] public ForeignEnumEdition2023? OptionalForeignEnum { get; set; }
    [CodecMember(24)] public string? OptionalStringPiece { get; set; }
    [CodecMember(25)] public string? OptionalCord { get; set; }
    [CodecMember(27)] public TestAllTypesEdition2023? RecursiveMessage { get; set; }
    [CodecMember(201)][ProtobufMember(Encoding = ProtobufEncoding.Group)] public GroupLikeType? Groupliketype { get; set; }
    [CodecMember(202)][ProtobufMember(Encoding = ProtobufEncoding.Group)] public GroupLikeType? DelimitedField { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
