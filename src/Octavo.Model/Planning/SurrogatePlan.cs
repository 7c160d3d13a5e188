// Owns: everything that is decided about the codec of a type with a surrogate.
using Octavo.Model.Types;

namespace Octavo.Model.Planning;

/// <summary>The plan of one.</summary>
/// <param name="Type">The type, its surrogate linked.</param>
/// <param name="Shape">The Shape's canonical text: the surrogate's.</param>
/// <param name="ShapeChildren">C# text of the types that the Shape names by number.</param>
internal sealed record SurrogatePlan(SurrogateModel Type, string Shape, EquatableList<string> ShapeChildren)
{
    /// <summary>The formats that it is in; in Protobuf, if it can be.</summary>
    public FormatSet Formats { get; init; } = FormatSet.All;

    /// <summary>Whether a value can hold another with no object between: depth is counted here.</summary>
    public bool CountsDepth { get; init; }

    /// <summary>The Shape in a tagged format, with the same children.</summary>
    public string MessageShape { get; init; } = "";
}
