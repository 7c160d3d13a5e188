// Owns: a field's default as in descriptors: text whatever its type.
using System;
using System.Globalization;
using System.Linq;
using System.Text;
using Octavo.Proto.Model;
using Octavo.Proto.Text;

namespace Octavo.Proto.Linking;

internal static class DefaultText
{
    /// <summary>The text; null if the value is not one of the field's type.</summary>
    public static string? Of(ProtoField field, ProtoValue value, out string wrong)
    {
        wrong = $"The default of '{field.Name}' is not a value of its type.";
        switch (field.Type)
        {
            case ProtoType.String when value.Kind == ProtoValueKind.Text:
                wrong = $"The default of '{field.Name}' is not UTF-8.";
                return Utf8.Of(value.Text);
            case ProtoType.Bytes when value.Kind == ProtoValueKind.Text:
                return Escaped(value.Text);
            case ProtoType.Bool when value.Kind == ProtoValueKind.Identifier && !value.IsNegative && value.Identifier is "true" or "false":
                return value.Identifier;
            case ProtoType.Enum when value.Kind == ProtoValueKind.Identifier && !value.IsNegative && field.Enum is { } one:
                wrong = $"'{one.FullName}' has no value '{value.Identifier}'.";
                return one.Find(value.Identifier) is not null ? value.Identifier : null;
            case ProtoType.Enum:
                wrong = $"The default of '{field.Name}' is not the name of a value of its enum.";
                return null;
            case ProtoType.Double when Number(value, inText: false) is { } number:
                return FloatText.Of(number);
            case ProtoType.Float when Number(value, inText: false) is { } number:
                return FloatText.Of((float)number);
            case ProtoType.Message or ProtoType.Group:
                wrong = "Messages have no default.";
                return null;
        }
        return Integer(field.Type, value) is { } integer ? integer.ToString(CultureInfo.InvariantCulture) : null;
    }

    /// <summary>Whether the text that a descriptor set gives is one that <see cref="Of"/> could give: it goes into C# and .proto text as it is.</summary>
    /// <param name="field">A field that was linked.</param>
    /// <param name="text">The text.</param>
    public static bool IsOf(ProtoField field, string text) => field.Type switch
    {
        ProtoType.String => true,
        ProtoType.Bytes => IsEscaped(text),
        ProtoType.Bool => text is "true" or "false",
        ProtoType.Enum => field.Enum?.Find(text) is not null,
        ProtoType.Double or ProtoType.Float => IsFloat(field.Type, text),
        _ => IsInteger(field.Type, text),
    };

    /// <summary>A number that may be infinite or none; null if the value is not a number.</summary>
    /// <param name="value">The value.</param>
    /// <param name="inText">Whether it is in an aggregate, which has more words, in any case, and decimal digits alone.</param>
    public static double? Number(ProtoValue value, bool inText) => value switch
    {
        { Kind: ProtoValueKind.Float } or { Kind: ProtoValueKind.Integer, IsDecimal: true } => value.Float,
        { Kind: ProtoValueKind.Integer } when !inText => value.Float,
        { Kind: ProtoValueKind.Identifier } => Word(value, inText),
        _ => null,
    };

    private static double? Word(ProtoValue value, bool inText) => (inText ? value.Identifier.ToLowerInvariant() : value.Identifier) switch
    {
        "inf" => value.IsNegative ? double.NegativeInfinity : double.PositiveInfinity,
        "infinity" when inText => value.IsNegative ? double.NegativeInfinity : double.PositiveInfinity,
        "nan" => double.NaN,
        _ => null,
    };

    /// <summary>An integer of a type; null if the value is none, or beyond it.</summary>
    public static decimal? Integer(ProtoType type, ProtoValue value)
    {
        if (value.Kind != ProtoValueKind.Integer)
        {
            return null;
        }
        if (value.IsNegative && type is ProtoType.UInt32 or ProtoType.UInt64 or ProtoType.Fixed32 or ProtoType.Fixed64)
        {
            return null; // nor is -0
        }
        decimal number = value.IsNegative ? -(decimal)value.Integer : value.Integer;
        (decimal least, decimal most) = type switch
        {
            ProtoType.Int32 or ProtoType.SInt32 or ProtoType.SFixed32 or ProtoType.Enum => (int.MinValue, int.MaxValue),
            ProtoType.UInt32 or ProtoType.Fixed32 => (0, uint.MaxValue),
            ProtoType.Int64 or ProtoType.SInt64 or ProtoType.SFixed64 => (long.MinValue, long.MaxValue),
            ProtoType.UInt64 or ProtoType.Fixed64 => (0, ulong.MaxValue),
            _ => (1M, 0M),
        };
        return number >= least && number <= most ? number : null;
    }

    private static bool IsInteger(ProtoType type, string text)
    {
        bool negative = text.StartsWith("-", StringComparison.Ordinal);
        return ulong.TryParse(negative ? text.Substring(1) : text, NumberStyles.None, CultureInfo.InvariantCulture, out ulong number)
            && Integer(type, new ProtoValue(ProtoValueKind.Integer, default) { Integer = number, IsNegative = negative }) is not null;
    }

    /// <summary>Digits with a point and an exponent, which C# has in the same form; both languages have no number that is infinite.</summary>
    private static bool IsFloat(ProtoType type, string text)
    {
        const NumberStyles Styles = NumberStyles.AllowLeadingSign | NumberStyles.AllowDecimalPoint | NumberStyles.AllowExponent;
        if (text is "inf" or "-inf" or "nan" or "-nan")
        {
            return true;
        }
        bool isDigits = text.Length != 0 && text[text.Length - 1] is >= '0' and <= '9'
            && text.All(one => one is (>= '0' and <= '9') or '-' or '+' or '.' or 'e' or 'E') && text[0] != '+';
        return isDigits && double.TryParse(text, Styles, CultureInfo.InvariantCulture, out double number)
            && !double.IsInfinity(type == ProtoType.Float ? (float)number : number);
    }

    /// <summary>Characters of ASCII, where a backslash is before one that it stands for, or before three octal digits of a byte.</summary>
    private static bool IsEscaped(string text)
    {
        for (int at = 0; at < text.Length; at++)
        {
            if (text[at] is < ' ' or > '~' or '"') // the quote that ends the literal when it is printed
            {
                return false;
            }
            if (text[at] != '\\')
            {
                continue;
            }
            at++;
            if (at + 2 < text.Length && text[at] is >= '0' and <= '3' && text[at + 1] is >= '0' and <= '7' && text[at + 2] is >= '0' and <= '7')
            {
                at += 2;
            }
            else if (at >= text.Length || text[at] is not ('n' or 'r' or 't' or '"' or '\'' or '\\'))
            {
                return false;
            }
        }
        return true;
    }

    private static string Escaped(byte[] bytes)
    {
        var text = new StringBuilder();
        foreach (byte one in bytes)
        {
            text.Append(one switch
            {
                (byte)'\n' => "\\n",
                (byte)'\r' => "\\r",
                (byte)'\t' => "\\t",
                (byte)'"' => "\\\"",
                (byte)'\'' => "\\'",
                (byte)'\\' => "\\\\",
                < 0x20 or >= 0x7F => "\\" + System.Convert.ToString(one, 8).PadLeft(3, '0'),
                _ => ((char)one).ToString(),
            });
        }
        return text.ToString();
    }
}
