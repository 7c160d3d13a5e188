// Owns: JSON's text on the reading side: finding its end, decoding, escapes, byte strings. RFC 8259, section 7.
using System.Buffers;
using System.Buffers.Text;
using System.ComponentModel;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Text;
using Octavo.Internal;

namespace Octavo;

public ref partial struct OctavoJsonReader
{
    /// <summary>What was found between a text's quotes.</summary>
    private enum TextKind
    {
        Ascii,
        Utf8,
        Escaped,
    }

    /// <inheritdoc/>
    public string? ReadText()
    {
        ref byte at = ref Token();
        if (at != '"')
        {
            at = ref Odd(ref at);
            if (at != '"')
            {
                TakeNull(ref at, "a string");
                return null;
            }
        }
        ref byte first = ref Bytes.At(ref at, 1);
        uint special = Special(Vector256.LoadUnsafe(ref first));
        int length = BitOperations.TrailingZeroCount(special);
        if (special != 0 && Bytes.At(ref first, length) == '"')
        {
            string text = Utf8Text.FromAscii(ref first, length);
            _window.Advance(length + 2);
            return text;
        }
        return ReadLongText();
    }

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static bool TryReadName(ref OctavoJsonReader reader, out ReadOnlySpan<byte> name)
    {
        ref byte at = ref reader.Token();
        if (at != '"' && reader.Odd(ref at) != '"')
        {
            name = default;
            return false;
        }
        name = reader.TakeName();
        return true;
    }

    /// <summary>Reads base64 text into a new array, or null.</summary>
    public byte[]? ReadBytes()
    {
        ref byte at = ref Token();
        if (at != '"')
        {
            at = ref Odd(ref at);
            if (at != '"')
            {
                TakeNull(ref at, "a string");
                return null;
            }
        }
        int end = FindEnd(1, out TextKind kind);
        if (kind != TextKind.Ascii)
        {
            return Convert(ReadText()!);
        }
        ReadOnlySpan<byte> text = MemoryMarshal.CreateReadOnlySpan(ref Bytes.At(ref _window.Here, 1), end - 1);
        int padding = text.Length == 0 || text[^1] != '=' ? 0 : text.Length > 1 && text[^2] == '=' ? 2 : 1;
        byte[] bytes = new byte[Math.Max(0, (text.Length / 4 * 3) - padding)];
        if (text.Length % 4 != 0 || Base64.DecodeFromUtf8(text, bytes, out int used, out int written) != OperationStatus.Done || used != text.Length || written != bytes.Length)
        {
            Throw.InvalidValue("a byte string", "the text is no base64");
        }
        _window.Advance(end + 1);
        return bytes;
    }

    private static byte[] Convert(string text)
    {
        byte[] bytes = new byte[text.Length / 4 * 3];
        if (text.Length % 4 != 0 || !System.Convert.TryFromBase64String(text, bytes, out int written))
        {
            Throw.InvalidValue("a byte string", "the text is no base64");
            return bytes;
        }
        return bytes[..written];
    }

    /// <summary>Takes a text as UTF-8 without its escapes, valid until the next read.</summary>
    private ReadOnlySpan<byte> TakeName()
    {
        int end = FindEnd(1, out TextKind kind);
        ReadOnlySpan<byte> name = MemoryMarshal.CreateReadOnlySpan(ref Bytes.At(ref _window.Here, 1), end - 1);
        switch (kind)
        {
            case TextKind.Escaped:
                name = Encoding.UTF8.GetBytes(JsonText.Unescape(name));
                break;
            case TextKind.Utf8:
                Utf8Text.Check(name);
                break;
        }
        _window.Advance(end + 1);
        return name;
    }

    /// <summary>Quotes, backslashes, controls and, by a signed comparison, whatever is not ASCII.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint Special(Vector256<byte> block) =>
        (Vector256.Equals(block, Vector256.Create((byte)'"')) | Vector256.Equals(block, Vector256.Create((byte)'\\'))
            | Vector256.LessThan(block.AsSByte(), Vector256.Create((sbyte)0x20)).AsByte()).ExtractMostSignificantBits();

    [MethodImpl(MethodImplOptions.NoInlining)]
    private string ReadLongText()
    {
        int end = FindEnd(1, out TextKind kind);
        ReadOnlySpan<byte> text = MemoryMarshal.CreateReadOnlySpan(ref Bytes.At(ref _window.Here, 1), end - 1);
        string value = kind == TextKind.Escaped ? JsonText.Unescape(text) : Utf8Text.Decode(text);
        _window.Advance(end + 1);
        return value;
    }

    /// <summary>Finds the quote that ends a text. The window grows until the text lies together: it is one string in memory in any case.</summary>
    /// <param name="from">Where to look from, from the position on.</param>
    /// <param name="kind">What the text holds.</param>
    /// <returns>Where the quote is, from the position on.</returns>
    private int FindEnd(int from, out TextKind kind)
    {
        kind = TextKind.Ascii;
        while (true)
        {
            ref byte here = ref _window.Here;
            int available = _window.Available;
            int found = FindSpecial(ref here, from, available);
            if (found == available)
            {
                from = found;
                if (!_window.TryExtend())
                {
                    Throw.EndOfData();
                }
                continue;
            }
            byte special = Bytes.At(ref here, found);
            if (special == '"')
            {
                return found;
            }
            if (special < 0x20)
            {
                Throw.InvalidText($"a control character, 0x{special:X2}, stands in a string without an escape.");
            }
            if (special == '\\')
            {
                kind = TextKind.Escaped;
                from = found + 2;
                if (from > available && !_window.TryExtend())
                {
                    Throw.EndOfData();
                }
                continue;
            }
            kind = kind == TextKind.Ascii ? TextKind.Utf8 : kind;
            from = found + 1;
            while (from < available && Bytes.At(ref here, from) >= 0x80)
            {
                from++;
            }
        }
    }

    private static int FindSpecial(ref byte here, int from, int end)
    {
        for (; from <= end - 32; from += 32)
        {
            uint special = Special(Vector256.LoadUnsafe(ref here, (nuint)from));
            if (special != 0)
            {
                return from + BitOperations.TrailingZeroCount(special);
            }
        }
        while (from < end && Bytes.At(ref here, from) is not ((byte)'"' or (byte)'\\' or < 0x20 or >= 0x80))
        {
            from++;
        }
        return from;
    }
}
