// Owns: the kinds of value that a head announces. Knows no window.
namespace Octavo.MsgPack;

/// <summary>The kind of the next value, by its head. Specification: "Formats".</summary>
public enum MsgPackKind
{
    /// <summary>Nothing: the data is at its end.</summary>
    End = 0,

    /// <summary>Nil.</summary>
    Nil,

    /// <summary>False or true.</summary>
    Bool,

    /// <summary>An integer of any head.</summary>
    Integer,

    /// <summary>A float of 32 or 64 bits.</summary>
    Float,

    /// <summary>A string of UTF-8.</summary>
    String,

    /// <summary>A byte string.</summary>
    Binary,

    /// <summary>An array.</summary>
    Array,

    /// <summary>A map.</summary>
    Map,

    /// <summary>An extension of 4, 8 or 12 bytes of type −1, in a head that timestamps have. Specification: "Timestamp extension type".</summary>
    Timestamp,

    /// <summary>Any other extension.</summary>
    Extension,

    /// <summary>The head 0xC1, which is never used.</summary>
    Invalid,
}
