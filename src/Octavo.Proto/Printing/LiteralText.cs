// Owns: values as .proto files have them: text in quotes, numbers, values of options.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;
using Octavo.Proto.Linking;
using Octavo.Proto.Model;

namespace Octavo.Proto.Printing;

internal static class LiteralText
{
    /// <summary>Characters up to which an aggregate is on one line.</summary>
    private const int Most = 80;

    /// <summary>Text in quotes.</summary>
    public static string Of(string text) => Of(Encoding.UTF8.GetBytes(text));

    /// <summary>Bytes in quotes: as the text that they are, or byte for byte if they are none.</summary>
    public static string Of(byte[] bytes)
    {
        var text = new StringBuilder("\"");
        try
        {
            string decoded = new UTF8Encoding(false, throwOnInvalidBytes: true).GetString(bytes);
            for (int i = 0, length; i < decoded.Length; i += length)
            {
                length = char.IsSurrogatePair(decoded, i) ? 2 : 1;
                if (decoded[i] > '\x7F' && CharUnicodeInfo.GetUnicodeCategory(decoded, i) is UnicodeCategory.Control or UnicodeCategory.Format)
                {
                    AppendBytes(text, Encoding.UTF8.GetBytes(decoded.Substring(i, length))); // a terminal could obey it, and no reader sees it
                }
                else if (length == 2)
                {
                    text.Append(decoded, i, 2);
                }
                else
                {
                    Append(text, decoded[i]);
                }
            }
        }
        catch (ArgumentException)
        {
            text.Length = 1;
            AppendBytes(text, bytes);
        }
        return text.Append('"').ToString();
    }

    private static void AppendBytes(StringBuilder text, byte[] bytes)
    {
        foreach (byte one in bytes)
        {
            if (one < 0x80)
            {
                Append(text, (char)one);
            }
            else
            {
                text.Append('\\').Append(Convert.ToString(one, 8));
            }
        }
    }

    /// <summary>A field's default.</summary>
    public static string Default(ProtoField field) => field.Type switch
    {
        ProtoType.String => Of(field.Default!),
        ProtoType.Bytes => "\"" + field.Default + "\"", // descriptors have it escaped
        _ => field.Default!,
    };

    /// <summary>The value of an option.</summary>
    /// <param name="value">The value.</param>
    /// <param name="name">How the name of an extension is in it.</param>
    public static string Of(ProtoValue value, Func<ProtoOptionPart, string> name) => value.Kind switch
    {
        ProtoValueKind.Identifier => (value.IsNegative ? "-" : "") + value.Identifier,
        ProtoValueKind.Integer => (value.IsNegative ? "-" : "") + value.Integer.ToString(CultureInfo.InvariantCulture),
        ProtoValueKind.Float => FloatText.Of(value.Float),
        ProtoValueKind.Text => Of(value.Text),
        ProtoValueKind.List => Block("[", value.Items.Select(item => Of(item, name)), "]"),
        _ => Block("{ ",
            value.Fields.Select(field => (field.Path[0].IsExtension ? "[" + name(field.Path[0]) + "]" : field.Path[0].Name) + ": " + Of(field.Value, name)),
            " }"),
    };

    private static string Block(string open, IEnumerable<string> items, string close)
    {
        string[] all = [.. items];
        if (all.Length == 0)
        {
            return open.Trim() + close.Trim();
        }
        string line = open + string.Join(", ", all) + close;
        return line.Length <= Most && !line.Contains('\n') ? line : open.Trim() + "\n  " + string.Join(",\n", all).Replace("\n", "\n  ") + "\n" + close.Trim();
    }

    private static void Append(StringBuilder text, char one) => text.Append(one switch
    {
        '\n' => "\\n",
        '\r' => "\\r",
        '\t' => "\\t",
        '"' => "\\\"",
        '\\' => "\\\\",
        < ' ' or '\x7F' => "\\" + Convert.ToString(one, 8).PadLeft(3, '0'),
        _ => one.ToString(),
    });
}
