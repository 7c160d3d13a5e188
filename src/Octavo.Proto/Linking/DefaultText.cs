// Owns: a field's default as in descriptors: text whatever its type.
using System.Globalization;
using System.Text;
using Octavo.Proto.Model;

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
                return Encoding.UTF8.GetString(value.Text);
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

    /// <summary>A number that may be infinite or none; null if the value is not a number.</summary>
    /// <param name="value">The value.</param>
    /// <param name="inText">Whether it is in an aggregate, which has another word more.</param>
    public static double? Number(ProtoValue value, bool inText) => value switch
    {
        { Kind: ProtoValueKind.Integer or ProtoValueKind.Float } => value.Float,
        { Kind: ProtoValueKind.Identifier, Identifier: "inf" } or { Kind: ProtoValueKind.Identifier, Identifier: "infinity" }
            when inText || value.Identifier == "inf" => value.IsNegative ? double.NegativeInfinity : double.PositiveInfinity,
        { Kind: ProtoValueKind.Identifier, Identifier: "nan" } => double.NaN,
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
