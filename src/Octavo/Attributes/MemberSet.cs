// Owns: which members of a type are asked for without a mark of their own.
namespace Octavo;

/// <summary>Which fields and properties of a type are members without an attribute.</summary>
public enum MemberSet
{
    /// <summary>Public ones.</summary>
    Public = 0,

    /// <summary>Private, protected and internal ones too, also in base classes; <c>readonly</c> fields are set as well. The backing fields of automatic
    /// properties count as the properties.</summary>
    All = 1,
}
