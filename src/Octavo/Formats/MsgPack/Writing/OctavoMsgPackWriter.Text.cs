// Owns: MessagePack's text on the writing side: str heads and UTF-8. Specification: "str format family".
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;
using Octavo.Text;

namespace Octavo.MsgPack;

public ref partial struct OctavoMsgPackWriter
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int MaxText(string? value) => value is null ? 1 : MaxHead + (Utf8Text.MaxBytesPerChar * Math.Min(value.Length, TextRun.Limit));

    /// <summary>Text is narrowed as ASCII after the head that its length then has; other text is encoded again at the right place.</summary>
    public static nint PutText(ref byte at, string? value)
    {
        if (value is null)
        {
            at = MsgPackCode.Nil;
            return 1;
        }
        int length = value.Length;
        nint head = MsgPackEncoder.PutStrHead(ref at, length);
        return Narrowing.ToAscii(ref Unsafe.AsRef(in value.GetPinnableReference()), ref Bytes.At(ref at, head), length) ? head + length
            : PutUtf8(ref at, value);
    }

    /// <inheritdoc/>
    public void WriteText(string? value)
    {
        if (TextRun.Fits(value))
        {
            Advance(PutText(ref Reserve(MaxText(value)), value));
            return;
        }
        WriteLongText(value!);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint PutUtf8(ref byte at, string value)
    {
        // The head is guessed at two bytes per character, which most of the world's text has; a wrong guess moves the text by one or two bytes.
        int guess = MsgPackEncoder.StrHeadLength(2 * value.Length);
        int bytes = Utf8Text.Encode(value, ref Bytes.At(ref at, guess));
        int head = MsgPackEncoder.StrHeadLength(bytes);
        if (head != guess)
        {
            MemoryMarshal.CreateSpan(ref Bytes.At(ref at, guess), bytes).CopyTo(MemoryMarshal.CreateSpan(ref Bytes.At(ref at, head), bytes));
        }
        MsgPackEncoder.PutStrHead(ref at, bytes);
        return head + bytes;
    }

    /// <summary>Text above the run's limit: its length is counted first, then it goes out in pieces, so no reservation grows with it.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void WriteLongText(string value)
    {
        int bytes = Utf8Text.CountInMessage(value);
        Advance(MsgPackEncoder.PutStrHead(ref Reserve(MaxHead), bytes));
        _window.WriteUtf8(value);
    }
}
