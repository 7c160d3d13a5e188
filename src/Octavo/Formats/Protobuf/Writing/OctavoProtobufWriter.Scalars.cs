// Owns: Protobuf's scalar encoders, as the specification's scalar table has them; what it lacks is text or a message after its length.
// docs/formats/protobuf.md, "Values".
using System.Runtime.CompilerServices;
using System.Text;
using Octavo.Codecs.RawLayouts;
using Octavo.Codecs.Scalars;
using Octavo.Internal;

namespace Octavo.Protobuf;

public ref partial struct OctavoProtobufWriter
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
    public static int MaxSByte => ProtobufVarint.Longest;

    /// <summary>int32.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutSByte(ref byte at, sbyte value) => PutInt32(ref at, value);

    /// <inheritdoc/>
    public static int MaxByte => 2;

    /// <summary>uint32.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutByte(ref byte at, byte value) => ProtobufVarint.Put(ref at, (uint)value);

    /// <inheritdoc/>
    public static int MaxInt16 => ProtobufVarint.Longest;

    /// <summary>int32.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutInt16(ref byte at, short value) => PutInt32(ref at, value);

    /// <inheritdoc/>
    public static int MaxUInt16 => 3;

    /// <summary>uint32.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutUInt16(ref byte at, ushort value) => ProtobufVarint.Put(ref at, (uint)value);

    /// <inheritdoc/>
    public static int MaxInt32 => ProtobufVarint.Longest;

    /// <summary>A negative int32 is extended to 64 bits, as the specification has it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutInt32(ref byte at, int value) => ProtobufVarint.Put(ref at, (ulong)value);

    /// <inheritdoc/>
    public static int MaxUInt32 => ProtobufVarint.Longest32;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutUInt32(ref byte at, uint value) => ProtobufVarint.Put(ref at, value);

    /// <inheritdoc/>
    public static int MaxInt64 => ProtobufVarint.Longest;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutInt64(ref byte at, long value) => ProtobufVarint.Put(ref at, (ulong)value);

    /// <inheritdoc/>
    public static int MaxUInt64 => ProtobufVarint.Longest;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutUInt64(ref byte at, ulong value) => ProtobufVarint.Put(ref at, value);

    /// <inheritdoc/>
    public static int MaxInt128 => ProtobufValues.MaxInt128;

    /// <summary>Bytes: 16, little-endian.</summary>
    public static nint PutInt128(ref byte at, Int128 value) => ProtobufValues.PutBits(ref at, (UInt128)value);

    /// <inheritdoc/>
    public static int MaxUInt128 => ProtobufValues.MaxInt128;

    /// <summary>Bytes: 16, little-endian.</summary>
    public static nint PutUInt128(ref byte at, UInt128 value) => ProtobufValues.PutBits(ref at, value);

    /// <inheritdoc/>
    public static int MaxHalf => 4;

    /// <summary>A float: Protobuf has no smaller one.</summary>
    public static nint PutHalf(ref byte at, Half value) => PutSingle(ref at, (float)value);

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
    public static int MaxDecimal => ProtobufValues.MaxDecimal;

    /// <summary>Text.</summary>
    public static nint PutDecimal(ref byte at, decimal value) => ProtobufValues.PutDecimal(ref at, value);

    /// <inheritdoc/>
    public static int MaxChar => 3;

    /// <summary>uint32: the code unit.</summary>
    public static nint PutChar(ref byte at, char value) => ProtobufVarint.Put(ref at, (uint)value);

    /// <inheritdoc/>
    public static int MaxRune => 3;

    /// <summary>uint32: the scalar value.</summary>
    public static nint PutRune(ref byte at, Rune value)
    {
        RawLayoutValues.Check(value);
        return ProtobufVarint.Put(ref at, (uint)value.Value);
    }

    /// <inheritdoc/>
    public static int MaxGuid => ProtobufValues.MaxGuid;

    /// <summary>Text of 36 characters; the empty one is empty text.</summary>
    public static nint PutGuid(ref byte at, Guid value) => ProtobufValues.PutGuid(ref at, value);

    /// <inheritdoc/>
    public static int MaxDateTime => ProtobufValues.MaxTimestamp;

    /// <summary>google.protobuf.Timestamp; a local time is converted to UTC.</summary>
    public static nint PutDateTime(ref byte at, DateTime value) => ProtobufValues.PutTimestamp(ref at, LocalTime.ToUtcTicks(value));

    /// <inheritdoc/>
    public static int MaxDateTimeOffset => ProtobufValues.MaxTimestamp;

    /// <summary>google.protobuf.Timestamp: the offset is not kept.</summary>
    public static nint PutDateTimeOffset(ref byte at, DateTimeOffset value)
    {
        RawLayoutValues.Check(value);
        return ProtobufValues.PutTimestamp(ref at, value.UtcTicks);
    }

    /// <inheritdoc/>
    public static int MaxDateOnly => 4;

    /// <summary>int32: the day's number.</summary>
    public static nint PutDateOnly(ref byte at, DateOnly value)
    {
        RawLayoutValues.Check(value);
        return ProtobufVarint.Put(ref at, (uint)value.DayNumber);
    }

    /// <inheritdoc/>
    public static int MaxTimeOnly => 6;

    /// <summary>int64: ticks of the day.</summary>
    public static nint PutTimeOnly(ref byte at, TimeOnly value)
    {
        RawLayoutValues.Check(value);
        return ProtobufVarint.Put(ref at, (ulong)value.Ticks);
    }

    /// <inheritdoc/>
    public static int MaxTimeSpan => ProtobufValues.MaxDuration;

    /// <summary>google.protobuf.Duration.</summary>
    public static nint PutTimeSpan(ref byte at, TimeSpan value) => ProtobufValues.PutDuration(ref at, value.Ticks);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutZigZag32(ref byte at, int value) => ProtobufVarint.Put(ref at, (uint)((value << 1) ^ (value >> 31)));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutZigZag64(ref byte at, long value) => ProtobufVarint.Put(ref at, (ulong)((value << 1) ^ (value >> 63)));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutFixed32(ref byte at, uint value)
    {
        Bytes.Put(ref at, value);
        return 4;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutFixed64(ref byte at, ulong value)
    {
        Bytes.Put(ref at, value);
        return 8;
    }

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
