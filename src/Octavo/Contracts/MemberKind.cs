// Owns: what the key of a member of a Tolerant object says about its value, so a reader without the member can skip it. Knows no format.
using System.ComponentModel;

namespace Octavo.Internal;

/// <summary>How a member's value ends, by its type. A format may write integers at fixed width or as varints.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public enum MemberKind
{
    /// <summary>One byte.</summary>
    Fixed1,

    /// <summary>Two bytes.</summary>
    Fixed2,

    /// <summary>Four bytes.</summary>
    Fixed4,

    /// <summary>Eight bytes.</summary>
    Fixed8,

    /// <summary>Sixteen bytes.</summary>
    Fixed16,

    /// <summary>An integer of 16 bits.</summary>
    Integer16,

    /// <summary>An integer of 32 bits.</summary>
    Integer32,

    /// <summary>An integer of 64 bits.</summary>
    Integer64,

    /// <summary>Anything else: its length comes before it.</summary>
    Delimited,
}
