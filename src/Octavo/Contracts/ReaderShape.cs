// Owns: the family of a format's reader. Knows nothing else.
namespace Octavo;

/// <summary>Which of a type's three reading bodies a format takes first.</summary>
public enum ReaderShape
{
    /// <summary>Members by position in runs: Binary, Compact, arrays of MessagePack and CBOR.</summary>
    Positional,

    /// <summary>Members by name or number, in any order: JSON, maps of MessagePack and CBOR.</summary>
    Named,

    /// <summary>Members by tag: Protobuf.</summary>
    Tagged,
}
