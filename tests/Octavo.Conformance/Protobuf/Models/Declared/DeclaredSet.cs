// Owns: a message set.
namespace Octavo.Conformance.Protobuf.Declared;

[GenerateCodec(Layout = Layout.NumberMap)]
[ProtobufMessage(Name = "Set", Package = "shop.v1", File = "shop/order.proto", IsMessageSet = true, Extensions = "4 to max")]
public sealed class DeclaredSet
{
    [CodecExtensionData] public UnknownMembers? Items { get; set; }
}
