// Owns: Google's golden messages in proto3, the enum NestedEnum.
namespace Octavo.Conformance.Protobuf.Unittest3;

public enum NestedEnum
{
    Zero = 0,
    Foo = 1,
    Bar = 2,
    Baz = 3,
    Neg = -1,
}
