// Owns: the conformance suite's proto3 file, the enum AliasedEnum.
namespace Octavo.Conformance.Protobuf.Proto3;

public enum AliasedEnum
{
    AliasFoo = 0,
    AliasBar = 1,
    AliasBaz = 2,
}
