// Owns: the orders that the keys of CBOR maps may have.
namespace Octavo;

/// <summary>The order of keys in maps. RFC 8949, section 4.2.</summary>
public enum CborKeyOrder
{
    /// <summary>Members in the type's order, entries in the collection's. Nothing is verified on reading.</summary>
    AsWritten = 0,

    /// <summary>Core deterministic encoding: keys in the order of their encoded bytes. RFC 8949, section 4.2.1.</summary>
    Bytewise = 1,

    /// <summary>Keys by the length of their encoding, then by its bytes. RFC 8949, section 4.2.3.</summary>
    LengthFirst = 2,
}
