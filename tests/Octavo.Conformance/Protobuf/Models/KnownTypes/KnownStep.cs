// Owns: an enum without a name for zero, and with a number below it.
namespace Octavo.Conformance.Protobuf.KnownTypes;

public enum KnownStep : short
{
    First = 1,
    Back = -1,
}
