// Owns: what is known of each scalar: names, sizes, raw layout. One table; knows no emitter and no symbol.
using System.Collections.Generic;

namespace Octavo.Model.Values;

/// <summary>The facts of one scalar.</summary>
/// <param name="Kind">The scalar.</param>
/// <param name="CSharp">Its name in C#.</param>
/// <param name="Shape">Its name in a Shape.</param>
/// <param name="ReadMax">The longest form that any format's reader takes, in bytes: what a run of reading must calculate with.</param>
/// <param name="Size">Bytes in memory.</param>
/// <param name="RawLayout">Bytes of its raw layout in Binary; 0 if it has none.</param>
/// <param name="Alignment">Alignment of its raw layout, at most 8.</param>
/// <param name="Probe">Offset in the raw layout of a byte that may be 1 while all others are 0.</param>
/// <param name="Validated">Whether some patterns of its raw layout are not a value.</param>
/// <param name="Bulk">Whether writers and readers have members for whole sequences of it.</param>
/// <param name="Quoted">Whether a text format must quote it as a map's key.</param>
internal sealed record ScalarFacts(
    ScalarKind Kind, string CSharp, string Shape, int ReadMax, int Size, int RawLayout, int Alignment, int Probe, bool Validated, bool Bulk, bool Quoted)
{
    /// <summary>The end of what has its length before it.</summary>
    public const string Delimited = "Delimited";

    private static readonly ScalarFacts[] s_all =
    [
        new(ScalarKind.Bool, "bool", "bool", 1, 1, 1, 1, 0, true, true, true),
        new(ScalarKind.SByte, "sbyte", "int8", 9, 1, 1, 1, 0, false, true, true),
        new(ScalarKind.Byte, "byte", "uint8", 9, 1, 1, 1, 0, false, false, true),
        new(ScalarKind.Int16, "short", "int16", 9, 2, 2, 2, 0, false, true, true),
        new(ScalarKind.UInt16, "ushort", "uint16", 9, 2, 2, 2, 0, false, true, true),
        new(ScalarKind.Int32, "int", "int32", 9, 4, 4, 4, 0, false, true, true),
        new(ScalarKind.UInt32, "uint", "uint32", 9, 4, 4, 4, 0, false, true, true),
        new(ScalarKind.Int64, "long", "int64", 9, 8, 8, 8, 0, false, true, true),
        new(ScalarKind.UInt64, "ulong", "uint64", 9, 8, 8, 8, 0, false, true, true),
        new(ScalarKind.Int128, "Int128", "int128", 48, 16, 16, 8, 0, false, false, true),
        new(ScalarKind.UInt128, "UInt128", "uint128", 48, 16, 16, 8, 0, false, false, true),
        new(ScalarKind.Half, "Half", "float16", 9, 2, 2, 2, 0, false, false, true),
        new(ScalarKind.Single, "float", "float32", 9, 4, 4, 4, 0, false, true, true),
        new(ScalarKind.Double, "double", "float64", 9, 8, 8, 8, 0, false, true, true),
        new(ScalarKind.Decimal, "decimal", "decimal", 64, 16, 16, 8, 8, true, false, true),
        new(ScalarKind.Char, "char", "char", 9, 2, 2, 2, 0, false, false, false),
        new(ScalarKind.Rune, "Rune", "rune", 9, 4, 4, 4, 0, true, false, false),
        new(ScalarKind.Guid, "Guid", "guid", 41, 16, 16, 4, 0, false, false, false),
        new(ScalarKind.DateTime, "DateTime", "datetime", 64, 8, 8, 8, 0, true, false, false),
        new(ScalarKind.DateTimeOffset, "DateTimeOffset", "datetimeoffset", 64, 16, 0, 0, 0, true, false, false),
        new(ScalarKind.DateOnly, "DateOnly", "date", 28, 4, 4, 4, 0, true, false, false),
        new(ScalarKind.TimeOnly, "TimeOnly", "time", 15, 8, 8, 8, 0, true, false, false),
        new(ScalarKind.TimeSpan, "TimeSpan", "timespan", 15, 8, 8, 8, 0, false, false, false),
    ];

    public static IReadOnlyList<ScalarFacts> All => s_all;

    /// <summary>The name that its members of writers and readers end in: <c>PutInt32</c>, <c>MaxInt32</c>.</summary>
    public string Name => Kind.ToString();

    /// <summary>The library's raw layout of it, where sequences of it have no bulk member.</summary>
    public string RawLayoutType => Name + "RawLayout";

    /// <summary>How a member of it ends in a Tolerant object: a name of the library's MemberKind.</summary>
    public string Ends => Kind switch
    {
        ScalarKind.Bool or ScalarKind.SByte or ScalarKind.Byte => "Fixed1",
        ScalarKind.Half => "Fixed2",
        ScalarKind.Single => "Fixed4",
        ScalarKind.Double => "Fixed8",
        ScalarKind.Int128 or ScalarKind.UInt128 or ScalarKind.Guid => "Fixed16",
        ScalarKind.Int16 or ScalarKind.UInt16 or ScalarKind.Char => "Integer16",
        ScalarKind.Int32 or ScalarKind.UInt32 or ScalarKind.Rune or ScalarKind.DateOnly => "Integer32",
        ScalarKind.Int64 or ScalarKind.UInt64 or ScalarKind.DateTime or ScalarKind.TimeOnly or ScalarKind.TimeSpan => "Integer64",
        _ => Delimited,
    };

    public static ScalarFacts Of(ScalarKind kind) => s_all[(int)kind];
}
