// Owns: Protobuf's text and bytes on the writing side: a length, then UTF-8. docs/formats/protobuf.md, "Values".
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;
using Octavo.Text;

namespace Octavo.Protobuf;

public ref partial struct OctavoProtobufWriter
{
    /// <summary>Bound of <see cref="PutText"/> in bytes, calculated for at most <see cref="TextRun.Limit"/> characters; nothing for null, which is not
    /// written.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int MaxText(string? value) =>
        value is null ? 0 : ProtobufVarint.Longest32 + (Utf8Text.MaxBytesPerChar * Math.Min(value.Length, TextRun.Limit));

    /// <summary>Puts text of at most <see cref="TextRun.Limit"/> characters, not null, with its length before it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutText(ref byte at, string? value)
    {
        int length = value!.Length;
        if (length < 0x80)
        {
            at = (byte)length;
            if (Narrowing.ToAscii(ref Unsafe.AsRef(in value.GetPinnableReference()), ref Bytes.At(ref at, 1), length))
            {
                return length + 1;
            }
        }
        return PutWideText(ref at, value);
    }

    /// <summary>Writes text of any length, with its length before it.</summary>
    /// <param name="value">UTF-16 text, not null.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidText"/> for a lone surrogate, <see cref="OctavoErrorCode.InvalidValue"/> for
    /// null.</exception>
    public void WriteText(string? value)
    {
        if (value is null)
        {
            Throw.NullInMessage("text that a hand-written codec writes");
        }
        if (TextRun.Fits(value))
        {
            Advance(PutText(ref Reserve(MaxText(value)), value));
            return;
        }
        WriteLongText(value);
    }

    /// <summary>Writes bytes, with their length before it.</summary>
    /// <param name="value">The bytes.</param>
    public void WriteBytes(scoped ReadOnlySpan<byte> value)
    {
        Advance(ProtobufVarint.Put(ref Reserve(ProtobufVarint.Longest32), (uint)value.Length));
        _window.WriteRaw(value);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint PutWideText(ref byte at, string value)
    {
        int length = value.Length;
        nint head = ProtobufVarint.Length((uint)length);
        nint bytes = length;
        if (length < 0x80 || !Narrowing.ToAscii(ref Unsafe.AsRef(in value.GetPinnableReference()), ref Bytes.At(ref at, head), length))
        {
            bytes = Utf8Text.Encode(value, ref Bytes.At(ref at, head));
            nint needed = ProtobufVarint.Length((uint)bytes);
            if (needed != head)
            {
                MemoryMarshal.CreateSpan(ref Bytes.At(ref at, head), (int)bytes).CopyTo(MemoryMarshal.CreateSpan(ref Bytes.At(ref at, needed), (int)bytes));
                head = needed;
            }
        }
        ProtobufVarint.PutExact(ref at, (uint)bytes);
        return head + bytes;
    }

    /// <summary>Long text goes out in pieces, its length counted first; no piece ends inside a surrogate pair.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void WriteLongText(string value)
    {
        int bytes = Utf8Text.CountInMessage(value);
        Advance(ProtobufVarint.Put(ref Reserve(ProtobufVarint.Longest32), (uint)bytes));
        _window.WriteUtf8(value);
    }
}
