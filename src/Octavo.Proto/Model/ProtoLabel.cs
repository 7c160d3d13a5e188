// Owns: how often a field may be there, with the numbers that descriptors give it.
namespace Octavo.Proto.Model;

internal enum ProtoLabel
{
    Optional = 1,
    Required = 2,
    Repeated = 3,
}
