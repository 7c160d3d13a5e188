// Owns: the conformance suite's proto3 file, the enum NestedEnum.
namespace Octavo.Conformance.Protobuf.Proto3;

public enum NestedEnum
{
    Foo = 0,
    Bar = 1,
    Baz = 2,
    Neg = -1,
}
