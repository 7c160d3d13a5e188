// Owns: a closed root that is not a type with a codec: an array, list, map, nullable, enum.
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Model.Planning;

/// <summary>A root.</summary>
/// <param name="Value">Its type.</param>
/// <param name="Entry">The entry's simple name.</param>
/// <param name="Shape">The Shape's canonical text.</param>
/// <param name="ShapeChildren">C# text of the types that the Shape names by number.</param>
internal sealed record RootPlan(ValueModel Value, string Entry, string Shape, EquatableList<string> ShapeChildren)
{
    /// <summary>The formats that it is in; in Protobuf, if it can be.</summary>
    public FormatSet Formats { get; init; } = FormatSet.All;

    /// <summary>Whether something of the assembly names what <c>[Obsolete("…", true)]</c> refuses.</summary>
    public bool IsObsolete { get; init; }

    /// <summary>Whether it is in a tagged format.</summary>
    public bool IsTagged { get; init; }

    /// <summary>The Shape there, with the same children.</summary>
    public string MessageShape { get; init; } = "";
}
