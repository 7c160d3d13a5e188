// Owns: a message that says about itself all that a .proto file would.
namespace Octavo.Conformance.Protobuf.Declared;

[GenerateCodec(Layout = Layout.NumberMap)]
[ProtobufMessage(Name = "Order", Package = "shop.v1", File = "shop/order.proto", Extensions = "100 to 199, 1000 to max", Reserved = "20, 22 to 25",
    ReservedNames = "old, older")]
public sealed class DeclaredOrder
{
    [CodecMember(1), ProtobufMember(Name = "_id", JsonName = "ID", Default = "7")] public int? Id { get; set; }

    [CodecMember(2), ProtobufMember(Default = "a \"b\"\n~1% :")] public string? Note { get; set; }

    [CodecMember(3), ProtobufMember(Default = "\\001")] public byte[]? Raw { get; set; }

    [CodecMember(4)] public DeclaredState? State { get; set; }

    [CodecMember(5)] public List<DeclaredLine> Lines { get; set; } = [];

    [CodecMember(6)] public DeclaredMoney? Total { get; set; }

    [CodecMember(7), ProtobufMember(Utf8 = ProtobufUtf8.Trust)] public string? Loose { get; set; }

    [CodecMember(8), ProtobufMember(Utf8 = ProtobufUtf8.Trust)] public Dictionary<string, int> Counts { get; set; } = [];

    [CodecMember(9), ProtobufMember(Oneof = "Pay_By")] public string? Card { get; set; }

    [CodecMember(10)] public DeclaredPlain? Plain { get; set; }

    [CodecMember(11)] public List<DeclaredState> States { get; set; } = [];

    [CodecMember(12)] public DeclaredSet? Set { get; set; }

    [CodecMember(13)] public DeclaredKind? Kind { get; set; }
}
