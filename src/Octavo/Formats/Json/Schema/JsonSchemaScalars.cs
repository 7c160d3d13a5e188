// Owns: the JSON Schema of each scalar, of text and bytes, as in JSON. Knows no type with members.
using Octavo.Shapes;

namespace Octavo.Json;

internal static class JsonSchemaScalars
{
    private const string Fraction = "(\\\\.[0-9]{1,7})?";
    private const string Clock = "[0-9]{2}:[0-9]{2}:[0-9]{2}" + Fraction;
    private const string Day = "[0-9]{4}-[0-9]{2}-[0-9]{2}";

    /// <summary>The schema of a scalar whose numbers may have other forms.</summary>
    internal static string Of(ShapeWord word, NumberForms forms, bool isOpenApi) =>
        forms == NumberForms.Plain || word == ShapeWord.Bool || !ShapeWords.IsNumber(word) ? Of(word, isOpenApi)
        : (forms & (NumberForms.ReadText | NumberForms.WriteText)) != 0 ? "{ \"anyOf\": [" + Of(word, isOpenApi) + ", { \"type\": \"string\" }] }"
        : word is ShapeWord.Float16 or ShapeWord.Float32 or ShapeWord.Float64
        ? "{ \"anyOf\": [" + Of(word, isOpenApi) + ", { \"enum\": [\"NaN\", \"Infinity\", \"-Infinity\"] }] }"
        : Of(word, isOpenApi);

    /// <summary>The schema, in one line.</summary>
    /// <param name="word">The scalar.</param>
    /// <param name="isOpenApi">Whether it has OpenAPI's formats, by which generators of clients choose types.</param>
    internal static string Of(ShapeWord word, bool isOpenApi)
    {
        string schema = Plain(word);
        return isOpenApi && OpenApiFormat(word) is { } format && !schema.Contains("\"format\"", StringComparison.Ordinal)
            ? schema[..^" }".Length] + ", \"format\": \"" + format + "\" }" : schema;
    }

    /// <summary>The format, as Microsoft.AspNetCore.OpenApi writes it for the type: OpenAPI's format registry, and its own names.</summary>
    private static string? OpenApiFormat(ShapeWord word) => word switch
    {
        ShapeWord.Int8 => "int8",
        ShapeWord.UInt8 => "uint8",
        ShapeWord.Int16 => "int16",
        ShapeWord.UInt16 => "uint16",
        ShapeWord.Int32 or ShapeWord.FixedInt32 => "int32",
        ShapeWord.UInt32 or ShapeWord.FixedUInt32 => "uint32",
        ShapeWord.Int64 or ShapeWord.FixedInt64 => "int64",
        ShapeWord.UInt64 or ShapeWord.FixedUInt64 => "uint64",
        ShapeWord.Float32 => "float",
        ShapeWord.Float64 or ShapeWord.Decimal => "double",
        ShapeWord.Char => "char",
        ShapeWord.DateTime => "date-time",
        ShapeWord.Time => "time",
        ShapeWord.Bytes => "byte",
        _ => null,
    };

    private static string Plain(ShapeWord word) => word switch
    {
        ShapeWord.Bool => "{ \"type\": \"boolean\" }",
        ShapeWord.Int8 => Integer("-128", "127"),
        ShapeWord.UInt8 => Integer("0", "255"),
        ShapeWord.Int16 => Integer("-32768", "32767"),
        ShapeWord.UInt16 => Integer("0", "65535"),
        ShapeWord.Int32 or ShapeWord.FixedInt32 => Integer("-2147483648", "2147483647"),
        ShapeWord.UInt32 or ShapeWord.FixedUInt32 => Integer("0", "4294967295"),
        ShapeWord.Int64 or ShapeWord.FixedInt64 => Integer("-9223372036854775808", "9223372036854775807"),
        ShapeWord.UInt64 or ShapeWord.FixedUInt64 => Integer("0", "18446744073709551615"),
        ShapeWord.Int128 => "{ \"type\": \"integer\" }",
        ShapeWord.UInt128 => "{ \"type\": \"integer\", \"minimum\": 0 }",
        ShapeWord.Float16 or ShapeWord.Float32 or ShapeWord.Float64 or ShapeWord.Decimal => "{ \"type\": \"number\" }",
        // Lengths count code points, and one of two units of UTF-16 is refused.
        ShapeWord.Char => "{ \"type\": \"string\", \"minLength\": 1, \"maxLength\": 1, \"pattern\": \"^[\\\\u0000-\\\\uFFFF]$\" }",
        ShapeWord.Rune => "{ \"type\": \"string\", \"minLength\": 1, \"maxLength\": 1 }",
        ShapeWord.Guid => "{ \"type\": \"string\", \"format\": \"uuid\" }",
        // A time without a zone is not a date-time of RFC 3339.
        ShapeWord.DateTime => Pattern(Day + "T" + Clock + "(Z|[+-][0-9]{2}:[0-9]{2})?"),
        ShapeWord.DateTimeOffset => "{ \"type\": \"string\", \"format\": \"date-time\" }",
        ShapeWord.Date => "{ \"type\": \"string\", \"format\": \"date\" }",
        ShapeWord.Time => Pattern(Clock),
        ShapeWord.TimeSpan => Pattern("-?([0-9]+\\\\.)?" + Clock),
        ShapeWord.Bytes => "{ \"type\": \"string\", \"contentEncoding\": \"base64\" }",
        _ => "{ \"type\": \"string\" }",
    };

    private static string Integer(string least, string most) => "{ \"type\": \"integer\", \"minimum\": " + least + ", \"maximum\": " + most + " }";

    private static string Pattern(string pattern) => "{ \"type\": \"string\", \"pattern\": \"^" + pattern + "$\" }";
}
