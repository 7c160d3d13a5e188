// Owns: the words of a Shape's types, with their size and alignment in their raw layout. Knows no format but Binary's raw layouts, which are part of a Shape's
// meaning.
using Octavo.Internal;

namespace Octavo.Shapes;

/// <summary>What a type in a Shape is. The order is that of <see cref="ShapeWords"/>; scalars come first.</summary>
internal enum ShapeWord : byte
{
    Bool,
    Int8,
    UInt8,
    Int16,
    UInt16,
    Int32,
    UInt32,
    Int64,
    UInt64,
    Int128,
    UInt128,
    Float16,
    Float32,
    Float64,
    Decimal,
    Char,
    Rune,
    Guid,
    DateTime,
    DateTimeOffset,
    Date,
    Time,
    TimeSpan,
    FixedInt32,
    FixedUInt32,
    FixedInt64,
    FixedUInt64,
    Text,
    Bytes,
    Sequence,
    Map,
    Optional,
    Enum,
    Reference,
    Value,
    Object,
    Unknown,
    Integer,
    Shared,
    Maybe,
}

/// <summary>The words as text.</summary>
internal static class ShapeWords
{
    private static readonly (string Text, byte Size, byte Alignment, bool Validated)[] s_words =
    [
        ("bool", 1, 1, true), ("int8", 1, 1, false), ("uint8", 1, 1, false), ("int16", 2, 2, false), ("uint16", 2, 2, false), ("int32", 4, 4, false),
            ("uint32", 4, 4, false),
        ("int64", 8, 8, false), ("uint64", 8, 8, false), ("int128", 16, 8, false), ("uint128", 16, 8, false), ("float16", 2, 2, false),
            ("float32", 4, 4, false),
        ("float64", 8, 8, false), ("decimal", 16, 8, true), ("char", 2, 2, false), ("rune", 4, 4, true), ("guid", 16, 4, false), ("datetime", 8, 8, true),
        ("datetimeoffset", 10, 8, true), ("date", 4, 4, true), ("time", 8, 8, true), ("timespan", 8, 8, false),
        ("fixedint32", 4, 4, false), ("fixeduint32", 4, 4, false), ("fixedint64", 8, 8, false), ("fixeduint64", 8, 8, false),
        ("text", 0, 0, false), ("bytes", 0, 0, false), ("seq", 0, 0, false), ("map", 0, 0, false), ("opt", 0, 0, false), ("enum", 0, 0, false),
            ("ref", 0, 0, false), ("val", 0, 0, false),
        ("object", 0, 0, false), ("unknown", 0, 0, false), ("integer", 0, 0, false), ("shared", 0, 0, false), ("maybe", 0, 0, false),
    ];

    internal static string Text(ShapeWord word) => s_words[(int)word].Text;

    /// <summary>Whether the word is of a value without parts and without null.</summary>
    internal static bool IsScalar(ShapeWord word) => word <= ShapeWord.FixedUInt64;

    /// <summary>Whether it is a number or a bool, which formats whose keys are text put in quotes as a key.</summary>
    internal static bool IsNumber(ShapeWord word) => word is <= ShapeWord.Decimal or (>= ShapeWord.FixedInt32 and <= ShapeWord.FixedUInt64);

    /// <summary>Whether a map's key of it is one text in formats whose keys are text.</summary>
    internal static bool IsKey(ShapeWord word) => word is ShapeWord.Text or ShapeWord.Enum || IsScalar(word);

    /// <summary>Whether a sequence of it has a bulk member of writers and readers.</summary>
    internal static bool IsBulk(ShapeWord word) =>
        word is ShapeWord.Bool or ShapeWord.Int8 or (>= ShapeWord.Int16 and <= ShapeWord.UInt64) or ShapeWord.Float32 or ShapeWord.Float64;

    /// <summary>Bytes of a scalar in Binary.</summary>
    internal static int Size(ShapeWord word) => s_words[(int)word].Size;

    /// <summary>Where a scalar may begin in a raw layout: a multiple of this.</summary>
    internal static int Alignment(ShapeWord word) => s_words[(int)word].Alignment;

    /// <summary>Whether some bit patterns of a scalar are not a value in Binary.</summary>
    internal static bool Validated(ShapeWord word) => s_words[(int)word].Validated;

    /// <summary>How a member of the type ends in a Tolerant object.</summary>
    internal static MemberKind Kind(ShapeWord word) => word switch
    {
        ShapeWord.Bool or ShapeWord.Int8 or ShapeWord.UInt8 => MemberKind.Fixed1,
        ShapeWord.Float16 => MemberKind.Fixed2,
        ShapeWord.Float32 or ShapeWord.FixedInt32 or ShapeWord.FixedUInt32 => MemberKind.Fixed4,
        ShapeWord.Float64 or ShapeWord.FixedInt64 or ShapeWord.FixedUInt64 => MemberKind.Fixed8,
        ShapeWord.Int128 or ShapeWord.UInt128 or ShapeWord.Guid => MemberKind.Fixed16,
        ShapeWord.Int16 or ShapeWord.UInt16 or ShapeWord.Char => MemberKind.Integer16,
        ShapeWord.Int32 or ShapeWord.UInt32 or ShapeWord.Rune or ShapeWord.Date => MemberKind.Integer32,
        ShapeWord.Int64 or ShapeWord.UInt64 or ShapeWord.DateTime or ShapeWord.Time or ShapeWord.TimeSpan => MemberKind.Integer64,
        _ => MemberKind.Delimited,
    };

    internal static bool TryParse(ReadOnlySpan<char> text, out ShapeWord word)
    {
        for (int i = 0; i < s_words.Length; i++)
        {
            if (text.SequenceEqual(s_words[i].Text))
            {
                word = (ShapeWord)i;
                return true;
            }
        }
        word = default;
        return false;
    }
}
