// Owns: the types of .proto files for the words of Shapes, and names as such files have them. Knows no message but those of other people's files.
using System.Globalization;
using System.Text;
using Octavo.Protobuf.WellKnown;
using Octavo.Shapes;

namespace Octavo.Protobuf.Schema;

/// <summary>Scalars, and the messages and imports that some of them need.</summary>
/// <param name="package">The package of the file.</param>
internal sealed class ProtobufSchemaTypes(string package)
{
    private const string Timestamp = "google.protobuf.Timestamp";
    private const string Duration = "google.protobuf.Duration";

    private readonly SortedSet<string> _imports = new(StringComparer.Ordinal);
    private readonly SortedDictionary<string, string> _messages = new(StringComparer.Ordinal);

    /// <summary>The files that are needed.</summary>
    internal IEnumerable<string> Imports => _imports;

    /// <summary>protobuf-net's messages of bcl.proto that are needed.</summary>
    internal IEnumerable<string> Messages => _messages.Values;

    /// <summary>Whether a type is one of Protobuf's own.</summary>
    internal static bool IsScalar(string type) => type is "string" or "bytes" || IsPackable(type);

    /// <summary>Whether elements of a type can share one field.</summary>
    internal static bool IsPackable(string type) =>
        type is "bool" or "int32" or "int64" or "uint32" or "uint64" or "sint32" or "sint64" or "fixed32" or "fixed64" or "sfixed32" or "sfixed64" or "float"
            or "double";

    /// <summary>Whether a map can have it as key.</summary>
    internal static bool IsKey(string type) => type == "string" || (IsPackable(type) && type is not ("float" or "double"));

    /// <summary>The type of a value without members.</summary>
    internal string Scalar(ShapeType type, ProtobufEncoding encoding, int level) => type.Word switch
    {
        ShapeWord.Bool => "bool",
        ShapeWord.Int8 or ShapeWord.Int16 or ShapeWord.Int32 or ShapeWord.FixedInt32 => Integer("int32", encoding),
        ShapeWord.UInt8 or ShapeWord.UInt16 or ShapeWord.UInt32 or ShapeWord.FixedUInt32 => Integer("uint32", encoding),
        ShapeWord.Int64 or ShapeWord.FixedInt64 => Integer("int64", encoding),
        ShapeWord.UInt64 or ShapeWord.FixedUInt64 => Integer("uint64", encoding),
        ShapeWord.Char or ShapeWord.Rune => Integer("uint32", encoding),
        ShapeWord.Float16 or ShapeWord.Float32 => "float",
        ShapeWord.Float64 => "double",
        ShapeWord.Text => "string",
        ShapeWord.Date => "int32",
        ShapeWord.Time => "int64",
        ShapeWord.Enum => Scalar(type.First!, encoding, level),
        ShapeWord.Guid when level == 300 => encoding == ProtobufEncoding.Fixed ? "bytes" : "string",
        ShapeWord.Guid => Bcl("BclGuid", "fixed64 lo = 1;", "fixed64 hi = 2;"),
        ShapeWord.Decimal when level == 300 => "string",
        ShapeWord.Decimal => Bcl("BclDecimal", "uint64 lo = 1;", "uint32 hi = 2;", "uint32 sign_scale = 3;"),
        ShapeWord.DateTime when level == 200 => Bcl("BclDateTime", "sint64 value = 1;", "int32 scale = 2;", "int32 kind = 3;"),
        ShapeWord.TimeSpan when level == 200 => Bcl("BclTimeSpan", "sint64 value = 1;", "int32 scale = 2;"),
        ShapeWord.DateTime or ShapeWord.DateTimeOffset => Known(Timestamp),
        ShapeWord.TimeSpan => Known(Duration),
        _ => "bytes",
    };

    /// <summary>A name without underscores, its words with capitals.</summary>
    internal static string Pascal(string name) =>
        Begun(string.Concat(name.Split(name.Where(c => !char.IsAsciiLetterOrDigit(c)).ToArray(), StringSplitOptions.RemoveEmptyEntries)
            .Select(part => char.ToUpperInvariant(part[0]) + part[1..])));

    // A name begins with a letter.
    private static string Begun(string name) => name.Length != 0 && char.IsAsciiLetter(name[0]) ? name : "Message" + name;

    private static string Integer(string plain, ProtobufEncoding encoding) => encoding switch
    {
        ProtobufEncoding.ZigZag when plain[0] == 'i' => "s" + plain,
        ProtobufEncoding.Fixed => plain[0] == 'i' ? "sfixed" + plain[3..] : "fixed" + plain[4..],
        _ => plain,
    };

    /// <summary>Text between quotes.</summary>
    internal static string Escape(string text)
    {
        var escaped = new StringBuilder(text.Length);
        foreach (char one in text)
        {
            _ = one switch
            {
                '"' or '\\' => escaped.Append('\\').Append(one),
                '\n' => escaped.Append("\\n"),
                < ' ' or '\u007F' => escaped.Append('\\').Append(Convert.ToString(one, 8).PadLeft(3, '0')),
                _ => escaped.Append(one),
            };
        }
        return escaped.ToString();
    }

    /// <summary>A name that is not taken yet, from now on taken.</summary>
    internal static string Unique(HashSet<string> taken, string name)
    {
        string unique = name;
        for (int number = 2; !taken.Add(unique); number++)
        {
            unique = name + number.ToString(CultureInfo.InvariantCulture);
        }
        return unique;
    }

    /// <summary>A name of a field that is not taken yet, and whose json_name is not: both are from now on taken.</summary>
    internal static string UniqueField(HashSet<string> taken, HashSet<string> ofJson, string name)
    {
        string unique = name;
        for (int number = 2; taken.Contains(unique) || !ofJson.Add(JsonName(unique)); number++)
        {
            unique = name + number.ToString(CultureInfo.InvariantCulture);
        }
        taken.Add(unique);
        return unique;
    }

    /// <summary>The json_name that compilers give a field: the letter after an underscore is a capital.</summary>
    private static string JsonName(string name) =>
        string.Concat(name.Split('_').Select((part, i) => i == 0 || part.Length == 0 ? part : char.ToUpperInvariant(part[0]) + part[1..]));

    /// <summary>Notes that a file is needed.</summary>
    internal void Import(string file) => _imports.Add(file);

    /// <summary>A message of google.protobuf, and its import.</summary>
    internal string Known(string name)
    {
        _imports.Add(WellKnownTypes.FileOf(name));
        // In the package acme.google the first part would be found there.
        return package.Split('.').Skip(1).Contains("google") ? "." + name : name;
    }

    /// <summary>The wrapper of a scalar.</summary>
    internal string Wrapper(string scalar) =>
        Known("google.protobuf." + (scalar[0] == 'u' ? "UI" + scalar[2..] : char.ToUpperInvariant(scalar[0]) + scalar[1..]) + "Value");

    private string Bcl(string name, params string[] fields)
    {
        _messages[name] = $"// protobuf-net's bcl.proto.\nmessage {name} {{\n{string.Concat(fields.Select(field => $"  {field}\n"))}}}\n";
        return name;
    }
}
