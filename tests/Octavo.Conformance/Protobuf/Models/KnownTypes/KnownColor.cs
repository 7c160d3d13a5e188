// Owns: an enum with two names of one number, which a map has as keys in addition.
namespace Octavo.Conformance.Protobuf.KnownTypes;

public enum KnownColor
{
    Red,
    Green,
    Blue,
    Azure = Blue,
}
