// Owns: JSON's text on the reading side: finding its end, decoding, escapes, byte strings. RFC 8259, section 7.
using System.Buffers;
using System.Buffers.Text;
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Text;
using Octavo.Internal;
using Octavo.Text;

namespace Octavo.Json;

public ref partial struct OctavoJsonReader
{
    private const int Quotes = 2;

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
        uint special = RequiredEscapes.Special(Vector256.LoadUnsafe(ref first)).ExtractMostSignificantBits();
        if (special == 0)
        {
            return ReadLongText();
        }
        int length = BitOperations.TrailingZeroCount(special);
        if (Bytes.At(ref first, length) != '"')
        {
            return ReadMixedText();
        }
        _window.Advance(length + Quotes);
        return Utf8Text.FromFewAscii(ref first, length);
    }

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static bool ReadsEnumText(ref OctavoJsonReader reader) => reader._options.AllowEnumText;

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
        ReadOnlySpan<byte> text = FindContent(out JsonTextKind kind);
        if (kind != JsonTextKind.Plain)
        {
            return FromBase64(Encoding.UTF8.GetBytes(ReadText()!));
        }
        byte[] bytes = FromBase64(text);
        _window.Advance(text.Length + Quotes);
        return bytes;
    }

    private static byte[] FromBase64(ReadOnlySpan<byte> text)
    {
        int padding = text.Length == 0 || text[^1] != '=' ? 0 : text.Length > 1 && text[^2] == '=' ? 2 : 1;
        byte[] bytes = new byte[Math.Max(0, (text.Length / 4 * 3) - padding)];
        if (text.Length % 4 != 0 || Base64.DecodeFromUtf8(text, bytes, out int used, out int written) != OperationStatus.Done || used != text.Length
            || written != bytes.Length)
        {
            Throw.InvalidValue("a byte string", "the text is not Base64");
        }
        return bytes;
    }

    /// <summary>Takes a text as UTF-8 without its escapes, valid until the next read.</summary>
    private ReadOnlySpan<byte> TakeName()
    {
        ReadOnlySpan<byte> content = FindContent(out JsonTextKind kind);
        _window.Advance(content.Length + Quotes); // moves nothing, so the content is still where it was
        if (kind == JsonTextKind.BeyondAscii)
        {
            Check(JsonText.Check(content, kind));
        }
        return kind >= JsonTextKind.Escaped ? Encoding.UTF8.GetBytes(Decode(content, kind)) : content;
    }

    /// <summary>Text that begins with 32 plain characters.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private string ReadLongText()
    {
        ref byte first = ref Bytes.At(ref _window.Here, 1);
        nint room = _window.Available - 1;
        nint length = JsonText.FindSpecial(ref first, 32, room);
        if (length >= room || Bytes.At(ref first, length) != '"')
        {
            return ReadMixedText();
        }
        _window.Advance(length + Quotes);
        return Utf8Text.FromManyAscii(ref first, length);
    }

    /// <summary>Text with escapes or beyond ASCII, text that is cut where the window ends, and what is not text.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private string ReadMixedText()
    {
        ReadOnlySpan<byte> content = FindContent(out JsonTextKind kind);
        string text = Decode(content, kind);
        _window.Advance(content.Length + Quotes);
        return text;
    }

    private void SkipText()
    {
        ReadOnlySpan<byte> content = FindContent(out JsonTextKind kind);
        Check(JsonText.Check(content, kind, _options.AllowLoneSurrogates));
        _window.Advance(content.Length + Quotes);
    }

    private readonly string Decode(ReadOnlySpan<byte> content, JsonTextKind kind)
    {
        Check(JsonText.Get(content, kind, out string text, _options.AllowLoneSurrogates));
        return text;
    }

    /// <summary>What comes between the quotes of the text at the position. The window grows until it is together: it is one string in memory in any
    /// case.</summary>
    private ReadOnlySpan<byte> FindContent(out JsonTextKind kind)
    {
        kind = JsonTextKind.Plain;
        nint position = 0;
        while (true)
        {
            ref byte first = ref Bytes.At(ref _window.Here, 1);
            JsonTextOutcome outcome = JsonText.FindEnd(ref first, _window.Available - 1, ref position, ref kind);
            if (outcome == JsonTextOutcome.Ok)
            {
                return MemoryMarshal.CreateReadOnlySpan(ref first, (int)position);
            }
            if (outcome != JsonTextOutcome.Unended || !_window.TryExtend())
            {
                Check(outcome);
            }
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Check(JsonTextOutcome outcome)
    {
        if (outcome != JsonTextOutcome.Ok)
        {
            Refuse(outcome);
        }
    }

    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    private static void Refuse(JsonTextOutcome outcome)
    {
        if (outcome == JsonTextOutcome.Unended)
        {
            Throw.EndOfData();
        }
        Throw.InvalidText(outcome switch
        {
            JsonTextOutcome.Control => "a control character is in a string without an escape.",
            JsonTextOutcome.InvalidEscape => "a backslash in a string does not begin a JSON escape.",
            JsonTextOutcome.LoneSurrogate => "an escape in a string is half a surrogate pair.",
            _ => "the text is not well-formed UTF-8.",
        });
    }
}
