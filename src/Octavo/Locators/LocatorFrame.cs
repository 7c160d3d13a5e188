// Owns: one open level of a locator. Knows no format.
using Octavo.Shapes;

namespace Octavo.Locators;

/// <summary>An object, sequence or map that a locator is inside of.</summary>
internal struct LocatorFrame
{
    /// <summary>The object's Shape; of a sequence or map the Shape in whose text its type is, which knows the children by number.</summary>
    internal TypeShape Shape;

    /// <summary>The sequence's or map's type; null in an object.</summary>
    internal ShapeType? Type;

    /// <summary>The first byte of the value.</summary>
    internal int Start;

    /// <summary>Members, slots, elements or entries that are left, as the reader keeps it.</summary>
    internal int Left;

    /// <summary>How many were begun.</summary>
    internal int Begun;

    /// <summary>Of a sequence: the first byte of the element that was begun last.</summary>
    internal int ItemStart;

    /// <summary>The member, by its place in the Shape, that was begun last; −1 for none that is known.</summary>
    internal int Member;

    /// <summary>The name of a member that the type does not know, for the path.</summary>
    internal string? Unknown;

    /// <summary>Whether the object is a map from keys to members.</summary>
    internal bool Keyed;

    /// <summary>Whether the object has a raw layout: members are at natural alignment.</summary>
    internal bool RawLayout;

    /// <summary>Of a map: whether the key of the entry was read.</summary>
    internal bool AtValue;

    /// <summary>Of a map: the first byte of the entry's key.</summary>
    internal int KeyStart;

    /// <summary>Whether the map is an array of alternating keys and values.</summary>
    internal bool Turns;

    /// <summary>What surrounds a value and names its type or case: no level of a path. Of a union that names the member which tells, its name; else
    /// empty.</summary>
    internal string? Around;

    /// <summary>Of a sequence of nullable values: where its bitmap begins; 0 if it has none.</summary>
    internal int Bitmap;

    /// <summary>Of a sequence: whether the elements that could be skipped at once were; the others follow one by one.</summary>
    internal bool Skipped;

    internal readonly bool IsObject => Type is null && Around is null;

    internal readonly bool IsMap => Type?.Word == ShapeWord.Map;

    internal readonly bool IsLast => Left <= 0;
}
