// Owns: the kinds of value that JSON has. Knows no window.
namespace Octavo.Json;

/// <summary>The kind of the next value, by its first byte. RFC 8259, section 3.</summary>
public enum JsonKind
{
    /// <summary>Nothing: the data is at its end.</summary>
    End = 0,

    /// <summary>Null.</summary>
    Null,

    /// <summary>False or true.</summary>
    Bool,

    /// <summary>A number, whole or not.</summary>
    Number,

    /// <summary>A string.</summary>
    String,

    /// <summary>An array.</summary>
    Array,

    /// <summary>An object.</summary>
    Object,

    /// <summary>No value begins here: a separator, the end of an array or object, or something that is not JSON.</summary>
    Invalid,
}
