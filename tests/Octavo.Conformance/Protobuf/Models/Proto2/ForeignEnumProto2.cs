// Owns: the conformance suite's proto2 file, the enum ForeignEnumProto2.
namespace Octavo.Conformance.Protobuf.Proto2;

public enum ForeignEnumProto2
{
    ForeignFoo = 0,
    ForeignBar = 1,
    ForeignBaz = 2,
}
