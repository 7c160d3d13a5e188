// Owns: what a head does to the open values. Knows no window.
namespace Octavo.Cbor;

/// <summary>What a head did.</summary>
/// <param name="Kind">What.</param>
/// <param name="Count">Of <see cref="CborStepKind.Counted"/> the values inside; of <see cref="CborStepKind.End"/> the values that were inside, or the bytes of
/// all chunks.</param>
/// <param name="Slot">Of <see cref="CborStepKind.End"/> the number that the caller gave.</param>
internal readonly record struct CborStep(CborStepKind Kind, long Count, int Slot);
