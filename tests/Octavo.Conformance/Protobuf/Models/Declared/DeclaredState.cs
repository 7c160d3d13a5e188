// Owns: a closed enum of a file of its own.
using Octavo.Protobuf.WellKnown;

namespace Octavo.Conformance.Protobuf.Declared;

[ProtobufEnum(Name = "State", Package = "shop.v1", File = "shop/state.proto", IsClosed = true, Reserved = "9 to max", ReservedNames = "GONE")]
public enum DeclaredState
{
    [ProtobufValue("PAID")] Paid = 3,
    [ProtobufValue("settled")] Settled = 3,
    [ProtobufValue("OPEN")] Open = 1,
    Lost = -1,
}
