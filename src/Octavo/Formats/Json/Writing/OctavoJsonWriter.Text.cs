// Owns: JSON's text on the writing side: quotes, the run's limit, long text in pieces. RFC 8259, section 7.
using System.Buffers.Text;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;
using Octavo.Text;

namespace Octavo.Json;

public ref partial struct OctavoJsonWriter
{
    private const int Quotes = 2;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int MaxText(string? value) => value is null ? 4 : Quotes + (JsonText.MaxBytesPerChar * Math.Min(value.Length, TextRun.Limit));

    /// <inheritdoc/>
    public static nint PutText(ref byte at, string? value) => value is null ? PutNull(ref at) : PutQuoted(ref at, value);

    /// <inheritdoc/>
    public void WriteText(string? value)
    {
        if (_allows && value is not null)
        {
            WriteAllowed(value);
            return;
        }
        if (TextRun.Fits(value))
        {
            Advance(PutText(ref Reserve(MaxText(value)), value));
            return;
        }
        WriteLongText(value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint PutQuoted(ref byte at, ReadOnlySpan<char> value)
    {
        at = (byte)'"';
        nint length = 1 + PutEscaped(ref Bytes.At(ref at, 1), value);
        Bytes.At(ref at, length) = (byte)'"';
        return length + 1;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint PutEscaped(ref byte at, ReadOnlySpan<char> value)
    {
        nint length = JsonText.Put(ref at, value);
        if (length == JsonText.LoneSurrogate)
        {
            return LoneSurrogates.PutIfAllowed(ref at, value);
        }
        return length;
    }

    /// <summary>Long text goes out in pieces, so no reservation grows with it; no piece ends inside a surrogate pair.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void WriteLongText(scoped ReadOnlySpan<char> value)
    {
        const int Piece = 8 * 1024;
        WriteMark((byte)'"');
        while (value.Length != 0)
        {
            int part = Utf8Text.Piece(value, Piece);
            Advance(PutEscaped(ref Reserve(part * JsonText.MaxBytesPerChar), value[..part]));
            value = value[part..];
        }
        WriteMark((byte)'"');
    }

    /// <summary>Writes a byte string as base64 text.</summary>
    /// <param name="value">The bytes.</param>
    public void WriteBytes(scoped ReadOnlySpan<byte> value)
    {
        WriteMark((byte)'"');
        while (value.Length != 0)
        {
            ReadOnlySpan<byte> piece = value[..Math.Min(value.Length, Base64Piece)];
            int room = Base64.GetMaxEncodedToUtf8Length(piece.Length);
            Base64.EncodeToUtf8(piece, MemoryMarshal.CreateSpan(ref Reserve(room), room), out _, out int written);
            Advance(written);
            value = value[piece.Length..];
        }
        WriteMark((byte)'"');
    }
}
