// Owns: the plan of a face's bodies.
namespace Octavo.Model;

/// <summary>The plan of a face.</summary>
/// <param name="Face">The face, its values linked.</param>
/// <param name="Plan">Its bodies: no image, which is of Binary's own list.</param>
internal sealed record FacePlan(TypeFace Face, CodecPlan Plan)
{
    /// <summary>Whether the type's own bodies serve it: it differs in the layout alone, which is a constant of each format.</summary>
    public bool IsFolded { get; init; }
}
