// Owns: Google's golden messages in proto2, the enum NestedEnum.
namespace Octavo.Conformance.Protobuf.Unittest;

public enum NestedEnum
{
    Foo = 1,
    Bar = 2,
    Baz = 3,
    Neg = -1,
}
