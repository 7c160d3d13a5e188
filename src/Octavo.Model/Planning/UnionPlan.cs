// Owns: everything that is decided about a union's codec before a line is emitted.
using System.Linq;
using Octavo.Model.Tagged;
using Octavo.Model.Types;

namespace Octavo.Model.Planning;

/// <summary>The plan of a union's codec.</summary>
/// <param name="Type">The union.</param>
/// <param name="Cases">Its cases by number, their values linked.</param>
/// <param name="Shape">The Shape's canonical text.</param>
/// <param name="ShapeChildren">C# text of the types that the Shape names by number.</param>
internal sealed record UnionPlan(UnionModel Type, EquatableList<UnionCasePlan> Cases, string Shape, EquatableList<string> ShapeChildren)
{
    /// <summary>The formats that it is in; in Protobuf, if it can be.</summary>
    public FormatSet Formats { get; init; } = FormatSet.All;

    /// <summary>Whether it is in a tagged format.</summary>
    public bool IsTagged { get; init; }

    /// <summary>How it is one of an inheritance there; null if its cases are a oneof.</summary>
    public PartPlan? Part { get; init; }

    /// <summary>The member of data that tells cases apart, if it or the form of its values is not the format's own; otherwise null.</summary>
    public string? Discriminator =>
        Cases.Select(c => c.Case).FirstOrDefault(c => c.ByNumber || c.Discriminator.Length != 0) is { } told ? told.Discriminator.Length != 0
            ? told.Discriminator : CaseModel.DefaultDiscriminator : null;
}
