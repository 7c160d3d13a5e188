// Owns: a message that is nested in another by its name alone.
namespace Octavo.Conformance.Protobuf.Declared;

[GenerateCodec]
[ProtobufMessage(Name = "Order.Line", Package = "shop.v1", File = "shop/order.proto")]
public sealed class DeclaredLine
{
    [CodecMember(1)] public string Sku { get; set; } = "";

    [CodecMember(2)] public List<int?> Gaps { get; set; } = [];
}
