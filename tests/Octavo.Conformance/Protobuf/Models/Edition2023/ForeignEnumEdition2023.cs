// Owns: the conformance suite's file of edition 2023, the enum ForeignEnumEdition2023.
namespace Octavo.Conformance.Protobuf.Edition2023;

public enum ForeignEnumEdition2023
{
    ForeignFoo = 0,
    ForeignBar = 1,
    ForeignBaz = 2,
}
