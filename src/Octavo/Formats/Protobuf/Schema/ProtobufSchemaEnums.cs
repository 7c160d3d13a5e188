// Owns: the enums of a .proto file. Knows no message.
using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Reflection;

namespace Octavo.Protobuf.Schema;

/// <summary>Declares each enum when it is first mentioned.</summary>
/// <param name="files">The files.</param>
internal sealed class ProtobufSchemaEnums(ProtobufSchemaFiles files)
{
    private readonly Dictionary<Type, ProtobufSchemaPlace> _places = [];
    private readonly HashSet<string> _names = new(StringComparer.Ordinal);

    /// <summary>The names of values with the scopes around their enums: two enums of a scope cannot have one.</summary>
    private readonly HashSet<string> _values = new(StringComparer.Ordinal);

    /// <summary>Whether one takes no numbers but its own, which proto3 cannot say.</summary>
    internal bool HasClosed { get; private set; }

    /// <summary>The enum that a root without members is, or has elements or values of; null for none.</summary>
    internal static Type? In(Type root)
    {
        while (!root.IsEnum)
        {
            if (root.IsArray)
            {
                root = root.GetElementType()!;
            }
            else if (root.IsGenericType)
            {
                root = root.GetGenericArguments()[^1];
            }
            else
            {
                return null;
            }
        }
        return root;
    }

    /// <summary>Whether a name is that of an enum, as a file mentions it.</summary>
    internal bool Has(string name) => _names.Contains(name);

    /// <summary>Why a value of an enum is written as an integer; null if it does not.</summary>
    internal string? WhyNot(Type type, ProtobufEncoding encoding) =>
        encoding != ProtobufEncoding.Default ? "an integer, as an enum has no other encoding than that of int32"
        : type.IsDefined(typeof(FlagsAttribute), inherit: false) ? "an integer, as flags have sums without a name"
        : Fields(type).Length == 0 ? "an integer, as it has no names"
        : Fields(type).Any(field => field.Number < int.MinValue || field.Number > int.MaxValue) ? "an integer, as an enum has no numbers beyond 32 bits"
        : null;

    /// <summary>The name of an enum, which is declared when it is first mentioned.</summary>
    /// <param name="type">The enum.</param>
    /// <param name="file">The file that mentions it.</param>
    /// <param name="isEdition">Whether files are of an edition.</param>
    internal string Name(Type type, ProtobufSchemaFile file, bool isEdition)
    {
        if (!_places.TryGetValue(type, out ProtobufSchemaPlace? place))
        {
            var declared = ProtobufDeclared.Of(type);
            string wanted = declared.Name.Length != 0 ? declared.Name : ProtobufSchemaTypes.Pascal(type.Name);
            ProtobufSchemaFile own = files.Of(declared, file.Package, wanted, file);
            place = new ProtobufSchemaPlace(own, own.Take(wanted), declared.Name.Length != 0);
            _places.Add(type, place);
            own.Declare(place.Name, isEnum: true, Lines(type, own.Package + "." + place.Name, declared, isEdition));
            HasClosed |= declared.IsClosed;
        }
        string name = place.In(file);
        _names.Add(name);
        return name;
    }

    /// <summary>Names of values are beside the enum and not in it, so each begins with the enum's, and is none of another enum there. The first one of an enum
    /// that takes any number is zero: it is what an absent value is.</summary>
    private List<string> Lines(Type type, string full, ProtobufDeclared declared, bool isEdition)
    {
        (string Name, Int128 Number)[] fields = Fields(type);
        int dot = full.LastIndexOf('.');
        string scope = full[..(dot + 1)];
        string prefix = SnakeName.Of(full[(dot + 1)..]).ToUpperInvariant() + "_";
        var taken = new Dictionary<string, Int128>(StringComparer.Ordinal);
        var lines = new List<string>();
        if (declared.IsClosed && isEdition)
        {
            lines.Add("option features.enum_type = CLOSED;");
        }
        if (fields.Select(field => field.Number).Distinct().Count() != fields.Length)
        {
            lines.Add("option allow_alias = true;");
        }
        lines.AddRange(declared.Statements(isEdition));
        Dictionary<string, string> said = Said(type);
        if (said.Count != 0)
        {
            // In the order in which they are declared: a closed enum's first value is its default.
            string[] order = [.. said.Keys];
            fields = [.. fields.OrderBy(field => Array.IndexOf(order, field.Name) is var at && at < 0 ? order.Length : at)];
        }
        if (!declared.IsClosed && fields.All(field => field.Number != 0))
        {
            string none = prefix + "UNSPECIFIED";
            Take(none, 0);
            lines.Add($"{none} = 0; // has no name in .NET");
        }
        foreach ((string field, Int128 number) in fields.OrderBy(field => field.Number != 0 && !declared.IsClosed))
        {
            string plain = said.TryGetValue(field, out string? own) ? own : prefix + SnakeName.Of(field).ToUpperInvariant();
            string unique = plain;
            for (int again = 2; !Take(unique, number); again++)
            {
                unique = plain + "_" + again.ToString(CultureInfo.InvariantCulture);
            }
            lines.Add(string.Create(CultureInfo.InvariantCulture, $"{unique} = {number};"));
        }
        return lines;

        // Compilers refuse two values of an enum whose names are one without the prefix, in capitals and small letters, unless they are one number.
        bool Take(string value, Int128 number)
        {
            if (_values.Contains(scope + value))
            {
                return false;
            }
            string cased = Cased(value.StartsWith(prefix, StringComparison.Ordinal) ? value[prefix.Length..] : value);
            return (taken.TryAdd(cased, number) || taken[cased] == number) && _values.Add(scope + value);
        }
    }

    /// <summary>A name of a value without underscores, its words with one capital each.</summary>
    private static string Cased(string name) =>
        string.Concat(name.Split('_', StringSplitOptions.RemoveEmptyEntries).Select(part => part[..1].ToUpperInvariant() + part[1..].ToLowerInvariant()));

    /// <summary>The names that attributes give values, by those of .NET, in the order of their declarations.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "The fields of an enum that is a type of a program stay, with their attributes.")]
    private static Dictionary<string, string> Said(Type type)
    {
        var said = new Dictionary<string, string>(StringComparer.Ordinal);
        foreach (FieldInfo field in type.GetFields(BindingFlags.Public | BindingFlags.Static))
        {
            if ((field.GetCustomAttribute<ProtobufValueAttribute>()?.Name ?? ProtobufNetNames.OfValue(field)) is string name)
            {
                said[field.Name] = name;
            }
        }
        return said;
    }

    /// <summary>Names with their numbers. The runtime gives both in the order of the numbers without a sign.</summary>
    private static (string Name, Int128 Number)[] Fields(Type type)
    {
        Array values = Enum.GetValuesAsUnderlyingType(type);
        return [.. Enum.GetNames(type)
            .Select(
                (name, index) =>
                    (name, values.GetValue(index) is ulong large ? large : (Int128)Convert.ToInt64(values.GetValue(index), CultureInfo.InvariantCulture)))];
    }
}
