// Owns: Google's golden messages in proto3, the message TestAllTypes: its single fields.
namespace Octavo.Conformance.Protobuf.Unittest3;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class TestAllTypes
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
    [CodecMember(20)] public ImportMessage? OptionalImportMessage { get; set; }
    [CodecMember(21)] public NestedEnum OptionalNestedEnum { get; set; }
    [CodecMember(22)] public ForeignEnum OptionalForeignEnum { get; set; }
    [CodecMember(24)] public string OptionalStringPiece { get; set; } = "";
    [CodecMember(25)] public string OptionalCord { get; set; } = "";
    [CodecMember(26)] public PublicImportMessage? OptionalPublicImportMessage { get; set; }
    [CodecMember(27)] public NestedMessage? OptionalLazyMessage { get; set; }
    [CodecMember(28)] public NestedMessage? OptionalUnverifiedLazyMessage { get; set; }
    [CodecMember(115)] public ImportMessage? OptionalLazyImportMessage { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
