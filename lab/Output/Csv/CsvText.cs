// Owns: how a line of fields is spelled.
// Must not know: what the fields mean.
using System.Globalization;

namespace Octavo.Lab.Output.Csv;

/// <summary>Fields as RFC 4180 has them.</summary>
internal static class CsvText
{
    private static readonly char[] s_special = [',', '"', '\r', '\n'];

    /// <summary>A line with its end.</summary>
    public static string Line(IEnumerable<object?> fields) => string.Join(',', fields.Select(Field)) + "\r\n";

    // Numbers with a point, whatever the culture, and to the last digit; nothing if there is no value.
    private static string Field(object? value)
    {
        string text = value switch
        {
            null => "",
            bool flag => flag ? "true" : "false",
            IFormattable number => number.ToString(null, CultureInfo.InvariantCulture),
            _ => value.ToString() ?? "",
        };
        return text.IndexOfAny(s_special) < 0 ? text : $"\"{text.Replace("\"", "\"\"", StringComparison.Ordinal)}\"";
    }
}
