// Owns: the raw layout of an unmanaged struct: docs/formats/binary.md, "Structs".
using Octavo.Model.Values;

namespace Octavo.Model.Planning;

/// <summary>A raw layout.</summary>
/// <param name="Facts">What owners must know.</param>
/// <param name="Parts">Members, in order.</param>
/// <param name="Padding">Bytes between and after them.</param>
/// <param name="Probes">Offsets at which a single byte of 1 distinguishes one layout from another; empty if the memory's layout is never taken.</param>
internal sealed record RawLayoutModel(RawLayoutFacts Facts, EquatableList<RawLayoutPart> Parts, EquatableList<RawLayoutPadding> Padding,
    EquatableList<int> Probes);
