// Owns: Binary's scalar encoders. Knows no window: they put into a byte reference. Layouts: docs/formats/binary.md, "Scalars".
using System.Runtime.CompilerServices;
using System.Text;
using Octavo.Codecs.RawLayouts;
using Octavo.Internal;

namespace Octavo.Binary;

public ref partial struct OctavoBinaryWriter
{
    /// <inheritdoc/>
    public static int MaxBool => 1;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutBool(ref byte at, bool value)
    {
        at = RawLayoutValues.FromBool(value);
        return 1;
    }

    /// <inheritdoc/>
    public static int MaxSByte => 1;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutSByte(ref byte at, sbyte value)
    {
        at = (byte)value;
        return 1;
    }

    /// <inheritdoc/>
    public static int MaxByte => 1;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutByte(ref byte at, byte value)
    {
        at = value;
        return 1;
    }

    /// <inheritdoc/>
    public static int MaxInt16 => 2;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutInt16(ref byte at, short value)
    {
        Bytes.Put(ref at, value);
        return 2;
    }

    /// <inheritdoc/>
    public static int MaxUInt16 => 2;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutUInt16(ref byte at, ushort value)
    {
        Bytes.Put(ref at, value);
        return 2;
    }

    /// <inheritdoc/>
    public static int MaxInt32 => 4;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutInt32(ref byte at, int value)
    {
        Bytes.Put(ref at, value);
        return 4;
    }

    /// <inheritdoc/>
    public static int MaxUInt32 => 4;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutUInt32(ref byte at, uint value)
    {
        Bytes.Put(ref at, value);
        return 4;
    }

    /// <inheritdoc/>
    public static int MaxInt64 => 8;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutInt64(ref byte at, long value)
    {
        Bytes.Put(ref at, value);
        return 8;
    }

    /// <inheritdoc/>
    public static int MaxUInt64 => 8;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutUInt64(ref byte at, ulong value)
    {
        Bytes.Put(ref at, value);
        return 8;
    }

    /// <inheritdoc/>
    public static int MaxInt128 => 16;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutInt128(ref byte at, Int128 value)
    {
        Bytes.Put(ref at, value);
        return 16;
    }

    /// <inheritdoc/>
    public static int MaxUInt128 => 16;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutUInt128(ref byte at, UInt128 value)
    {
        Bytes.Put(ref at, value);
        return 16;
    }

    /// <inheritdoc/>
    public static int MaxHalf => 2;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutHalf(ref byte at, Half value)
    {
        Bytes.Put(ref at, value);
        return 2;
    }

    /// <inheritdoc/>
    public static int MaxSingle => 4;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutSingle(ref byte at, float value)
    {
        Bytes.Put(ref at, value);
        return 4;
    }

    /// <inheritdoc/>
    public static int MaxDouble => 8;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutDouble(ref byte at, double value)
    {
        Bytes.Put(ref at, value);
        return 8;
    }

    /// <inheritdoc/>
    public static int MaxDecimal => 16;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutDecimal(ref byte at, decimal value)
    {
        RawLayoutValues.Check(in value);
        Bytes.Put(ref at, value);
        return 16;
    }

    /// <inheritdoc/>
    public static int MaxChar => 2;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutChar(ref byte at, char value)
    {
        Bytes.Put(ref at, value);
        return 2;
    }

    /// <inheritdoc/>
    public static int MaxRune => 4;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutRune(ref byte at, Rune value)
    {
        RawLayoutValues.Check(value);
        Bytes.Put(ref at, value.Value);
        return 4;
    }

    /// <inheritdoc/>
    public static int MaxGuid => 16;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutGuid(ref byte at, Guid value)
    {
        Bytes.Put(ref at, value);
        return 16;
    }

    /// <inheritdoc/>
    public static int MaxDateTime => 8;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutDateTime(ref byte at, DateTime value)
    {
        Bytes.Put(ref at, RawLayoutValues.FromDateTime(value));
        return 8;
    }

    /// <inheritdoc/>
    public static int MaxDateTimeOffset => 10;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutDateTimeOffset(ref byte at, DateTimeOffset value)
    {
        Bytes.Put(ref at, RawLayoutValues.ClockTicks(value, out int minutes));
        Bytes.Put(ref at, 8, (short)minutes);
        return 10;
    }

    /// <inheritdoc/>
    public static int MaxDateOnly => 4;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutDateOnly(ref byte at, DateOnly value)
    {
        RawLayoutValues.Check(value);
        Bytes.Put(ref at, value.DayNumber);
        return 4;
    }

    /// <inheritdoc/>
    public static int MaxTimeOnly => 8;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutTimeOnly(ref byte at, TimeOnly value)
    {
        RawLayoutValues.Check(value);
        Bytes.Put(ref at, value.Ticks);
        return 8;
    }

    /// <inheritdoc/>
    public static int MaxTimeSpan => 8;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutTimeSpan(ref byte at, TimeSpan value)
    {
        Bytes.Put(ref at, value.Ticks);
        return 8;
    }
}
