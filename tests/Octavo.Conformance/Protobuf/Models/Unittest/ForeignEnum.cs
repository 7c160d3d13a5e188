// Owns: Google's golden messages in proto2, the enum ForeignEnum.
namespace Octavo.Conformance.Protobuf.Unittest;

public enum ForeignEnum
{
    ForeignFoo = 4,
    ForeignBar = 5,
    ForeignBaz = 6,
    ForeignBax = 32,
    ForeignLarge = 123456,
}
