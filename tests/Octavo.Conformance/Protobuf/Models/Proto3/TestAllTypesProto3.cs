// Owns: the conformance suite's proto3 file, the message TestAllTypesProto3: its single fields.
using Octavo.Conformance.Protobuf.WellKnown;

namespace Octavo.Conformance.Protobuf.Proto3;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class TestAllTypesProto3
{
    [CodecMember(1)] public int OptionalInt32 { get; set; }
    [CodecMember(2)] public long OptionalInt64 { get; set; }
    [CodecMember(3)] public uint OptionalUint32 { get; set; }
    [CodecMember(4)] public ulong OptionalUint64 { get; set; }
    [CodecMember(5)][ProtobufMember(Encoding = ProtobufEncoding.ZigZag)] public int OptionalSint32 { get; set; }
    [CodecMember(6)][ProtobufMember(Encoding = ProtobufEncoding.ZigZag)] public long OptionalSint64 { get; set; }
    [CodecMember(7)][ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public uint OptionalFixed32 { get; set; }
    [CodecMember(8)][ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public ulong OptionalFixed64 { get; set; }
    [CodecMember(9)][ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public int OptionalSfixed32 { get; set; }
    [CodecMember(10)][ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public long OptionalSfixed64 { get; set; }
    [CodecMember(11)] public float OptionalFloat { get; set; }
    [CodecMember(12)] public double OptionalDouble { get; set; }
    [CodecMember(13)] public bool OptionalBool { get; set; }
    [CodecMember(14)] public string OptionalString { get; set; } = "";
    [CodecMember(15)] public byte[] OptionalBytes { get; set; } = [];
    [CodecMember(18)] public NestedMessage? OptionalNestedMessage { get; set; }
    [CodecMember(19)] public ForeignMessage? OptionalForeignMessage { get; set; }
    [CodecMember(21)] public NestedEnum OptionalNestedEnum { get; set; }
    [CodecMember(22)] public ForeignEnum OptionalForeignEnum { get; set; }
    [CodecMember(23)] public AliasedEnum OptionalAliasedEnum { get; set; }
    [CodecMember(24)] public string OptionalStringPiece { get; set; } = "";
    [CodecMember(25)] public string OptionalCord { get; set; } = "";
    [CodecMember(27)] public TestAllTypesProto3? RecursiveMessage { get; set; }
    [CodecMember(201)] public BoolValue? OptionalBoolWrapper { get; set; }
    [CodecMember(202)] public Int32Value? OptionalInt32Wrapper { get; set; }
    [CodecMember(203)] public Int64Value? OptionalInt64Wrapper { get; set; }
    [CodecMember(204)] public UInt32Value? OptionalUint32Wrapper { get; set; }
    [CodecMember(205)] public UInt64Value? OptionalUint64Wrapper { get; set; }
    [CodecMember(206)] public FloatValue? OptionalFloatWrapper { get; set; }
    [CodecMember(207)] public DoubleValue? OptionalDoubleWrapper { get; set; }
    [CodecMember(208)] public StringValue? OptionalStringWrapper { get; set; }
    [CodecMember(209)] public BytesValue? OptionalBytesWrapper { get; set; }
    [CodecMember(301)] public Duration? OptionalDuration { get; set; }
    [CodecMember(302)] public Timestamp? OptionalTimestamp { get; set; }
    [CodecMember(303)] public FieldMask? OptionalFieldMask { get; set; }
    [CodecMember(304)] public Struct? OptionalStruct { get; set; }
    [CodecMember(305)] public Any? OptionalAny { get; set; }
    [CodecMember(306)] public Value? OptionalValue { get; set; }
    [CodecMember(307)] public NullValue OptionalNullValue { get; set; }
    [CodecMember(401)] public int Fieldname1 { get; set; }
    [CodecMember(402)] public int FieldName2 { get; set; }
    [CodecMember(403)] public int FieldName3 { get; set; }
    [CodecMember(404)] public int FieldName4 { get; set; }
    [CodecMember(405)] public int Field0name5 { get; set; }
    [CodecMember(406)] public int Field0Name6 { get; set; }
    [CodecMember(407)] public int FieldName7 { get; set; }
    [CodecMember(408)] public int FieldName8 { get; set; }
    [CodecMember(409)] public int FieldName9 { get; set; }
    [CodecMember(410)] public int FieldName10 { get; set; }
    [CodecMember(411)] public int FieldName11 { get; set; }
    [CodecMember(412)] public int FieldName12 { get; set; }
    [CodecMember(413)] public int FieldName13 { get; set; }
    [CodecMember(414)] public int FieldName14 { get; set; }
    [CodecMember(415)] public int FieldName15 { get; set; }
    [CodecMember(416)] public int FieldName16 { get; set; }
    [CodecMember(417)] public int FieldName17 { get; set; }
    [CodecMember(418)] public int FieldName18 { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
