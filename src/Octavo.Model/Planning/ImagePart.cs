// Owns: where a member lies in an image.
namespace Octavo.Model;

/// <summary>A member's place in an image.</summary>
/// <param name="Member">Ordinal.</param>
/// <param name="Offset">Bytes from the image's beginning.</param>
/// <param name="Facts">The member's own image.</param>
internal sealed record ImagePart(int Member, int Offset, ImageFacts Facts);
