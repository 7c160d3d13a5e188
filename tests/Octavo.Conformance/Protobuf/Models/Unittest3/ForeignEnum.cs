// Owns: Google's golden messages in proto3, the enum ForeignEnum.
namespace Octavo.Conformance.Protobuf.Unittest3;

public enum ForeignEnum
{
    ForeignZero = 0,
    ForeignFoo = 4,
    ForeignBar = 5,
    ForeignBaz = 6,
    ForeignLarge = 123456,
}
