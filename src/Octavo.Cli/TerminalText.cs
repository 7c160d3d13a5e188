// Owns: text on its way to a terminal, without what could command it. Knows no command.
using System.Globalization;
using System.Text;

namespace Octavo.Cli;

internal static class TerminalText
{
    /// <summary>JSON with escapes for such characters, which can be in its strings alone: it is the same JSON.</summary>
    internal static byte[] Json(byte[] json)
    {
        var text = new StringBuilder();
        Append(text, Encoding.UTF8.GetString(json), keepsLines: true);
        return Encoding.UTF8.GetBytes(text.ToString());
    }

    /// <summary>Other text, with question marks instead of such characters.</summary>
    internal static byte[] Plain(byte[] text) => Encoding.UTF8.GetBytes(Words.Plain(Encoding.UTF8.GetString(text)));

    /// <summary>The escape of a character.</summary>
    internal static byte[] Escape(Rune one)
    {
        var text = new StringBuilder();
        AppendEscape(text, one.ToString());
        return Encoding.ASCII.GetBytes(text.ToString());
    }

    /// <summary>Appends text with an escape, as in JSON, for each such character.</summary>
    /// <param name="line">Where it goes.</param>
    /// <param name="text">The text.</param>
    /// <param name="keepsLines">Whether line ends and tabs stay: else it is one line.</param>
    internal static void Append(StringBuilder line, string text, bool keepsLines = false)
    {
        Span<char> units = stackalloc char[2];
        foreach (Rune one in text.EnumerateRunes())
        {
            ReadOnlySpan<char> written = units[..one.EncodeToUtf16(units)];
            if (Words.Commands(one) && !(keepsLines && one.Value is ('\n' or '\r' or '\t')))
            {
                AppendEscape(line, written);
            }
            else
            {
                line.Append(written);
            }
        }
    }

    private static void AppendEscape(StringBuilder line, ReadOnlySpan<char> units)
    {
        foreach (char unit in units)
        {
            line.Append(CultureInfo.InvariantCulture, $"\\u{(int)unit:X4}");
        }
    }
}
