// Owns: how a type's members are told apart in the data. Knows no format.
namespace Octavo;

/// <summary>How data identifies the members of an object, in formats that have the choice (MessagePack, CBOR). JSON always uses names. Binary and Compact use
/// positions, except with <see cref="Tolerant"/>.</summary>
public enum Layout
{
    /// <summary>The default: <see cref="Array"/> when all members are numbered, else <see cref="NameMap"/>.</summary>
    Auto = 0,

    /// <summary>An array with one slot per number; gaps are nil.</summary>
    Array = 1,

    /// <summary>A map from member names to values.</summary>
    NameMap = 2,

    /// <summary>A map from member numbers to values.</summary>
    NumberMap = 3,

    /// <summary>
    /// Every format except JSON writes members with their numbers, Binary and Compact included: programs read each other's data after members were added,
    /// removed or reordered. In MessagePack and CBOR an object is a map by number; JSON has names, as always. All members must be numbered.
    /// </summary>
    Tolerant = 4,
}
