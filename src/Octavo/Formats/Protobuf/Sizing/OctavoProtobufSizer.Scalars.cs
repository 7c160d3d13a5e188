// Owns: the lengths of Protobuf's scalars and values. Closed values are put for good, into the scratch. Knows no tag.
using System.Runtime.CompilerServices;
using System.Text;
using Octavo.Codecs.RawLayouts;
using Octavo.Codecs.Scalars;
using Octavo.Protobuf;

namespace Octavo.Internal;

public ref partial struct OctavoProtobufSizer
{
    /// <inheritdoc/>
    public static int MaxBool => 1;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutBool(ref byte at, bool value) => 1;

    /// <inheritdoc/>
    public static int MaxSByte => ProtobufVarint.Longest;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutSByte(ref byte at, sbyte value) => PutInt32(ref at, value);

    /// <inheritdoc/>
    public static int MaxByte => 2;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutByte(ref byte at, byte value) => ProtobufVarint.Length(value);

    /// <inheritdoc/>
    public static int MaxInt16 => ProtobufVarint.Longest;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutInt16(ref byte at, short value) => PutInt32(ref at, value);

    /// <inheritdoc/>
    public static int MaxUInt16 => 3;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutUInt16(ref byte at, ushort value) => ProtobufVarint.Length(value);

    /// <inheritdoc/>
    public static int MaxInt32 => ProtobufVarint.Longest;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutInt32(ref byte at, int value) => ProtobufVarint.Length((ulong)value);

    /// <inheritdoc/>
    public static int MaxUInt32 => ProtobufVarint.Longest32;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutUInt32(ref byte at, uint value) => ProtobufVarint.Length(value);

    /// <inheritdoc/>
    public static int MaxInt64 => ProtobufVarint.Longest;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutInt64(ref byte at, long value) => ProtobufVarint.Length((ulong)value);

    /// <inheritdoc/>
    public static int MaxUInt64 => ProtobufVarint.Longest;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutUInt64(ref byte at, ulong value) => ProtobufVarint.Length(value);

    /// <inheritdoc/>
    public static int MaxInt128 => ProtobufValues.MaxInt128;

    /// <inheritdoc/>
    public static nint PutInt128(ref byte at, Int128 value) => ProtobufValues.MaxInt128;

    /// <inheritdoc/>
    public static int MaxUInt128 => ProtobufValues.MaxInt128;

    /// <inheritdoc/>
    public static nint PutUInt128(ref byte at, UInt128 value) => ProtobufValues.MaxInt128;

    /// <inheritdoc/>
    public static int MaxHalf => 4;

    /// <inheritdoc/>
    public static nint PutHalf(ref byte at, Half value) => 4;

    /// <inheritdoc/>
    public static int MaxSingle => 4;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutSingle(ref byte at, float value) => 4;

    /// <inheritdoc/>
    public static int MaxDouble => 8;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutDouble(ref byte at, double value) => 8;

    /// <inheritdoc/>
    public static int MaxDecimal => ProtobufValues.MaxDecimal;

    /// <inheritdoc/>
    public static nint PutDecimal(ref byte at, decimal value) => ProtobufValues.PutDecimal(ref at, value);

    /// <inheritdoc/>
    public static int MaxChar => 3;

    /// <inheritdoc/>
    public static nint PutChar(ref byte at, char value) => ProtobufVarint.Length(value);

    /// <inheritdoc/>
    public static int MaxRune => 3;

    /// <inheritdoc/>
    public static nint PutRune(ref byte at, Rune value)
    {
        RawLayoutValues.Check(value);
        return ProtobufVarint.Length((uint)value.Value);
    }

    /// <inheritdoc/>
    public static int MaxGuid => ProtobufValues.MaxGuid;

    /// <inheritdoc/>
    public static nint PutGuid(ref byte at, Guid value) => value == Guid.Empty ? 1 : ProtobufValues.MaxGuid;

    /// <inheritdoc/>
    public static int MaxDateTime => ProtobufValues.MaxTimestamp;

    /// <inheritdoc/>
    public static nint PutDateTime(ref byte at, DateTime value) => ProtobufValues.PutTimestamp(ref at, LocalTime.ToUtcTicks(value));

    /// <inheritdoc/>
    public static int MaxDateTimeOffset => ProtobufValues.MaxTimestamp;

    /// <inheritdoc/>
    public static nint PutDateTimeOffset(ref byte at, DateTimeOffset value)
    {
        RawLayoutValues.Check(value);
        return ProtobufValues.PutTimestamp(ref at, value.UtcTicks);
    }

    /// <inheritdoc/>
    public static int MaxDateOnly => 4;

    /// <inheritdoc/>
    public static nint PutDateOnly(ref byte at, DateOnly value)
    {
        RawLayoutValues.Check(value);
        return ProtobufVarint.Length((uint)value.DayNumber);
    }

    /// <inheritdoc/>
    public static int MaxTimeOnly => 6;

    /// <inheritdoc/>
    public static nint PutTimeOnly(ref byte at, TimeOnly value)
    {
        RawLayoutValues.Check(value);
        return ProtobufVarint.Length((ulong)value.Ticks);
    }

    /// <inheritdoc/>
    public static int MaxTimeSpan => ProtobufValues.MaxDuration;

    /// <inheritdoc/>
    public static nint PutTimeSpan(ref byte at, TimeSpan value) => ProtobufValues.PutDuration(ref at, value.Ticks);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutZigZag32(ref byte at, int value) => ProtobufVarint.Length((uint)((value << 1) ^ (value >> 31)));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutZigZag64(ref byte at, long value) => ProtobufVarint.Length((ulong)((value << 1) ^ (value >> 63)));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutFixed32(ref byte at, uint value) => 4;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutFixed64(ref byte at, ulong value) => 8;

    /// <inheritdoc/>
    public static int MaxBcl => ProtobufValues.MaxBcl;

    /// <inheritdoc/>
    public static nint PutBclGuid(ref byte at, Guid value) => ProtobufValues.PutBclGuid(ref at, value);

    /// <inheritdoc/>
    public static nint PutBclDecimal(ref byte at, decimal value) => ProtobufValues.PutBclDecimal(ref at, value);

    /// <inheritdoc/>
    public static nint AsGroup(ref byte at, nint length, uint end) => ProtobufValues.AsGroup(ref at, length, end);

    /// <inheritdoc/>
    public static nint PutBclDateTime(ref byte at, DateTime value, bool kind) => ProtobufValues.PutBclDateTime(ref at, value, kind);

    /// <inheritdoc/>
    public static nint PutBclTimeSpan(ref byte at, TimeSpan value) => ProtobufValues.PutBclTimeSpan(ref at, value);

    /// <inheritdoc/>
    public static nint PutGuidBytes(ref byte at, Guid value) => ProtobufValues.PutGuidBytes(ref at, value);
}
