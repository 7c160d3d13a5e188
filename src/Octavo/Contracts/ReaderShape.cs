// Owns: which reading body a sequential format takes. Knows nothing else.
namespace Octavo.Contracts;

/// <summary>Which of a type's two reading bodies a sequential format takes first.</summary>
public enum ReaderShape
{
    /// <summary>Members by position in runs: Binary, Compact, arrays of MessagePack and CBOR.</summary>
    Positional,

    /// <summary>Members by name or number, in any order: JSON, maps of MessagePack and CBOR.</summary>
    Named,
}
