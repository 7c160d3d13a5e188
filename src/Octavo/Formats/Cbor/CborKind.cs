// Owns: the kinds of value that an initial byte announces. Knows no window.
using Octavo.Internal;

namespace Octavo.Cbor;

/// <summary>The kind of the next value, by its initial byte. RFC 8949, section 3.1.</summary>
public enum CborKind
{
    /// <summary>End of the data.</summary>
    End = 0,

    /// <summary>An integer: major type 0 or 1.</summary>
    Integer,

    /// <summary>A byte string: major type 2.</summary>
    Bytes,

    /// <summary>A text string: major type 3.</summary>
    Text,

    /// <summary>An array: major type 4.</summary>
    Array,

    /// <summary>A map: major type 5.</summary>
    Map,

    /// <summary>A tag, whose value follows: major type 6.</summary>
    Tag,

    /// <summary>False or true.</summary>
    Bool,

    /// <summary>Null.</summary>
    Null,

    /// <summary>Undefined. It is read as null if null is allowed.</summary>
    Undefined,

    /// <summary>A float of 16, 32 or 64 bits.</summary>
    Float,

    /// <summary>Another simple value.</summary>
    Simple,

    /// <summary>A byte that cannot begin a value: a break, or reserved additional information.</summary>
    Invalid,
}
