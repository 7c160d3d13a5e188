// Owns: names of C# for names of .proto files. Knows no text that is printed.
using System;
using System.Linq;
using System.Text;
using Octavo.Proto.Model;
using Octavo.Proto.Sets;

namespace Octavo.Proto.CSharp;

internal static class CSharpNames
{
    private static readonly string[] s_words =
    [
        "abstract", "as", "base", "bool", "break", "byte", "case", "catch", "char", "checked", "class", "const", "continue", "decimal", "default", "delegate",
            "do", "double", "else", "enum", "event", "explicit", "extern",
        "false", "finally", "fixed", "float", "for", "foreach", "goto", "if", "implicit", "in", "int", "interface", "internal", "is", "lock", "long",
            "namespace", "new", "null", "object", "operator", "out", "override",
        "params", "private", "protected", "public", "readonly", "ref", "return", "sbyte", "sealed", "short", "sizeof", "stackalloc", "static", "string",
            "struct", "switch", "this", "throw", "true", "try", "typeof", "uint",
        "ulong", "unchecked", "unsafe", "ushort", "using", "virtual", "void", "volatile", "while",
    ];

    /// <summary>Words with capitals, without underscores; a letter after a digit is a capital too.</summary>
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
    public static string Namespace(ProtoFile file) =>
        string.Join(".",
            (OptionReader.Text(file.Options, OptionReader.Namespace) is { Length: > 0 } said ? said.Split('.')
                : file.Package.Split('.').Where(part => part.Length != 0).Select(Pascal)).Select(Escaped));

    /// <summary>Whether a text is names of C# with dots between them.</summary>
    public static bool IsNamespace(string text) =>
        text.Split('.')
            .All(part => part.Length != 0 && part[0] is not (>= '0' and <= '9') && part.All(one => one is '_' or (>= '0' and <= '9') || char.IsLetter(one)));

    /// <summary>A name, with @ in front if it is a word of C#.</summary>
    public static string Escaped(string name) => Array.IndexOf(s_words, name) >= 0 ? "@" + name : name;

    /// <summary>The name of a field as it is written; of a group that of its message.</summary>
    public static string Written(ProtoField field) => field.Type == ProtoType.Group ? field.Message!.Name : field.Name;

    /// <summary>The name that a value of an enum gets: without the enum's name in front, words with capitals.</summary>
    public static string Value(string value, string name)
    {
        string rest = WithoutPrefix(value, name);
        return Pascal(rest.Any(char.IsLower) ? rest : rest.ToLowerInvariant());
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
