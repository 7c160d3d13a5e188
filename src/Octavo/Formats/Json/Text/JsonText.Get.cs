// Owns: the content of a JSON string to UTF-16: escapes, the check of UTF-8, surrogate pairs. Knows no reader and no quotes.
using System.Buffers;
using System.Runtime.InteropServices;
using System.Text.Unicode;
using Octavo.Text;

namespace Octavo.Json;

internal static partial class JsonText
{
    /// <summary>Units of text with escapes that are decoded on the stack; longer text goes through pooled memory.</summary>
    private const int OnStack = 256;

    /// <summary>Decodes the content of a string.</summary>
    /// <param name="content">What comes between the quotes, as <see cref="FindEnd"/> found it: without controls.</param>
    /// <param name="kind">What it is made of.</param>
    /// <param name="text">The text; empty if it is refused.</param>
    /// <param name="keepsLone">Whether an escape for half a surrogate pair is that half.</param>
    internal static JsonTextOutcome Get(ReadOnlySpan<byte> content, JsonTextKind kind, out string text, bool keepsLone = false)
    {
        text = "";
        if (kind == JsonTextKind.Plain)
        {
            if (!content.IsEmpty)
            {
                text = new string('\0', content.Length);
                Narrowing.FromAscii(ref MemoryMarshal.GetReference(content), ref MemoryMarshal.GetReference(text.AsSpan()), content.Length);
            }
            return JsonTextOutcome.Ok;
        }
        return GetMixed(content, out text, keepsLone);
    }

    /// <summary>Decodes the content of a string into memory that is there.</summary>
    /// <param name="content">What comes between the quotes, without controls.</param>
    /// <param name="to">As many units as the content has bytes.</param>
    /// <param name="written">Units made.</param>
    /// <param name="keepsLone">Whether an escape for half a surrogate pair is that half.</param>
    internal static JsonTextOutcome Get(ReadOnlySpan<byte> content, Span<char> to, out int written, bool keepsLone = false)
    {
        written = 0;
        while (true)
        {
            int plain = content.IndexOf((byte)'\\');
            ReadOnlySpan<byte> run = plain < 0 ? content : content[..plain];
            if (Utf8.ToUtf16(run, to[written..], out _, out int units, replaceInvalidSequences: false) != OperationStatus.Done)
            {
                return JsonTextOutcome.InvalidUtf8;
            }
            written += units;
            if (plain < 0)
            {
                return JsonTextOutcome.Ok;
            }
            content = content[(plain + 1)..];
            JsonTextOutcome outcome = GetEscape(ref content, to[written..], out units, keepsLone);
            if (outcome != JsonTextOutcome.Ok)
            {
                return outcome;
            }
            written += units;
        }
    }

    /// <summary>Checks the content of a string that is skipped.</summary>
    /// <inheritdoc cref="Get(ReadOnlySpan{byte}, JsonTextKind, out string, bool)"/>
    internal static JsonTextOutcome Check(ReadOnlySpan<byte> content, JsonTextKind kind, bool keepsLone = false)
    {
        if ((kind & JsonTextKind.BeyondAscii) != 0 && !Utf8.IsValid(content))
        {
            return JsonTextOutcome.InvalidUtf8;
        }
        if ((kind & JsonTextKind.Escaped) != 0)
        {
            Span<char> units = stackalloc char[2];
            int at;
            while ((at = content.IndexOf((byte)'\\')) >= 0)
            {
                content = content[(at + 1)..];
                JsonTextOutcome outcome = GetEscape(ref content, units, out _, keepsLone);
                if (outcome != JsonTextOutcome.Ok)
                {
                    return outcome;
                }
            }
        }
        return JsonTextOutcome.Ok;
    }

    /// <summary>Decodes into memory at hand, then copies: one pass over the text, where counting, checking and decoding are three.</summary>
    private static JsonTextOutcome GetMixed(ReadOnlySpan<byte> content, out string text, bool keepsLone)
    {
        char[]? rented = content.Length > OnStack ? ArrayPool<char>.Shared.Rent(content.Length) : null;
        Span<char> units = rented is null ? stackalloc char[OnStack] : rented;
        JsonTextOutcome outcome = Get(content, units, out int written, keepsLone);
        text = outcome == JsonTextOutcome.Ok ? new string(units[..written]) : "";
        if (rented is not null)
        {
            ArrayPool<char>.Shared.Return(rented);
        }
        return outcome;
    }

    /// <summary>Decodes what follows a backslash: one unit, or a surrogate pair from two escapes.</summary>
    private static JsonTextOutcome GetEscape(ref ReadOnlySpan<byte> content, scoped Span<char> to, out int units, bool keepsLone)
    {
        units = 1;
        if (content.IsEmpty)
        {
            return JsonTextOutcome.InvalidEscape;
        }
        byte letter = content[0];
        content = content[1..];
        if (letter == 'u')
        {
            return GetUnits(ref content, to, out units, keepsLone);
        }
        char unit = letter switch
        {
            (byte)'"' => '"',
            (byte)'\\' => '\\',
            (byte)'/' => '/',
            (byte)'n' => '\n',
            (byte)'r' => '\r',
            (byte)'t' => '\t',
            (byte)'b' => '\b',
            (byte)'f' => '\f',
            _ => '\0',
        };
        to[0] = unit;
        return unit == '\0' ? JsonTextOutcome.InvalidEscape : JsonTextOutcome.Ok;
    }

    private static JsonTextOutcome GetUnits(ref ReadOnlySpan<byte> content, scoped Span<char> to, out int units, bool keepsLone)
    {
        units = 1;
        if (!TryGetHex(ref content, out char unit))
        {
            return JsonTextOutcome.InvalidEscape;
        }
        to[0] = unit;
        if (!char.IsSurrogate(unit))
        {
            return JsonTextOutcome.Ok;
        }
        JsonTextOutcome alone = keepsLone ? JsonTextOutcome.Ok : JsonTextOutcome.LoneSurrogate;
        if (char.IsLowSurrogate(unit) || !content.StartsWith("\\u"u8))
        {
            return alone;
        }
        ReadOnlySpan<byte> second = content[2..];
        if (!TryGetHex(ref second, out char low))
        {
            return JsonTextOutcome.InvalidEscape;
        }
        if (!char.IsLowSurrogate(low))
        {
            return alone; // the second escape is looked at for itself
        }
        content = second;
        to[1] = low;
        units = 2;
        return JsonTextOutcome.Ok;
    }

    private static bool TryGetHex(ref ReadOnlySpan<byte> content, out char unit)
    {
        unit = '\0';
        if (content.Length < 4)
        {
            return false;
        }
        int value = 0;
        foreach (byte digit in content[..4])
        {
            if (!char.IsAsciiHexDigit((char)digit))
            {
                return false;
            }
            value = (value << 4) | ((digit & 15) + (digit > '9' ? 9 : 0));
        }
        content = content[4..];
        unit = (char)value;
        return true;
    }
}
