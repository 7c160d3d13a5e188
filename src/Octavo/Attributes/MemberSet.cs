// Owns: which members of a type are asked for without a mark of their own.
namespace Octavo;

/// <summary>Which fields and properties of a type are members where no attribute stands on them.</summary>
public enum MemberSet
{
    /// <summary>Those that are public.</summary>
    Public = 0,

    /// <summary>Private, protected and internal ones too, of base classes as well; <c>readonly</c> fields are set past it. The fields behind automatic
    /// properties count as the properties.</summary>
    All = 1,
}
