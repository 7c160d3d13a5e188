// Owns: an enum that is nested in a message by its name.
using Octavo.Protobuf.WellKnown;

namespace Octavo.Conformance.Protobuf.Declared;

[ProtobufEnum(Name = "Order.Kind", Package = "shop.v1", File = "shop/order.proto")]
public enum DeclaredKind
{
    [ProtobufValue("KIND_RETAIL")] Retail,
    [ProtobufValue("KIND_WHOLESALE")] Wholesale,
}
