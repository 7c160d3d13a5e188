// Owns: text of the data as error messages quote it. Knows no format.
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
            plain.Append(char.IsControl(c) || char.IsSurrogate(c) || c is '\u2028' or '\u2029' ? $"\\u{(int)c:X4}" : c is '"' or '\\' ? $"\\{c}"
                : c.ToString());
        }
        return plain.Append(text.Length > max ? "…" : "").ToString();
    }
}
