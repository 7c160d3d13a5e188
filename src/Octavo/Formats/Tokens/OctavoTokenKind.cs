// Owns: the opcodes of Tokens, one for each event of the data model. Knows no bytes.
using Octavo.Internal;

namespace Octavo.Tokens;

/// <summary>An event of the data model: what a codec writes to a format, without the details of a format.</summary>
public enum OctavoTokenKind : byte
{
    /// <summary>No token: past the end of the data.</summary>
    None = 0,

    /// <summary>A null, or the absence of a nullable value.</summary>
    Null = 1,

    /// <summary>The beginning of an object of a class, with the number of its members.</summary>
    Object = 2,

    /// <summary>The beginning of the value of a struct, with the number of its members.</summary>
    Struct = 3,

    /// <summary>A member's key: name and number.</summary>
    Key = 4,

    /// <summary>The beginning of a sequence, with its count.</summary>
    Array = 5,

    /// <summary>The beginning of a map, with its count. Keys and values take turns.</summary>
    Map = 6,

    /// <summary>The end of the innermost object, struct, sequence or map.</summary>
    End = 7,

    /// <summary>Text, as UTF-16 units: a lone surrogate is kept.</summary>
    Text = 8,

    /// <summary>A byte string.</summary>
    Bytes = 9,

    /// <summary><see cref="bool"/>.</summary>
    Bool = 10,

    /// <summary><see cref="sbyte"/>.</summary>
    SByte = 11,

    /// <summary><see cref="byte"/>.</summary>
    Byte = 12,

    /// <summary><see cref="short"/>.</summary>
    Int16 = 13,

    /// <summary><see cref="ushort"/>.</summary>
    UInt16 = 14,

    /// <summary><see cref="int"/>.</summary>
    Int32 = 15,

    /// <summary><see cref="uint"/>.</summary>
    UInt32 = 16,

    /// <summary><see cref="long"/>.</summary>
    Int64 = 17,

    /// <summary><see cref="ulong"/>.</summary>
    UInt64 = 18,

    /// <summary><see cref="System.Int128"/>.</summary>
    Int128 = 19,

    /// <summary><see cref="System.UInt128"/>.</summary>
    UInt128 = 20,

    /// <summary><see cref="System.Half"/>.</summary>
    Half = 21,

    /// <summary><see cref="float"/>.</summary>
    Single = 22,

    /// <summary><see cref="double"/>.</summary>
    Double = 23,

    /// <summary><see cref="decimal"/>.</summary>
    Decimal = 24,

    /// <summary><see cref="char"/>.</summary>
    Char = 25,

    /// <summary><see cref="System.Text.Rune"/>.</summary>
    Rune = 26,

    /// <summary><see cref="System.Guid"/>.</summary>
    Guid = 27,

    /// <summary><see cref="System.DateTime"/>.</summary>
    DateTime = 28,

    /// <summary><see cref="System.DateTimeOffset"/>.</summary>
    DateTimeOffset = 29,

    /// <summary><see cref="System.DateOnly"/>.</summary>
    DateOnly = 30,

    /// <summary><see cref="System.TimeOnly"/>.</summary>
    TimeOnly = 31,

    /// <summary><see cref="System.TimeSpan"/>.</summary>
    TimeSpan = 32,

    /// <summary>Which case of a union follows: name and number.</summary>
    Union = 33,

    /// <summary>The id of the type of the object that follows, for a declared <see cref="object"/>.</summary>
    Typed = 34,

    /// <summary>A reference to an object that came before, by its number from 0.</summary>
    Reference = 35,
}
