// Owns: the order of a type's members: a fact of the type, never of a format.
namespace Octavo;

/// <summary>The order in which the members of a type are written, in every format.</summary>
public enum MemberOrder
{
    /// <summary>By number if all members are numbered, else as declared. The default.</summary>
    Auto = 0,

    /// <summary>As declared, base class first.</summary>
    Declaration = 1,

    /// <summary>By number.</summary>
    Number = 2,

    /// <summary>By name, ordinal.</summary>
    Name = 3,
}
