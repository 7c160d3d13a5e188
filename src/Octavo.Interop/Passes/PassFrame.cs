// Owns: one open level of a pass. Knows no layout.
using Octavo.Interop.Plans;

namespace Octavo.Interop.Passes;

/// <summary>An object, sequence or map that a pass is inside of.</summary>
internal struct PassFrame
{
    /// <summary>The place of the object, sequence or map.</summary>
    internal PlanValue Place;

    /// <summary>Members, elements, or keys and values that were begun.</summary>
    internal int Index;

    /// <summary>How many there are; negative if only the data's end tells.</summary>
    internal int Count;

    /// <summary>In Binary: where a raw layout begins, or where the count of what has none is to be.</summary>
    internal int Start;

    /// <summary>Reading: bytes that are kept for the count of what has none.</summary>
    internal int Gap;

    /// <summary>Where the key of the entry begins in Binary, or the element of a sorted sequence.</summary>
    internal int Key;

    /// <summary>Where the key before that begins.</summary>
    internal int KeyBefore;

    /// <summary>Reading what has no count: where in the data the element that was begun last begins, or the entry.</summary>
    internal int ElementStart;

    /// <summary>Writing sorted: where each key begins, in the order in which they are written, and after them the end.</summary>
    internal int[]? Order;

    /// <summary>Of an object the member that was begun last.</summary>
    internal int Member;

    /// <summary>Of an object whose members are put in another order: where each was put, in the order in which they were, and after them the end.</summary>
    internal int[]? Starts;

    /// <summary>Reading with places: how many there were when the object or sequence began.</summary>
    internal int FirstPlace;

    /// <summary>Writing: whether the object's members have tags.</summary>
    internal bool IsTagged;

    internal readonly bool IsMap => Place.Kind == PlanKind.Map;

    internal readonly bool IsObject => Place.Kind == PlanKind.Object;
}
