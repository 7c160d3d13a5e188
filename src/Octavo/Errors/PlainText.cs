// Owns: text of the data as error messages quote it. Knows no format.
using System.Globalization;
using System.Text;

namespace Octavo.Errors;

internal static class PlainText
{
    /// <summary>Text of the data without what could break a line or a log: it is quoted in error messages.</summary>
    internal static string Of(string text, int max)
    {
        var plain = new StringBuilder();
        foreach (char c in text.AsSpan(0, Math.Min(text.Length, max)))
        {
            plain.Append(IsControl(c) || char.IsSurrogate(c) ? $"\\u{(int)c:X4}" : c is '"' or '\\' ? $"\\{c}"
                : c.ToString());
        }
        return plain.Append(text.Length > max ? "…" : "").ToString();
    }

    /// <summary>The beginning of a message, on one line: ends of lines become spaces, and other control and format characters their numbers. What others say
    /// of a value often quotes all of it.</summary>
    internal static string OneLine(string text, int max)
    {
        if (text.Length <= max && !text.Any(IsControl))
        {
            return text;
        }
        var line = new StringBuilder();
        foreach (char c in text)
        {
            if (line.Length >= max)
            {
                return line.Append('…').ToString();
            }
            _ = !IsControl(c) ? line.Append(c) : c is '\r' or '\n' or '\t' ? line.Append(' ') : line.Append(CultureInfo.InvariantCulture, $"\\u{(int)c:X4}");
        }
        return line.ToString();
    }

    /// <summary>Whether a character ends or orders lines, or shows nothing: a mark of direction (U+202E) turns round what follows it in a log.</summary>
    private static bool IsControl(char c) => char.IsControl(c) || c is '\u2028' or '\u2029' || char.GetUnicodeCategory(c) == UnicodeCategory.Format;
}
