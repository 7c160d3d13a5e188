// Owns: where a member is in a raw layout.
using Octavo.Model.Values;

namespace Octavo.Model.Planning;

/// <summary>A member's place in a raw layout.</summary>
/// <param name="Member">Ordinal.</param>
/// <param name="Offset">Bytes from the raw layout's beginning.</param>
/// <param name="Facts">The member's own raw layout.</param>
internal sealed record RawLayoutPart(int Member, int Offset, RawLayoutFacts Facts);
