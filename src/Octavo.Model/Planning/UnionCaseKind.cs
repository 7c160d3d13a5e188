// Owns: the kinds of cases.
namespace Octavo.Model.Planning;

internal enum UnionCaseKind
{
    /// <summary>A class: the union's head joins its first run.</summary>
    Class,

    /// <summary>A struct in a box, or a collection: its value is by itself after the head.</summary>
    Struct,

    /// <summary>A union in its turn.</summary>
    Union,
}
