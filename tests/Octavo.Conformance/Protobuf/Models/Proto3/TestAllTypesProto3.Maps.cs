// Owns: the conformance suite's proto3 file, the message TestAllTypesProto3: its maps.
namespace Octavo.Conformance.Protobuf.Proto3;

public sealed partial class TestAllTypesProto3
{
    [CodecMember(56)] public Dictionary<int, int> MapInt32Int32 { get; set; } = [];
    [CodecMember(57)] public Dictionary<long, long> MapInt64Int64 { get; set; } = [];
    [CodecMember(58)] public Dictionary<uint, uint> MapUint32Uint32 { get; set; } = [];
    [CodecMember(59)] public Dictionary<ulong, ulong> MapUint64Uint64 { get; set; } = [];
    [CodecMember(60)]
    [ProtobufMember(KeyEncoding = ProtobufEncoding.ZigZag,
        ValueEncoding = ProtobufEncoding.ZigZag)]
    public Dictionary<int, int> MapSint32Sint32 { get; set; } = [];
    [CodecMember(61)]
    [ProtobufMember(KeyEncoding = ProtobufEncoding.ZigZag,
        ValueEncoding = ProtobufEncoding.ZigZag)]
    public Dictionary<long, long> MapSint64Sint64 { get; set; } = [];
    [CodecMember(62)]
    [ProtobufMember(KeyEncoding = ProtobufEncoding.Fixed,
        ValueEncoding = ProtobufEncoding.Fixed)]
    public Dictionary<uint, uint> MapFixed32Fixed32 { get; set; } = [];
    [CodecMember(63)]
    [ProtobufMember(KeyEncoding = ProtobufEncoding.Fixed,
        ValueEncoding = ProtobufEncoding.Fixed)]
    public Dictionary<ulong, ulong> MapFixed64Fixed64 { get; set; } = [];
    [CodecMember(64)]
    [ProtobufMember(KeyEncoding = ProtobufEncoding.Fixed,
        ValueEncoding = ProtobufEncoding.Fixed)]
    public Dictionary<int, int> MapSfixed32Sfixed32 { get; set; } = [];
    [CodecMember(65)]
    [ProtobufMember(KeyEncoding = ProtobufEncoding.Fixed,
        ValueEncoding = ProtobufEncoding.Fixed)]
    public Dictionary<long, long> MapSfixed64Sfixed64 { get; set; } = [];
    [CodecMember(66)] public Dictionary<int, float> MapInt32Float { get; set; } = [];
    [CodecMember(67)] public Dictionary<int, double> MapInt32Double { get; set; } = [];
    [CodecMember(68)] public Dictionary<bool, bool> MapBoolBool { get; set; } = [];
    [CodecMember(69)] public Dictionary<string, string> MapStringString { get; set; } = [];
    [CodecMember(70)] public Dictionary<string, byte[]> MapStringBytes { get; set; } = [];
    [CodecMember(71)] public Dictionary<string, NestedMessage> MapStringNestedMessage { get; set; } = [];
    [CodecMember(72)] public Dictionary<string, ForeignMessage> MapStringForeignMessage { get; set; } = [];
    [CodecMember(73)] public Dictionary<string, NestedEnum> MapStringNestedEnum { get; set; } = [];
    [CodecMember(74)] public Dictionary<string, ForeignEnum> MapStringForeignEnum { get; set; } = [];
}
