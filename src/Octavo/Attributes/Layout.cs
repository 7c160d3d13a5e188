// Owns: how a type's members are told apart in the data. Knows no format.
namespace Octavo;

/// <summary>How an object's members are told apart in formats that have the choice (MessagePack, CBOR); JSON always has names, Binary and Compact positions
/// unless it is <see cref="Tolerant"/>.</summary>
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
    /// Members with their numbers in every format, Binary and Compact included: added, removed and reordered members are read both ways. A map by number in
    /// formats
    /// that have maps by number. All members must be numbered.
    /// </summary>
    Tolerant = 4,
}
