// Owns: names of C# for names of .proto files. Knows no text that is printed.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using Octavo.Proto.Model;
using Octavo.Proto.Sets;

namespace Octavo.Proto.CSharp;

internal static class CSharpNames
{
    /// <summary>The class in which a message's nested types stand, so that a field may have the name of one.</summary>
    private const string Nested = "Types";

    /// <summary>Members that every class has, or that every message gets.</summary>
    private static readonly string[] s_taken = ["Equals", "GetHashCode", "GetType", "ToString", "MemberwiseClone", "ReferenceEquals", "Finalize", Nested, "UnknownFields"];

    /// <summary>Words with capitals, without underscores; a letter behind a digit is a capital too.</summary>
    public static string Pascal(string name)
    {
        var result = new StringBuilder();
        bool capital = true;
        foreach (char one in name)
        {
            if (one != '_')
            {
                result.Append(capital ? char.ToUpperInvariant(one) : one);
            }
            capital = one is '_' or (>= '0' and <= '9');
        }
        return result.Length == 0 || result[0] is >= '0' and <= '9' ? "_" + result : result.ToString();
    }

    /// <summary>The namespace of a file's types; empty for the global one.</summary>
    public static string Namespace(ProtoFile file) => OptionReader.Text(file.Options, OptionReader.Namespace) is { Length: > 0 } said ? said : string.Join(".", file.Package.Split('.').Where(part => part.Length != 0).Select(Pascal));

    /// <summary>The name of a type, without what is around it.</summary>
    public static string Type(string name) => Pascal(name);

    /// <summary>The class of a message's nested types.</summary>
    public static string NestedIn(ProtoMessage message) => Type(message.Name) == Nested ? Nested + "_" : Nested;

    /// <summary>A name that is not taken yet, from now on taken.</summary>
    public static string Free(string wanted, int number, HashSet<string> taken)
    {
        string name = wanted;
        if (!taken.Add(name))
        {
            name = wanted + "_";
            if (!taken.Add(name))
            {
                name = wanted + "_" + number.ToString(System.Globalization.CultureInfo.InvariantCulture);
                taken.Add(name);
            }
        }
        return name;
    }

    /// <summary>The names that members of a message cannot have.</summary>
    public static HashSet<string> Taken(ProtoMessage message) => new(s_taken, StringComparer.Ordinal) { Type(message.Name), NestedIn(message), message.Extensions.Count == 0 ? Nested : ExtensionEmitter.NameIn(message) };

    /// <summary>The names that members of a class of extensions cannot have.</summary>
    public static HashSet<string> Taken(string name) => new(s_taken, StringComparer.Ordinal) { name };

    /// <summary>The names of an enum's values: without the enum's name in front, words with capitals.</summary>
    public static Dictionary<ProtoEnumValue, string> Values(ProtoEnum one)
    {
        var names = new Dictionary<ProtoEnumValue, string>();
        var taken = new HashSet<string>(StringComparer.Ordinal);
        foreach (ProtoEnumValue value in one.Values)
        {
            string name = WithoutPrefix(value.Name, one.Name);
            bool shouts = !name.Any(char.IsLower);
            names[value] = Free(Pascal(shouts ? name.ToLowerInvariant() : name), value.Number < 0 ? 0 : value.Number, taken);
        }
        return names;
    }

    // COLOR_RED of Color is Red; the enum's name is compared without underscores and cases.
    private static string WithoutPrefix(string value, string name)
    {
        string prefix = name.Replace("_", "");
        int at = 0;
        foreach (char one in prefix)
        {
            while (at < value.Length && value[at] == '_')
            {
                at++;
            }
            if (at == value.Length || char.ToUpperInvariant(value[at]) != char.ToUpperInvariant(one))
            {
                return value;
            }
            at++;
        }
        string rest = value.Substring(at).TrimStart('_');
        return rest.Length == 0 || at == value.Length || value[at] != '_' || rest[0] is >= '0' and <= '9' ? value : rest;
    }

    /// <summary>C# text of a text.</summary>
    public static string Literal(string text)
    {
        var result = new StringBuilder("\"");
        foreach (char one in text)
        {
            result.Append(one switch
            {
                '"' => "\\\"",
                '\\' => "\\\\",
                < ' ' or > '~' => "\\u" + ((int)one).ToString("X4", System.Globalization.CultureInfo.InvariantCulture),
                _ => one.ToString(),
            });
        }
        return result.Append('"').ToString();
    }
}
