// Owns: Haskell's Char and String: UTF-8 in which a surrogate may be, as three bytes.
using System.Buffers;
using System.Text;
using Octavo.Internal;
using Octavo.Interop.Passes;

namespace Octavo.Interop.Haskell;

internal static class HaskellChars
{
    /// <summary>Bytes of a character at most.</summary>
    private const int MaxLength = 4;

    /// <summary>Puts a code point, a surrogate among them.</summary>
    internal static void Put(ref ByteOutput output, uint code)
    {
        if (code < 0x80)
        {
            output.Put((byte)code);
        }
        else if (code < 0x800)
        {
            output.Put((byte)(0xC0 | (code >> 6)));
            output.Put((byte)(0x80 | (code & 0x3F)));
        }
        else if (code < 0x1_0000)
        {
            output.Put((byte)(0xE0 | (code >> 12)));
            output.Put((byte)(0x80 | ((code >> 6) & 0x3F)));
            output.Put((byte)(0x80 | (code & 0x3F)));
        }
        else
        {
            output.Put((byte)(0xF0 | (code >> 18)));
            output.Put((byte)(0x80 | ((code >> 12) & 0x3F)));
            output.Put((byte)(0x80 | ((code >> 6) & 0x3F)));
            output.Put((byte)(0x80 | (code & 0x3F)));
        }
    }

    /// <summary>Takes a code point, a surrogate among them.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidText"/>: bytes that no Char has, or a longer form than the shortest.</exception>
    internal static uint Take(ref ByteInput input)
    {
        uint first = input.Take();
        if (first < 0x80)
        {
            return first;
        }
        (int more, uint least) = first switch
        {
            >= 0xC2 and < 0xE0 => (1, 0x80u),
            >= 0xE0 and < 0xF0 => (2, 0x800u),
            >= 0xF0 and < 0xF5 => (3, 0x1_0000u),
            _ => (0, 0u),
        };
        uint code = first & (0x3Fu >> more);
        bool isSound = more != 0;
        for (int i = 0; i < more; i++)
        {
            byte next = input.Take();
            isSound &= (next & 0xC0) == 0x80;
            code = (code << 6) | (next & 0x3Fu);
        }
        if (!isSound || code < least || code > 0x10_FFFF)
        {
            Throw.InvalidText("bytes that are not the UTF-8 of a character.");
        }
        return code;
    }

    /// <summary>Puts the characters of a text: a pair of surrogates is one, a lone one is one.</summary>
    internal static void Put(ref ByteOutput output, BinaryText text)
    {
        if (text.IsAscii)
        {
            output.Put(text.Latin1);
            return;
        }
        for (int i = 0; i < text.Units; i++)
        {
            char unit = text[i];
            if (char.IsHighSurrogate(unit) && i + 1 < text.Units && char.IsLowSurrogate(text[i + 1]))
            {
                Put(ref output, (uint)char.ConvertToUtf32(unit, text[++i]));
            }
            else
            {
                Put(ref output, unit);
            }
        }
    }

    /// <summary>How many characters a text has.</summary>
    internal static int Count(BinaryText text)
    {
        if (!text.IsWide)
        {
            return text.Latin1.Length;
        }
        int count = text.Wide.Length;
        for (int i = 1; i < text.Wide.Length; i++)
        {
            if (char.IsHighSurrogate(text.Wide[i - 1]) && char.IsLowSurrogate(text.Wide[i]))
            {
                count--;
                i++;
            }
        }
        return count;
    }

    /// <summary>Takes a number of characters and puts them as Binary's text.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidText"/>, also for two surrogates that UTF-16 would take for one
    /// character.</exception>
    internal static void TakeText(ref ByteInput input, int count, ref ByteOutput output)
    {
        ReadOnlySpan<byte> ahead = input.Data.Slice(input.Position, Math.Min(count, input.Available));
        if (ahead.Length == count && Ascii.IsValid(ahead))
        {
            input.Position += count;
            BinaryForm.PutUtf8(ref output, ahead);
            return;
        }
        if (input.Available < count)
        {
            input.Want(count);
        }
        char[] units = ArrayPool<char>.Shared.Rent(checked((int)Math.Min(2L * count, input.Available)));
        try
        {
            int length = 0;
            for (int i = 0; i < count; i++)
            {
                if (input.Available < MaxLength && Length(input) is var needed && input.Available < needed)
                {
                    // Each that is left takes a byte at least: where the data comes in chunks, the text is looked at again when they may be there.
                    input.Want(needed + (count - i - 1));
                }
                uint code = Take(ref input);
                if (code > char.MaxValue)
                {
                    length += new Rune(code).EncodeToUtf16(units.AsSpan(length));
                    continue;
                }
                if (length != 0 && char.IsLowSurrogate((char)code) && char.IsHighSurrogate(units[length - 1]))
                {
                    Throw.InvalidText("two surrogates as two characters, which are one character in UTF-16.");
                }
                units[length++] = (char)code;
            }
            BinaryForm.PutText(ref output, units.AsSpan(0, length));
        }
        finally
        {
            ArrayPool<char>.Shared.Return(units);
        }
    }

    /// <summary>Bytes of the character that begins, by its first one; 1 if nothing is there.</summary>
    private static int Length(ByteInput input) => input.Available == 0 ? 1 : input.Peek() switch { < 0xC0 => 1, < 0xE0 => 2, < 0xF0 => 3, _ => 4 };

    /// <summary>Whether a surrogate is without its other half.</summary>
    internal static bool HasLoneSurrogate(BinaryText text)
    {
        for (int i = 0; text.IsWide && i < text.Wide.Length; i++)
        {
            if (char.IsSurrogate(text.Wide[i]) && !(char.IsHighSurrogate(text.Wide[i]) && i + 1 < text.Wide.Length && char.IsLowSurrogate(text.Wide[++i])))
            {
                return true;
            }
        }
        return false;
    }

    /// <summary>Bytes that <see cref="Put(ref ByteOutput, BinaryText)"/> puts.</summary>
    internal static int Utf8Length(BinaryText text)
    {
        long length = text.Units;
        for (int i = 0; i < text.Units; i++)
        {
            char unit = text[i];
            // Each half of a pair takes two of its four bytes.
            length += unit < 0x80 ? 0 : unit < 0x800 || IsPaired(text, i) ? 1 : 2;
        }
        return checked((int)length);
    }

    private static bool IsPaired(BinaryText text, int at) => char.IsHighSurrogate(text[at]) ? at + 1 < text.Units && char.IsLowSurrogate(text[at + 1])
        : char.IsLowSurrogate(text[at]) && at > 0 && char.IsHighSurrogate(text[at - 1]);
}
