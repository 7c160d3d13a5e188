// Owns: CBOR's scalar encoders: preferred serialization. Knows no window. docs/formats/cbor.md, "Scalars".
using System.Runtime.CompilerServices;
using System.Text;
using Octavo.Codecs.RawLayouts;

namespace Octavo.Cbor;

public ref partial struct OctavoCborWriter
{
    /// <inheritdoc/>
    public static int MaxBool => 1;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutBool(ref byte at, bool value)
    {
        at = (byte)(CborCode.False + RawLayoutValues.FromBool(value));
        return 1;
    }

    /// <inheritdoc/>
    public static int MaxSByte => 2;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutSByte(ref byte at, sbyte value) => CborEncoder.PutInt32(ref at, value);

    /// <inheritdoc/>
    public static int MaxByte => 2;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutByte(ref byte at, byte value) => CborEncoder.PutUInt32(ref at, value);

    /// <inheritdoc/>
    public static int MaxInt16 => 3;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutInt16(ref byte at, short value) => CborEncoder.PutInt32(ref at, value);

    /// <inheritdoc/>
    public static int MaxUInt16 => 3;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutUInt16(ref byte at, ushort value) => CborEncoder.PutUInt32(ref at, value);

    /// <inheritdoc/>
    public static int MaxInt32 => 5;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutInt32(ref byte at, int value) => CborEncoder.PutInt32(ref at, value);

    /// <inheritdoc/>
    public static int MaxUInt32 => 5;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutUInt32(ref byte at, uint value) => CborEncoder.PutUInt32(ref at, value);

    /// <inheritdoc/>
    public static int MaxInt64 => 9;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutInt64(ref byte at, long value) => CborEncoder.PutInt64(ref at, value);

    /// <inheritdoc/>
    public static int MaxUInt64 => 9;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutUInt64(ref byte at, ulong value) => CborEncoder.PutUInt64(ref at, value);

    /// <inheritdoc/>
    public static int MaxInt128 => CborNumbers.MaxInteger;

    /// <inheritdoc/>
    public static nint PutInt128(ref byte at, Int128 value) => CborNumbers.Put(ref at, value);

    /// <inheritdoc/>
    public static int MaxUInt128 => CborNumbers.MaxInteger;

    /// <inheritdoc/>
    public static nint PutUInt128(ref byte at, UInt128 value) => CborNumbers.Put(ref at, value);

    /// <inheritdoc/>
    public static int MaxHalf => 3;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutHalf(ref byte at, Half value) => CborEncoder.PutHalf(ref at, BitConverter.HalfToUInt16Bits(value));

    /// <inheritdoc/>
    public static int MaxSingle => 5;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutSingle(ref byte at, float value) => CborEncoder.PutSingle(ref at, value);

    /// <inheritdoc/>
    public static int MaxDouble => 9;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutDouble(ref byte at, double value) => CborEncoder.PutDouble(ref at, value);

    /// <inheritdoc/>
    public static int MaxDecimal => CborNumbers.MaxDecimal;

    /// <inheritdoc/>
    public static nint PutDecimal(ref byte at, decimal value)
    {
        RawLayoutValues.Check(in value);
        return CborNumbers.Put(ref at, value);
    }

    /// <inheritdoc/>
    public static int MaxChar => 3;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutChar(ref byte at, char value) => CborEncoder.PutUInt32(ref at, value);

    /// <inheritdoc/>
    public static int MaxRune => 5;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutRune(ref byte at, Rune value)
    {
        RawLayoutValues.Check(value);
        return CborEncoder.PutUInt32(ref at, (uint)value.Value);
    }

    /// <inheritdoc/>
    public static int MaxGuid => CborTags.MaxGuid;

    /// <inheritdoc/>
    public static nint PutGuid(ref byte at, Guid value) => CborTags.Put(ref at, value);

    /// <inheritdoc/>
    public static int MaxDateTime => CborTags.MaxTime;

    /// <inheritdoc/>
    public static nint PutDateTime(ref byte at, DateTime value)
    {
        RawLayoutValues.Check(value);
        return CborTags.Put(ref at, value);
    }

    /// <inheritdoc/>
    public static int MaxDateTimeOffset => CborTags.MaxTime;

    /// <inheritdoc/>
    public static nint PutDateTimeOffset(ref byte at, DateTimeOffset value)
    {
        RawLayoutValues.Check(value);
        return CborTags.Put(ref at, value);
    }

    /// <inheritdoc/>
    public static int MaxDateOnly => CborTags.MaxDate;

    /// <inheritdoc/>
    public static nint PutDateOnly(ref byte at, DateOnly value)
    {
        RawLayoutValues.Check(value);
        return CborTags.Put(ref at, value);
    }

    /// <inheritdoc/>
    public static int MaxTimeOnly => 9;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutTimeOnly(ref byte at, TimeOnly value)
    {
        RawLayoutValues.Check(value);
        return CborEncoder.PutInt64(ref at, value.Ticks);
    }

    /// <inheritdoc/>
    public static int MaxTimeSpan => 9;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutTimeSpan(ref byte at, TimeSpan value) => CborEncoder.PutInt64(ref at, value.Ticks);
}
