// Owns: the conformance suite's proto2 file, the message TestAllTypesProto2: its single fields.
namespace Octavo.Conformance.Protobuf.Proto2;

[GenerateCodec(Layout = Layout.NumberMap)]
[ProtobufMessage(Packing = ProtobufPacking.Expanded, Enums = ProtobufEnums.Closed, Utf8 = ProtobufUtf8.Trust)]
public sealed partial class TestAllTypesProto2
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
    [CodecMember(19)] public ForeignMessageProto2? OptionalForeignMessage { get; set; }
    [CodecMember(21)] public NestedEnum? OptionalNestedEnum { get; set; }
    [CodecMember(22)] public ForeignEnumProto2? OptionalForeignEnum { get; set; }
    [CodecMember(24)] public string? OptionalStringPiece { get; set; }
    [CodecMember(25)] public string? OptionalCord { get; set; }
    [CodecMember(27)] public TestAllTypesProto2? RecursiveMessage { get; set; }
    [CodecMember(201)][ProtobufMember(Encoding = ProtobufEncoding.Group)] public DataGroup? GroupData { get; set; }
    [CodecMember(204)][ProtobufMember(Encoding = ProtobufEncoding.Group)] public MultiWordGroup? MultiWordGroupField { get; set; }
    [CodecMember(241)] public int? DefaultInt32 { get; set; }
    [CodecMember(242)] public long? DefaultInt64 { get; set; }
    [CodecMember(243)] public uint? DefaultUint32 { get; set; }
    [CodecMember(244)] public ulong? DefaultUint64 { get; set; }
    [CodecMember(245)][ProtobufMember(Encoding = ProtobufEncoding.ZigZag)] public int? DefaultSint32 { get; set; }
    [CodecMember(246)][ProtobufMember(Encoding = ProtobufEncoding.ZigZag)] public long? DefaultSint64 { get; set; }
    [CodecMember(247)][ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public uint? DefaultFixed32 { get; set; }
    [CodecMember(248)][ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public ulong? DefaultFixed64 { get; set; }
    [CodecMember(249)][ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public int? DefaultSfixed32 { get; set; }
    [CodecMember(250)][ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public long? DefaultSfixed64 { get; set; }
    [CodecMember(251)] public float? DefaultFloat { get; set; }
    [CodecMember(252)] public double? DefaultDouble { get; set; }
    [CodecMember(253)] public bool? DefaultBool { get; set; }
    [CodecMember(254)] public string? DefaultString { get; set; }
    [CodecMember(255)] public byte[]? DefaultBytes { get; set; }
    [CodecMember(401)] public int? Fieldname1 { get; set; }
    [CodecMember(402)] public int? FieldName2 { get; set; }
    [CodecMember(403)] public int? FieldName3 { get; set; }
    [CodecMember(404)] public int? FieldName4 { get; set; }
    [CodecMember(405)] public int? Field0name5 { get; set; }
    [CodecMember(406)] public int? Field0Name6 { get; set; }
    [CodecMember(407)] public int? FieldName7 { get; set; }
    [CodecMember(408)] public int? FieldName8 { get; set; }
    [CodecMember(409)] public int? FieldName9 { get; set; }
    [CodecMember(410)] public int? FieldName10 { get; set; }
    [CodecMember(411)] public int? FieldName11 { get; set; }
    [CodecMember(412)] public int? FieldName12 { get; set; }
    [CodecMember(413)] public int? FieldName13 { get; set; }
    [CodecMember(414)] public int? FieldName14 { get; set; }
    [CodecMember(415)] public int? FieldName15 { get; set; }
    [CodecMember(416)] public int? FieldName16 { get; set; }
    [CodecMember(417)] public int? FieldName17 { get; set; }
    [CodecMember(418)] public int? FieldName18 { get; set; }
    [CodecMember(500)] public MessageSetCorrect? MessageSetCorrect { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
