// Owns: an enum with a number that an enum of Protobuf cannot have.
namespace Octavo.Conformance.Protobuf.KnownTypes;

public enum KnownLong : long
{
    Near = 0,
    Far = 1L << 40,
}
