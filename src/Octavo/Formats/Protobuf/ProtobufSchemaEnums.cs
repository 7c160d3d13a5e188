// Owns: the enums of a .proto file. Knows no message.
using System.Globalization;
using System.Text;

namespace Octavo.Internal;

/// <summary>Makes the text of each enum when it is first mentioned.</summary>
/// <param name="take">Gives a name that nothing else in the file has.</param>
internal sealed class ProtobufSchemaEnums(Func<string, string> take)
{
    private readonly Dictionary<Type, string> _names = [];
    private readonly List<string> _texts = [];

    /// <summary>The enums that are needed.</summary>
    internal IEnumerable<string> Texts => _texts;

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

    /// <summary>Whether a name is that of an enum of the file.</summary>
    internal bool Has(string name) => _names.ContainsValue(name);

    /// <summary>Why a value of an enum stands as an integer; null where it does not.</summary>
    internal string? WhyNot(Type type, ProtobufEncoding encoding) =>
        encoding != ProtobufEncoding.Default ? "an integer, as an enum has no other encoding than that of int32"
        : type.IsDefined(typeof(FlagsAttribute), inherit: false) ? "an integer, as flags have sums without a name"
        : Fields(type).Length == 0 ? "an integer, as it has no names"
        : Fields(type).Any(field => field.Number < int.MinValue || field.Number > int.MaxValue) ? "an integer, as an enum has no numbers beyond 32 bits"
        : null;

    /// <summary>The name of an enum, which is made when it is first mentioned.</summary>
    internal string Name(Type type)
    {
        if (!_names.TryGetValue(type, out string? name))
        {
            name = take(ProtobufSchemaTypes.Pascal(type.Name));
            _names.Add(type, name);
            _texts.Add(Text(name, Fields(type)));
        }
        return name;
    }

    /// <summary>Names of values stand beside the enum and not in it, so that each begins with the enum's. The first one is zero: it is what an absent value is.</summary>
    private static string Text(string name, (string Name, Int128 Number)[] fields)
    {
        string prefix = ProtobufSchemaTypes.Snake(name).ToUpperInvariant() + "_";
        var taken = new HashSet<string>(StringComparer.Ordinal);
        var text = new StringBuilder($"enum {name} {{\n");
        if (fields.Select(field => field.Number).Distinct().Count() != fields.Length)
        {
            text.Append("  option allow_alias = true;\n");
        }
        if (fields.All(field => field.Number != 0))
        {
            string none = prefix + "UNSPECIFIED";
            taken.Add(none);
            text.Append(CultureInfo.InvariantCulture, $"  {none} = 0; // has no name in .NET\n");
        }
        foreach ((string field, Int128 number) in fields.OrderBy(field => field.Number != 0))
        {
            string plain = ProtobufSchemaTypes.Snake(field).ToUpperInvariant();
            string unique = prefix + plain;
            for (int again = 2; !taken.Add(unique); again++)
            {
                unique = prefix + plain + "_" + again.ToString(CultureInfo.InvariantCulture);
            }
            text.Append(CultureInfo.InvariantCulture, $"  {unique} = {number};\n");
        }
        return text.Append("}\n").ToString();
    }

    /// <summary>Names with their numbers. The runtime gives both in the order of the numbers without a sign.</summary>
    private static (string Name, Int128 Number)[] Fields(Type type)
    {
        Array values = Enum.GetValuesAsUnderlyingType(type);
        return [.. Enum.GetNames(type).Select((name, index) => (name, values.GetValue(index) is ulong large ? large : (Int128)Convert.ToInt64(values.GetValue(index), CultureInfo.InvariantCulture)))];
    }
}
