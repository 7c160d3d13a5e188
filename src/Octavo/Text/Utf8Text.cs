// Owns: UTF-8 text, for the formats that have it. Knows no format.
using System.Buffers;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
using System.Text.Unicode;
using Octavo.Internal;

namespace Octavo.Text;

/// <summary>UTF-16 to UTF-8 and back, strict both ways: a lone surrogate and an ill-formed sequence are <see cref="OctavoErrorCode.InvalidText"/>.</summary>
internal static class Utf8Text
{
    /// <summary>Bytes that one UTF-16 unit takes at most.</summary>
    internal const int MaxBytesPerChar = 3;

    // Bytes that are widened unseen. Whole documents are looked at first, at some 40 bytes per nanosecond: one with a single character beyond ASCII made a
    // string of its size for nothing
    // (631 KB of UTF-8 with 2 % of such text to a string: 738 µs and 1.78 MB, 387 µs and 0.83 MB since).
    private const int MostGuessed = 16 << 10;

    private static readonly UTF8Encoding s_strict = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    /// <summary>Encodes text that is not all ASCII.</summary>
    /// <param name="text">UTF-16.</param>
    /// <param name="to">Room for three bytes per unit.</param>
    /// <returns>Bytes made.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static int Encode(ReadOnlySpan<char> text, ref byte to)
    {
        OperationStatus status =
            Utf8.FromUtf16(text, MemoryMarshal.CreateSpan(ref to, text.Length * MaxBytesPerChar), out _, out int written, replaceInvalidSequences: false);
        if (status != OperationStatus.Done)
        {
            Throw.InvalidText("the text has a lone surrogate, which UTF-8 cannot express; Binary keeps it.");
        }
        return written;
    }

    /// <summary>Encodes text whose length in UTF-8 is known.</summary>
    /// <param name="text">Well-formed UTF-16.</param>
    /// <param name="to">Filled whole.</param>
    internal static void Encode(ReadOnlySpan<char> text, Span<byte> to) => Utf8.FromUtf16(text, to, out _, out _);

    /// <summary>Length in UTF-8 of text of any length; a lone surrogate counts three bytes.</summary>
    internal static long Count(ReadOnlySpan<char> rest)
    {
        long bytes = 0;
        while (rest.Length != 0)
        {
            int part = Piece(rest, 1 << 20);
            bytes += Encoding.UTF8.GetByteCount(rest[..part]);
            rest = rest[part..];
        }
        return bytes;
    }

    /// <summary>The same of text that goes into a format, none of which has longer text than 2 GiB.</summary>
    internal static int CountInMessage(string value)
    {
        long bytes = Count(value);
        if (bytes > int.MaxValue)
        {
            Throw.InvalidText("the text is longer than 2 GiB in UTF-8.");
        }
        return (int)bytes;
    }

    /// <summary>UTF-16 units of the next piece of text: no piece ends inside a surrogate pair.</summary>
    /// <param name="rest">What is left of the text.</param>
    /// <param name="most">Units of a piece, without the second half of a pair.</param>
    internal static int Piece(ReadOnlySpan<char> rest, int most)
    {
        int part = Math.Min(rest.Length, most);
        return part < rest.Length && char.IsHighSurrogate(rest[part - 1]) ? part + 1 : part;
    }

    /// <summary>Makes a string of bytes that are known to be ASCII.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static string FromAscii(ref byte bytes, int length)
    {
        if (length == 0)
        {
            return "";
        }
        string text = new('\0', length);
        Narrowing.FromAscii(ref bytes, ref MemoryMarshal.GetReference(text.AsSpan()), length);
        return text;
    }

    /// <summary>Makes a string of fewer than 32 bytes that are known to be ASCII, 32 of which are readable.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static string FromFewAscii(ref byte bytes, int length)
    {
        if (length == 0)
        {
            return "";
        }
        string text = new('\0', length);
        Narrowing.FromFewAscii(ref bytes, ref MemoryMarshal.GetReference(text.AsSpan()), length);
        return text;
    }

    /// <summary>Makes a string of 32 bytes and more that are known to be ASCII.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static string FromManyAscii(ref byte bytes, nint length)
    {
        string text = new('\0', (int)length);
        Narrowing.FromManyAscii(ref bytes, ref MemoryMarshal.GetReference(text.AsSpan()), length);
        return text;
    }

    /// <summary>Refuses bytes that are not well-formed UTF-8.</summary>
    internal static void Check(ReadOnlySpan<byte> bytes)
    {
        if (!Utf8.IsValid(bytes))
        {
            Throw.InvalidText("the text is not well-formed UTF-8.");
        }
    }

    /// <summary>Decodes into a new string.</summary>
    /// <exception cref="OctavoException">The bytes are not well-formed UTF-8 (<see cref="OctavoErrorCode.InvalidText"/>).</exception>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static string Decode(ReadOnlySpan<byte> bytes) => bytes.Length == 0 ? "" : GuessAscii(bytes) ?? DecodeStrict(bytes);

    /// <summary>Decodes into a new string; each ill-formed sequence becomes U+FFFD.</summary>
    internal static string DecodeReplacing(ReadOnlySpan<byte> bytes) => bytes.Length == 0 ? "" : GuessAscii(bytes) ?? Encoding.UTF8.GetString(bytes);

    /// <summary>The string is made at the length that ASCII needs and filled in place; null for text with other characters, the rare case, which is then made
    /// again.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static string? GuessAscii(ReadOnlySpan<byte> bytes)
    {
        if (bytes.Length > MostGuessed && !Ascii.IsValid(bytes))
        {
            return null;
        }
        string text = new('\0', bytes.Length);
        return Narrowing.FromAscii(ref MemoryMarshal.GetReference(bytes), ref MemoryMarshal.GetReference(text.AsSpan()), bytes.Length) ? text : null;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static string DecodeStrict(ReadOnlySpan<byte> bytes)
    {
        Check(bytes);
        return s_strict.GetString(bytes);
    }
}
