// Owns: the plan of a face's bodies.
namespace Octavo.Model;

/// <summary>The plan of a face.</summary>
/// <param name="Face">The face, its values linked.</param>
/// <param name="Plan">Its bodies: no image, which is of Binary's own list.</param>
internal sealed record FacePlan(TypeFace Face, CodecPlan Plan);
