// Owns: google.protobuf.NullValue.
namespace Octavo.Conformance.Protobuf.WellKnown;

public enum NullValue
{
    NullValue = 0,
}
