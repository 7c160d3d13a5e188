// Owns: how a type's members are told apart. The attribute's Layout, decided.
namespace Octavo.Model;

internal enum MemberLayout
{
    Array,
    NameMap,
    NumberMap,
    Tolerant,
}
