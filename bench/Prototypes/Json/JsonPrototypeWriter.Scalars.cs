// Owns: JSON's scalar encoders. Knows no window: they put over a byte reference. Kinds that no measured body has go through the BCL's UTF-8 formatting.
using System.Globalization;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
using Octavo.Internal;

namespace Octavo.Bench.Prototypes.Json;

internal ref partial struct JsonPrototypeWriter
{
    public static int MaxBool => 5;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutBool(ref byte at, bool value)
    {
        Bytes.Put(ref at, value ? 0x65757274UL : 0x65736C6166UL);
        return value ? 4 : 5;
    }

    public static int MaxSByte => 4;

    public static nint PutSByte(ref byte at, sbyte value) => JsonIntegers.PutInt32(ref at, value);

    public static int MaxByte => 3;

    public static nint PutByte(ref byte at, byte value) => JsonIntegers.PutUInt32(ref at, value);

    public static int MaxInt16 => 6;

    public static nint PutInt16(ref byte at, short value) => JsonIntegers.PutInt32(ref at, value);

    public static int MaxUInt16 => 5;

    public static nint PutUInt16(ref byte at, ushort value) => JsonIntegers.PutUInt32(ref at, value);

    public static int MaxInt32 => 11;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutInt32(ref byte at, int value) => JsonIntegers.PutInt32(ref at, value);

    public static int MaxUInt32 => 10;

    public static nint PutUInt32(ref byte at, uint value) => JsonIntegers.PutUInt32(ref at, value);

    public static int MaxInt64 => 20;

    public static nint PutInt64(ref byte at, long value) => JsonIntegers.PutInt64(ref at, value);

    public static int MaxUInt64 => 20;

    public static nint PutUInt64(ref byte at, ulong value) => JsonIntegers.PutUInt64(ref at, value);

    public static int MaxInt128 => 40;

    public static nint PutInt128(ref byte at, Int128 value) => PutFormatted(ref at, value, MaxInt128, default);

    public static int MaxUInt128 => 39;

    public static nint PutUInt128(ref byte at, UInt128 value) => PutFormatted(ref at, value, MaxUInt128, default);

    public static int MaxHalf => 16;

    public static nint PutHalf(ref byte at, Half value) => PutFloating(ref at, value, MaxHalf);

    public static int MaxSingle => 24;

    public static nint PutSingle(ref byte at, float value) => PutFloating(ref at, value, MaxSingle);

    public static int MaxDouble => 26;

    public static nint PutDouble(ref byte at, double value) => JsonDoubleEncoder.PutDouble(ref at, value);

    public static int MaxDecimal => 31;

    public static nint PutDecimal(ref byte at, decimal value) => PutFormatted(ref at, value, MaxDecimal, default);

    public static int MaxChar => 8;

    public static nint PutChar(ref byte at, char value) => PutText(ref at, new ReadOnlySpan<char>(in value));

    public static int MaxRune => 14;

    public static nint PutRune(ref byte at, Rune value)
    {
        Span<char> units = stackalloc char[2];
        return PutText(ref at, units[..value.EncodeToUtf16(units)]);
    }

    public static int MaxGuid => 38;

    public static nint PutGuid(ref byte at, Guid value) => PutQuoted(ref at, value, 36, default);

    public static int MaxDateTime => 36;

    public static nint PutDateTime(ref byte at, DateTime value) => JsonDateTime.Put(ref at, value);

    public static int MaxDateTimeOffset => 36;

    public static nint PutDateTimeOffset(ref byte at, DateTimeOffset value) => PutQuoted(ref at, value, 34, "O");

    public static int MaxDateOnly => 12;

    public static nint PutDateOnly(ref byte at, DateOnly value) => PutQuoted(ref at, value, 10, "O");

    public static int MaxTimeOnly => 18;

    public static nint PutTimeOnly(ref byte at, TimeOnly value) => PutQuoted(ref at, value, 16, "O");

    public static int MaxTimeSpan => 28;

    public static nint PutTimeSpan(ref byte at, TimeSpan value) => PutQuoted(ref at, value, 26, "c");

    private static nint PutFormatted<T>(ref byte at, T value, int max, ReadOnlySpan<char> format)
        where T : struct, IUtf8SpanFormattable
    {
        value.TryFormat(MemoryMarshal.CreateSpan(ref at, max), out int written, format, CultureInfo.InvariantCulture);
        return written;
    }

    private static nint PutQuoted<T>(ref byte at, T value, int max, ReadOnlySpan<char> format)
        where T : struct, IUtf8SpanFormattable
    {
        at = (byte)'"';
        nint length = 1 + PutFormatted(ref Bytes.At(ref at, 1), value, max, format);
        Bytes.At(ref at, length) = (byte)'"';
        return length + 1;
    }

    private static nint PutFloating<T>(ref byte at, T value, int max)
        where T : struct, IFloatingPointIeee754<T>
    {
        if (!T.IsFinite(value))
        {
            throw new OctavoException(OctavoErrorCode.InvalidValue, "NaN and infinities are no JSON numbers.");
        }
        return PutFormatted(ref at, value, max, default);
    }
}
