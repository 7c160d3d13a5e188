// Owns: Google's golden messages in proto2, the message TestAllTypes: its single fields.
namespace Octavo.Conformance.Protobuf.Unittest;

[GenerateCodec(Layout = Layout.NumberMap)]
[ProtobufMessage(Packing = ProtobufPacking.Expanded, Enums = ProtobufEnums.Closed, Utf8 = ProtobufUtf8.Trust)]
public sealed partial class TestAllTypes
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
    [CodecMember(16)][ProtobufMember(Encoding = ProtobufEncoding.Group)] public OptionalGroup? OptionalGroup { get; set; }
    [CodecMember(18)] public NestedMessage? OptionalNestedMessage { get; set; }
    [CodecMember(19)] public ForeignMessage? OptionalForeignMessage { get; set; }
    [CodecMember(20)] public ImportMessage? OptionalImportMessage { get; set; }
    [CodecMember(21)] public NestedEnum? OptionalNestedEnum { get; set; }
    [CodecMember(22)] public ForeignEnum? OptionalForeignEnum { get; set; }
    [CodecMember(23)] public ImportEnum? OptionalImportEnum { get; set; }
    [CodecMember(24)] public string? OptionalStringPiece { get; set; }
    [CodecMember(25)] public string? OptionalCord { get; set; }
    [CodecMember(26)] public PublicImportMessage? OptionalPublicImportMessage { get; set; }
    [CodecMember(27)] public NestedMessage? OptionalLazyMessage { get; set; }
    [CodecMember(28)] public NestedMessage? OptionalUnverifiedLazyMessage { get; set; }
    [CodecMember(61)] public int? DefaultInt32 { get; set; }
    [CodecMember(62)] public long? DefaultInt64 { get; set; }
    [CodecMember(63)] public uint? DefaultUint32 { get; set; }
    [CodecMember(64)] public ulong? DefaultUint64 { get; set; }
    [CodecMember(65)][ProtobufMember(Encoding = ProtobufEncoding.ZigZag)] public int? DefaultSint32 { get; set; }
    [CodecMember(66)][ProtobufMember(Encoding = ProtobufEncoding.ZigZag)] public long? DefaultSint64 { get; set; }
    [CodecMember(67)][ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public uint? DefaultFixed32 { get; set; }
    [CodecMember(68)][ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public ulong? DefaultFixed64 { get; set; }
    [CodecMember(69)][ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public int? DefaultSfixed32 { get; set; }
    [CodecMember(70)][ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public long? DefaultSfixed64 { get; set; }
    [CodecMember(71)] public float? DefaultFloat { get; set; }
    [CodecMember(72)] public double? DefaultDouble { get; set; }
    [CodecMember(73)] public bool? DefaultBool { get; set; }
    [CodecMember(74)] public string? DefaultString { get; set; }
    [CodecMember(75)] public byte[]? DefaultBytes { get; set; }
    [CodecMember(81)] public NestedEnum? DefaultNestedEnum { get; set; }
    [CodecMember(82)] public ForeignEnum? DefaultForeignEnum { get; set; }
    [CodecMember(83)] public ImportEnum? DefaultImportEnum { get; set; }
    [CodecMember(84)] public string? DefaultStringPiece { get; set; }
    [CodecMember(85)] public string? DefaultCord { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
