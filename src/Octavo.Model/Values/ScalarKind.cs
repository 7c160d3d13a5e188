// Owns: the list of scalars of the data model. Knows no format and no C# type.
namespace Octavo.Model.Values;

/// <summary>A scalar: a value with an encoder of its own in every format.</summary>
internal enum ScalarKind
{
    Bool,
    SByte,
    Byte,
    Int16,
    UInt16,
    Int32,
    UInt32,
    Int64,
    UInt64,
    Int128,
    UInt128,
    Half,
    Single,
    Double,
    Decimal,
    Char,
    Rune,
    Guid,
    DateTime,
    DateTimeOffset,
    DateOnly,
    TimeOnly,
    TimeSpan,
}
