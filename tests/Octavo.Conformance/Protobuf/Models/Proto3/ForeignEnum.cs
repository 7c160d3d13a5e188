// Owns: the conformance suite's proto3 file, the enum ForeignEnum.
namespace Octavo.Conformance.Protobuf.Proto3;

public enum ForeignEnum
{
    ForeignFoo = 0,
    ForeignBar = 1,
    ForeignBaz = 2,
}
