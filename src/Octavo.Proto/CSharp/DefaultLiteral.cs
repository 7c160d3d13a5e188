// Owns: C# text of a field's default.
using System.Collections.Generic;
using System.Linq;
using Octavo.Proto.Model;

namespace Octavo.Proto.CSharp;

internal static class DefaultLiteral
{
    /// <summary>C# text of the default.</summary>
    /// <param name="field">A field that has one.</param>
    /// <param name="type">C# text of its type.</param>
    /// <param name="naming">Names of values.</param>
    public static string Of(ProtoField field, string type, CSharpNaming naming)
    {
        string text = field.Default!;
        switch (field.Type)
        {
            case ProtoType.String:
                return CSharpNames.Literal(text);
            case ProtoType.Bytes:
                return "[" + string.Join(", ", Unescaped(text)) + "]";
            case ProtoType.Bool:
                return text;
            case ProtoType.Enum:
                return type + "." + naming.Values(field.Enum!)[field.Enum!.Find(text)!];
            case ProtoType.Float or ProtoType.Double:
                return text switch
                {
                    "inf" => type + ".PositiveInfinity",
                    "-inf" => type + ".NegativeInfinity",
                    "nan" or "-nan" => type + ".NaN",
                    _ => text + (field.Type == ProtoType.Float ? "F" : "D"),
                };
            default:
                return text + (type switch { "uint" => "U", "long" => "L", "ulong" => "UL", _ => "" });
        }
    }

    /// <summary>The bytes that a descriptor's text stands for.</summary>
    private static IEnumerable<int> Unescaped(string text)
    {
        for (int at = 0; at < text.Length; at++)
        {
            if (text[at] != '\\')
            {
                yield return text[at];
                continue;
            }
            at++;
            switch (text[at])
            {
                case 'n': yield return '\n'; break;
                case 'r': yield return '\r'; break;
                case 't': yield return '\t'; break;
                case >= '0' and <= '7':
                    yield return System.Convert.ToInt32(text.Substring(at, 3), 8);
                    at += 2;
                    break;
                default: yield return text[at]; break;
            }
        }
    }
}
