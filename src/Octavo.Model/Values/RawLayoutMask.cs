// Owns: the validation of a raw layout as bit masks, by which arrays are checked 32 bytes at a time.
namespace Octavo.Model.Values;

/// <summary>Masks of one raw layout.</summary>
/// <param name="Zero">Bits that are zero in every value: padding, the upper seven of a bool.</param>
/// <param name="Dates">FF in the bytes of a DateTime.</param>
internal sealed record RawLayoutMask(EquatableList<byte> Zero, EquatableList<byte> Dates);
