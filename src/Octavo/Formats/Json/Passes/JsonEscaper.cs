// Owns: the pass that escapes characters of text which JSON does not require to be escaped. Knows no window.
using System.Buffers;
using System.Text;

namespace Octavo.Json;

/// <summary>A pass over well-formed JSON, window after window. What is escaped is in text alone, except for the plus sign of an exponent, so the pass keeps to
/// which quotes are open.</summary>
internal sealed class JsonEscaper
{
    private const int LongestEscape = 12; // a surrogate pair

    private static readonly SearchValues<byte> s_html = SearchValues.Create([.. "\"\\<>&'+`"u8, 0xE2]);

    private static readonly SearchValues<byte> s_ascii = SearchValues.Create([(byte)'"', (byte)'\\', .. BeyondAscii]);

    private static readonly SearchValues<byte> s_both = SearchValues.Create([.. "\"\\<>&'+`"u8, .. BeyondAscii]);

    private readonly SearchValues<byte> _marks;
    private readonly bool _html;
    private readonly bool _nonAscii;
    private bool _inText;
    private bool _escaped; // the window before ended with a backslash

    internal JsonEscaper(bool html, bool nonAscii)
    {
        _html = html;
        _nonAscii = nonAscii;
        _marks = html ? nonAscii ? s_both : s_html : s_ascii;
    }

    private static IEnumerable<byte> BeyondAscii => Enumerable.Range(0x7F, 0x81).Select(one => (byte)one);

    /// <summary>Bytes up to the last whole character.</summary>
    internal static int WholeCharacters(ReadOnlySpan<byte> text)
    {
        for (int back = 1; back <= Math.Min(3, text.Length); back++)
        {
            byte one = text[^back];
            if (one < 0x80)
            {
                break;
            }
            if (one >= 0xC0)
            {
                int length = one >= 0xF0 ? 4 : one >= 0xE0 ? 3 : 2;
                return length > back ? text.Length - back : text.Length;
            }
        }
        return text.Length;
    }

    /// <summary>Escapes one window.</summary>
    /// <param name="text">JSON, cut between any two characters.</param>
    /// <param name="to">Receives it.</param>
    internal void Pass(ReadOnlySpan<byte> text, JsonPassBuffer to)
    {
        if (_escaped && !text.IsEmpty)
        {
            _escaped = false;
            text = text[PutEscaped(text, to)..];
        }
        while (true)
        {
            int plain = text.IndexOfAny(_marks);
            ReadOnlySpan<byte> run = plain < 0 ? text : text[..plain];
            if (to.Room < run.Length + LongestEscape)
            {
                to.MakeRoom(run.Length + LongestEscape, 0);
            }
            run.CopyTo(to.Free);
            to.Length += run.Length;
            if (plain < 0)
            {
                return;
            }
            text = text[plain..];
            text = text[PutMark(text, to)..];
        }
    }

    /// <summary>Puts the character that the text begins with, room being there.</summary>
    /// <returns>Bytes of the text that it takes.</returns>
    private int PutMark(ReadOnlySpan<byte> text, JsonPassBuffer to)
    {
        byte mark = text[0];
        switch (mark)
        {
            case (byte)'"':
                _inText = !_inText;
                Put(to, mark);
                return 1;
            case (byte)'\\' when text.Length == 1:
                _escaped = true;
                return 1;
            case (byte)'\\':
                return 1 + PutEscaped(text[1..], to);
            case >= 0x80:
                return PutCharacter(text, to);
            default:
                if (_inText)
                {
                    PutHex(to, mark);
                }
                else
                {
                    Put(to, mark);
                }
                return 1;
        }
    }

    /// <summary>Puts an escape whose backslash was met: of the quote the form without one.</summary>
    private int PutEscaped(ReadOnlySpan<byte> text, JsonPassBuffer to)
    {
        if (to.Room < LongestEscape)
        {
            to.MakeRoom(LongestEscape, 0);
        }
        if (_html && text[0] == '"')
        {
            PutHex(to, '"');
            return 1;
        }
        Put(to, (byte)'\\');
        Put(to, text[0]);
        return 1;
    }

    private int PutCharacter(ReadOnlySpan<byte> text, JsonPassBuffer to)
    {
        Rune.DecodeFromUtf8(text, out Rune character, out int length);
        // Without the other set: only the line separators, which JavaScript before ES2019 took for ends of lines.
        if (!_nonAscii && character.Value is not (0x2028 or 0x2029))
        {
            text[..length].CopyTo(to.Free);
            to.Length += length;
            return length;
        }
        Span<char> units = stackalloc char[2];
        foreach (char unit in units[..character.EncodeToUtf16(units)])
        {
            PutHex(to, unit);
        }
        return length;
    }

    private static void Put(JsonPassBuffer to, byte value)
    {
        to.Free[0] = value;
        to.Length++;
    }

    private static void PutHex(JsonPassBuffer to, uint unit)
    {
        ReadOnlySpan<byte> digits = "0123456789ABCDEF"u8;
        Span<byte> at = to.Free[..6];
        at[0] = (byte)'\\';
        at[1] = (byte)'u';
        at[2] = digits[(int)(unit >> 12)];
        at[3] = digits[(int)((unit >> 8) & 15)];
        at[4] = digits[(int)((unit >> 4) & 15)];
        at[5] = digits[(int)(unit & 15)];
        to.Length += 6;
    }
}
