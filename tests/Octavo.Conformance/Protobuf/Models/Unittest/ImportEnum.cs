// Owns: Google's golden messages in proto2, the enum ImportEnum.
namespace Octavo.Conformance.Protobuf.Unittest;

public enum ImportEnum
{
    ImportFoo = 7,
    ImportBar = 8,
    ImportBaz = 9,
}
