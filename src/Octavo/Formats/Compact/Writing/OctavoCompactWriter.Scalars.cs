// Owns: Compact's scalar encoders. Knows no window: they put into a byte reference. Layouts: docs/formats/compact.md, "Scalars".
using System.Runtime.CompilerServices;
using System.Text;
using Octavo.Codecs.RawLayouts;
using Octavo.Internal;

namespace Octavo.Compact;

public ref partial struct OctavoCompactWriter
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
    public static int MaxInt16 => 3;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutInt16(ref byte at, short value) => CompactVarint.Put(ref at, CompactVarint.ZigZag(value));

    /// <inheritdoc/>
    public static int MaxUInt16 => 3;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutUInt16(ref byte at, ushort value) => CompactVarint.Put(ref at, value);

    /// <inheritdoc/>
    public static int MaxInt32 => 5;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutInt32(ref byte at, int value) => CompactVarint.Put(ref at, CompactVarint.ZigZag(value));

    /// <inheritdoc/>
    public static int MaxUInt32 => 5;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutUInt32(ref byte at, uint value) => CompactVarint.Put(ref at, value);

    /// <inheritdoc/>
    public static int MaxInt64 => CompactVarint.Max;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutInt64(ref byte at, long value) => CompactVarint.Put(ref at, CompactVarint.ZigZag(value));

    /// <inheritdoc/>
    public static int MaxUInt64 => CompactVarint.Max;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutUInt64(ref byte at, ulong value) => CompactVarint.Put(ref at, value);

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
    public static int MaxDecimal => CompactDecimal.Max;

    /// <inheritdoc/>
    public static nint PutDecimal(ref byte at, decimal value)
    {
        RawLayoutValues.Check(in value);
        return CompactDecimal.Put(ref at, value);
    }

    /// <inheritdoc/>
    public static int MaxChar => 3;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutChar(ref byte at, char value) => CompactVarint.Put(ref at, value);

    /// <inheritdoc/>
    public static int MaxRune => 3;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutRune(ref byte at, Rune value)
    {
        RawLayoutValues.Check(value);
        return CompactVarint.Put(ref at, (uint)value.Value);
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
    public static int MaxDateTime => CompactVarint.Max;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutDateTime(ref byte at, DateTime value) => CompactVarint.Put(ref at, CompactTime.FromDateTime(value));

    /// <inheritdoc/>
    public static int MaxDateTimeOffset => 2 * CompactVarint.Max;

    /// <inheritdoc/>
    public static nint PutDateTimeOffset(ref byte at, DateTimeOffset value)
    {
        nint used = CompactVarint.Put(ref at, CompactTime.Fold(RawLayoutValues.ClockTicks(value, out int minutes)));
        return used + CompactVarint.Put(ref Bytes.At(ref at, used), CompactVarint.ZigZag(minutes));
    }

    /// <inheritdoc/>
    public static int MaxDateOnly => 4;

    /// <inheritdoc/>
    public static nint PutDateOnly(ref byte at, DateOnly value)
    {
        RawLayoutValues.Check(value);
        return CompactVarint.Put(ref at, CompactTime.FromDateOnly(value));
    }

    /// <inheritdoc/>
    public static int MaxTimeOnly => 6;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutTimeOnly(ref byte at, TimeOnly value)
    {
        RawLayoutValues.Check(value);
        return CompactVarint.Put(ref at, (ulong)value.Ticks);
    }

    /// <inheritdoc/>
    public static int MaxTimeSpan => CompactVarint.Max;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutTimeSpan(ref byte at, TimeSpan value) => CompactVarint.Put(ref at, CompactVarint.ZigZag(value.Ticks));
}
