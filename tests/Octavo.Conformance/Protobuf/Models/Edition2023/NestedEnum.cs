// Owns: the conformance suite's file of edition 2023, the enum NestedEnum.
namespace Octavo.Conformance.Protobuf.Edition2023;

public enum NestedEnum
{
    Foo = 0,
    Bar = 1,
    Baz = 2,
    Neg = -1,
}
