// Owns: the CDDL of each scalar as in CBOR. Knows no type with members. docs/formats/cbor.md, "Scalars"; RFC 8610, appendix D.
using System.Globalization;
using Octavo.Shapes;

namespace Octavo.Cbor;

internal static class CborSchemaScalars
{
    private const string Uint128 = "uint / #6.2(bstr .size (9..16))";

    /// <summary>Names of the prelude, and of the rules here: no type has one of them.</summary>
    internal static readonly string[] Reserved =
    [
        "any", "uint", "nint", "int", "bstr", "bytes", "tstr", "text", "tdate", "time", "number", "biguint", "bignint", "bigint", "integer", "unsigned",
            "decfrac", "bigfloat", "eb64url", "eb64legacy", "eb16",
        "encoded-cbor", "uri", "b64url", "b64legacy", "regexp", "mime-message", "cbor-any", "float16", "float32", "float64", "float16-32", "float32-64",
            "float", "false", "true", "bool", "nil", "null", "undefined",
        "int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "int128", "uint128", "decimal", "char", "rune", "guid", "datetime", "date", "clock",
            "timespan",
    ];

    /// <summary>The name of a scalar's rule, here or in the prelude.</summary>
    internal static string Name(ShapeWord word) => word switch
    {
        ShapeWord.Bool => "bool",
        ShapeWord.Int8 => "int8",
        ShapeWord.UInt8 => "uint8",
        ShapeWord.Int16 => "int16",
        ShapeWord.UInt16 => "uint16",
        ShapeWord.Int32 or ShapeWord.FixedInt32 => "int32",
        ShapeWord.UInt32 or ShapeWord.FixedUInt32 => "uint32",
        ShapeWord.Int64 or ShapeWord.FixedInt64 => "int64",
        ShapeWord.UInt64 or ShapeWord.FixedUInt64 => "uint",
        ShapeWord.Int128 => "int128",
        ShapeWord.UInt128 => "uint128",
        ShapeWord.Float16 => "float16",
        ShapeWord.Float32 => "float16-32", // the narrowest width that keeps every bit
        ShapeWord.Float64 => "float",
        ShapeWord.Decimal => "decimal",
        ShapeWord.Char => "char",
        ShapeWord.Rune => "rune",
        ShapeWord.Guid => "guid",
        ShapeWord.DateTime => "datetime",
        ShapeWord.DateTimeOffset => "tdate",
        ShapeWord.Date => "date",
        ShapeWord.Time => "clock",
        ShapeWord.TimeSpan => "timespan",
        _ => "any",
    };

    /// <summary>Whether the rule is made here.</summary>
    internal static bool HasRule(string name) => Rule(name).Length != 0;

    /// <summary>The rule of this name; empty for those of the prelude.</summary>
    internal static string Rule(string name) => name switch
    {
        "int8" => Range(sbyte.MinValue, sbyte.MaxValue),
        "uint8" => Range(byte.MinValue, byte.MaxValue),
        "int16" => Range(short.MinValue, short.MaxValue),
        "uint16" => Range(ushort.MinValue, ushort.MaxValue),
        "int32" => Range(int.MinValue, int.MaxValue),
        "uint32" => Range(uint.MinValue, uint.MaxValue),
        "int64" => Range(long.MinValue, long.MaxValue),
        "int128" => "int / #6.2(bstr .size (9..16)) / #6.3(bstr .size (9..16))",
        "uint128" => Uint128,
        // Tag 4 if it has decimals: exponent and digits.
        "decimal" => "int / #6.2(bstr .size (9..12)) / #6.3(bstr .size (9..12)) / #6.4([-28..-1, int / #6.2(bstr .size (9..12)) / #6.3(bstr .size (9..12))])",
        "char" => Range(char.MinValue, char.MaxValue),
        "rune" => "0..55295 / 57344..1114111",
        "guid" => "#6.37(bstr .size 16)",
        // One without a kind is text without the tag.
        "datetime" => "tdate / tstr",
        "date" => "#6.100(-719162..2932896)", // days since 1970-01-01
        "clock" => Range(0, TimeOnly.MaxValue.Ticks),
        "timespan" => Range(long.MinValue, long.MaxValue),
        _ => "",
    };

    /// <summary>The tag of a typed array of these elements; null if they have none. RFC 8746.</summary>
    internal static uint? TypedArray(ShapeWord word) => word switch
    {
        ShapeWord.Int8 => CborTyped.SByte,
        ShapeWord.Int16 => CborTyped.Int16,
        ShapeWord.UInt16 => CborTyped.UInt16,
        ShapeWord.Int32 => CborTyped.Int32,
        ShapeWord.UInt32 => CborTyped.UInt32,
        ShapeWord.Int64 => CborTyped.Int64,
        ShapeWord.UInt64 => CborTyped.UInt64,
        ShapeWord.Float32 => CborTyped.Single,
        ShapeWord.Float64 => CborTyped.Double,
        _ => null,
    };

    private static string Range(long least, long most) => string.Create(CultureInfo.InvariantCulture, $"{least}..{most}");
}
