// Owns: what an owner must know of a value's raw layout to place it in its own.
namespace Octavo.Model.Values;

/// <summary>A raw layout's facts.</summary>
/// <param name="Size">Bytes.</param>
/// <param name="Alignment">Alignment, at most 8.</param>
/// <param name="Probe">Offset of a byte that may be 1 while all others are 0; −1 if none is known.</param>
/// <param name="HasPadding">Whether some of its bytes must be zero.</param>
/// <param name="Validated">Whether some patterns are not a value.</param>
/// <param name="Mask">What there is to validate, as masks; null if they do not tell.</param>
/// <param name="Codec">The type that implements <c>IRawLayout</c> for it.</param>
internal sealed record RawLayoutFacts(int Size, int Alignment, int Probe, bool HasPadding, bool Validated, RawLayoutMask? Mask, string Codec);
