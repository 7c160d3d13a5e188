// Owns: JSON's scalar encoders, over a byte reference. RFC 8259, section 6; dates as RFC 3339 has them.
using System.Runtime.CompilerServices;
using System.Text;
using Octavo.Codecs.RawLayouts;
using Octavo.Internal;
using Octavo.Text;

namespace Octavo.Json;

public ref partial struct OctavoJsonWriter
{
    /// <inheritdoc/>
    public static int MaxBool => 5;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutBool(ref byte at, bool value)
    {
        Bytes.Put(ref at, value ? 0x65757274UL : 0x65736C6166UL);
        return value ? 4 : 5;
    }

    /// <inheritdoc/>
    public static int MaxSByte => 4;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutSByte(ref byte at, sbyte value) => DecimalIntegers.Put(ref at, (int)value);

    /// <inheritdoc/>
    public static int MaxByte => 3;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutByte(ref byte at, byte value) => DecimalIntegers.Put(ref at, (uint)value);

    /// <inheritdoc/>
    public static int MaxInt16 => 6;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutInt16(ref byte at, short value) => DecimalIntegers.Put(ref at, (int)value);

    /// <inheritdoc/>
    public static int MaxUInt16 => 5;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutUInt16(ref byte at, ushort value) => DecimalIntegers.Put(ref at, (uint)value);

    /// <inheritdoc/>
    public static int MaxInt32 => 11;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutInt32(ref byte at, int value) => DecimalIntegers.Put(ref at, value);

    /// <inheritdoc/>
    public static int MaxUInt32 => 10;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutUInt32(ref byte at, uint value) => DecimalIntegers.Put(ref at, value);

    /// <inheritdoc/>
    public static int MaxInt64 => 20;

    /// <inheritdoc/>
    public static nint PutInt64(ref byte at, long value) => DecimalIntegers.Put(ref at, value);

    /// <inheritdoc/>
    public static int MaxUInt64 => 20;

    /// <inheritdoc/>
    public static nint PutUInt64(ref byte at, ulong value) => DecimalIntegers.Put(ref at, value);

    /// <inheritdoc/>
    public static int MaxInt128 => 40;

    /// <inheritdoc/>
    public static nint PutInt128(ref byte at, Int128 value) => DecimalIntegers.Put(ref at, value);

    /// <inheritdoc/>
    public static int MaxUInt128 => 39;

    /// <inheritdoc/>
    public static nint PutUInt128(ref byte at, UInt128 value) => DecimalIntegers.Put(ref at, value);

    /// <inheritdoc/>
    public static int MaxHalf => 16;

    /// <summary>JSON has no NaN and infinities: text where <see cref="OctavoJsonOptions.AllowNamedFloats"/> says so, else
    /// <see cref="OctavoErrorCode.InvalidValue"/>.</summary>
    public static nint PutHalf(ref byte at, Half value)
    {
        if (!Half.IsFinite(value))
        {
            return JsonFloatNames.PutIfAllowed(ref at, (double)value, "Half");
        }
        return ShortestHalf.Put(ref at, value);
    }

    /// <inheritdoc/>
    public static int MaxSingle => 24;

    /// <summary>JSON has no NaN and infinities: text where <see cref="OctavoJsonOptions.AllowNamedFloats"/> says so, else
    /// <see cref="OctavoErrorCode.InvalidValue"/>.</summary>
    public static nint PutSingle(ref byte at, float value)
    {
        if (!float.IsFinite(value))
        {
            return JsonFloatNames.PutIfAllowed(ref at, value, "float");
        }
        return ShortestSingle.Put(ref at, value);
    }

    /// <inheritdoc/>
    public static int MaxDouble => 26;

    /// <summary>JSON has no NaN and infinities: text where <see cref="OctavoJsonOptions.AllowNamedFloats"/> says so, else
    /// <see cref="OctavoErrorCode.InvalidValue"/>.</summary>
    public static nint PutDouble(ref byte at, double value)
    {
        if (!double.IsFinite(value))
        {
            return JsonFloatNames.PutIfAllowed(ref at, value, "double");
        }
        return ShortestDouble.Put(ref at, value);
    }

    /// <inheritdoc/>
    public static int MaxDecimal => 31;

    /// <inheritdoc/>
    public static nint PutDecimal(ref byte at, decimal value)
    {
        RawLayoutValues.Check(in value);
        return DecimalNumbers.Put(ref at, value);
    }

    /// <inheritdoc/>
    public static int MaxChar => 8;

    /// <summary>Text of one unit; half of a surrogate pair is <see cref="OctavoErrorCode.InvalidText"/>.</summary>
    public static nint PutChar(ref byte at, char value) => PutQuoted(ref at, new ReadOnlySpan<char>(in value));

    /// <inheritdoc/>
    public static int MaxRune => 14;

    /// <summary>Text of one character.</summary>
    public static nint PutRune(ref byte at, Rune value)
    {
        RawLayoutValues.Check(value);
        Span<char> units = stackalloc char[2];
        return PutQuoted(ref at, units[..value.EncodeToUtf16(units)]);
    }

    /// <inheritdoc/>
    public static int MaxGuid => 38;

    /// <inheritdoc/>
    public static nint PutGuid(ref byte at, Guid value)
    {
        at = (byte)'"';
        GuidText.Put(ref Bytes.At(ref at, 1), value);
        Bytes.At(ref at, 37) = (byte)'"';
        return 38;
    }

    /// <inheritdoc/>
    public static int MaxDateTime => 36;

    /// <inheritdoc/>
    public static nint PutDateTime(ref byte at, DateTime value)
    {
        RawLayoutValues.Check(value);
        return EndQuote(ref at, IsoDates.Put(ref Bytes.At(ref at, 1), value));
    }

    /// <inheritdoc/>
    public static int MaxDateTimeOffset => 36;

    /// <inheritdoc/>
    public static nint PutDateTimeOffset(ref byte at, DateTimeOffset value)
    {
        RawLayoutValues.Check(value);
        return EndQuote(ref at, IsoDates.Put(ref Bytes.At(ref at, 1), value));
    }

    /// <inheritdoc/>
    public static int MaxDateOnly => 12;

    /// <inheritdoc/>
    public static nint PutDateOnly(ref byte at, DateOnly value)
    {
        RawLayoutValues.Check(value);
        return EndQuote(ref at, IsoDates.Put(ref Bytes.At(ref at, 1), value));
    }

    /// <inheritdoc/>
    public static int MaxTimeOnly => 18;

    /// <inheritdoc/>
    public static nint PutTimeOnly(ref byte at, TimeOnly value)
    {
        RawLayoutValues.Check(value);
        return EndQuote(ref at, IsoDates.Put(ref Bytes.At(ref at, 1), value));
    }

    /// <inheritdoc/>
    public static int MaxTimeSpan => 28;

    /// <inheritdoc/>
    public static nint PutTimeSpan(ref byte at, TimeSpan value) => EndQuote(ref at, TimeSpans.Put(ref Bytes.At(ref at, 1), value));

    /// <summary>Puts the quotes around what was put one byte on.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint EndQuote(ref byte at, nint length)
    {
        at = (byte)'"';
        Bytes.At(ref at, length + 1) = (byte)'"';
        return length + 2;
    }
}
