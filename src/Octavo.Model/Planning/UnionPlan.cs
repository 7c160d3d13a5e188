// Owns: everything that is decided about a union's codec before a line is emitted.
namespace Octavo.Model;

/// <summary>The plan of a union's codec.</summary>
/// <param name="Type">The union.</param>
/// <param name="Cases">Its cases by number, their values linked.</param>
/// <param name="Shape">The Shape's canonical text.</param>
/// <param name="ShapeChildren">C# text of the types that the Shape names by number.</param>
internal sealed record UnionPlan(UnionModel Type, EquatableList<UnionCasePlan> Cases, string Shape, EquatableList<string> ShapeChildren);
