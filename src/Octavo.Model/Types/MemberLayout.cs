// Owns: how a type's members are told apart. The attribute's Layout, decided.
namespace Octavo.Model.Types;

internal enum MemberLayout
{
    Array,
    NameMap,
    NumberMap,
    Tolerant,

    /// <summary>An array, and in CBOR a map by name: what two contract views would say that differ in nothing else. Decided when bodies are planned.</summary>
    NamedInCbor,
}
