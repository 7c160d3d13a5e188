// Owns: Protobuf's scalar encoders, as the specification's scalar table has them, and text. Knows no tag.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
using Octavo.Internal;

namespace Octavo.Bench.Prototypes.Protobuf;

internal ref partial struct ProtobufPrototypeWriter
{
    private const int LongestVarint = 10;

    public static int MaxBool => 1;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutBool(ref byte at, bool value)
    {
        Bytes.Put(ref at, value);
        return 1;
    }

    public static int MaxSByte => LongestVarint;

    public static nint PutSByte(ref byte at, sbyte value) => PutInt32(ref at, value);

    public static int MaxByte => LongestVarint;

    public static nint PutByte(ref byte at, byte value) => PutUInt32(ref at, value);

    public static int MaxInt16 => LongestVarint;

    public static nint PutInt16(ref byte at, short value) => PutInt32(ref at, value);

    public static int MaxUInt16 => LongestVarint;

    public static nint PutUInt16(ref byte at, ushort value) => PutUInt32(ref at, value);

    public static int MaxInt32 => LongestVarint;

    /// <summary>A negative int32 is sign-extended to 64 bits.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutInt32(ref byte at, int value)
    {
        if ((uint)value < 0x80)
        {
            at = (byte)value;
            return 1;
        }
        return value < 0 ? ProtobufVarint.Put(ref at, (ulong)value) : ProtobufVarint.Put(ref at, (uint)value);
    }

    public static int MaxUInt32 => LongestVarint;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutUInt32(ref byte at, uint value) => ProtobufVarint.Put(ref at, value);

    public static int MaxInt64 => LongestVarint;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutInt64(ref byte at, long value) => ProtobufVarint.Put(ref at, (ulong)value);

    public static int MaxUInt64 => LongestVarint;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutUInt64(ref byte at, ulong value) => ProtobufVarint.Put(ref at, value);

    public static int MaxHalf => 4;

    public static nint PutHalf(ref byte at, Half value) => PutSingle(ref at, (float)value);

    public static int MaxSingle => 4;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutSingle(ref byte at, float value)
    {
        Bytes.Put(ref at, value);
        return 4;
    }

    public static int MaxDouble => 8;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutDouble(ref byte at, double value)
    {
        Bytes.Put(ref at, value);
        return 8;
    }

    public static int MaxChar => LongestVarint;

    public static nint PutChar(ref byte at, char value) => PutUInt32(ref at, value);

    public static int MaxRune => LongestVarint;

    public static nint PutRune(ref byte at, Rune value) => PutInt32(ref at, value.Value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutZigZag32(ref byte at, int value) => ProtobufVarint.Put(ref at, (uint)((value << 1) ^ (value >> 31)));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutZigZag64(ref byte at, long value) => ProtobufVarint.Put(ref at, (ulong)((value << 1) ^ (value >> 63)));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutFixed32(ref byte at, uint value)
    {
        Bytes.Put(ref at, value);
        return 4;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutFixed64(ref byte at, ulong value)
    {
        Bytes.Put(ref at, value);
        return 8;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int MaxText(string? value) => value is null ? 0 : 5 + (Utf8Text.MaxBytesPerChar * Math.Min(value.Length, TextRun.Limit));

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

    public void WriteText(string? value)
    {
        ArgumentNullException.ThrowIfNull(value);
        if (TextRun.Fits(value))
        {
            Advance(PutText(ref Reserve(MaxText(value)), value));
            return;
        }
        WriteLongText(value);
    }

    public void WriteBytes(scoped ReadOnlySpan<byte> value)
    {
        Advance(ProtobufVarint.Put(ref Reserve(LongestLength), (uint)value.Length));
        _window.WriteRaw(value);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint PutWideText(ref byte at, string value)
    {
        int length = value.Length;
        nint head = ProtobufVarint.Length((ulong)length);
        nint bytes = length;
        if (length < 0x80 || !Narrowing.ToAscii(ref Unsafe.AsRef(in value.GetPinnableReference()), ref Bytes.At(ref at, head), length))
        {
            bytes = Utf8Text.Encode(value, ref Bytes.At(ref at, head));
            nint needed = ProtobufVarint.Length((ulong)bytes);
            if (needed != head)
            {
                Move(ref Bytes.At(ref at, head), ref Bytes.At(ref at, needed), (int)bytes);
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
        const int Piece = 16 * 1024;
        Advance(ProtobufVarint.Put(ref Reserve(LongestLength), checked((uint)Utf8Text.Count(value))));
        ReadOnlySpan<char> rest = value;
        while (rest.Length != 0)
        {
            int part = Math.Min(Piece, rest.Length);
            if (part < rest.Length && char.IsHighSurrogate(rest[part - 1]))
            {
                part--;
            }
            ref byte at = ref Reserve(part * Utf8Text.MaxBytesPerChar);
            bool ascii = Narrowing.ToAscii(ref MemoryMarshal.GetReference(rest), ref at, part);
            Advance(ascii ? part : Utf8Text.Encode(rest[..part], ref at));
            rest = rest[part..];
        }
    }
}
