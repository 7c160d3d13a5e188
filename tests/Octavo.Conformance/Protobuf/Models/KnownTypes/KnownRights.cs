// Owns: an enum of flags.
namespace Octavo.Conformance.Protobuf.KnownTypes;

[Flags]
public enum KnownRights
{
    None = 0,
    Read = 1,
    Write = 2,
}
