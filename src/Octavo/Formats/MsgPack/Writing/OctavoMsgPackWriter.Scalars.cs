// Owns: MessagePack's scalar encoders, byte for byte as MessagePack-CSharp writes them by default. Knows no window. docs/formats/messagepack.md.
using System.Globalization;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
using Octavo.Codecs.RawLayouts;
using Octavo.Internal;
using Octavo.Text;

namespace Octavo.MsgPack;

public ref partial struct OctavoMsgPackWriter
{
    /// <inheritdoc/>
    public static int MaxBool => 1;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutBool(ref byte at, bool value)
    {
        at = (byte)(MsgPackCode.False + RawLayoutValues.FromBool(value));
        return 1;
    }

    /// <inheritdoc/>
    public static int MaxSByte => 2;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutSByte(ref byte at, sbyte value) => MsgPackEncoder.PutInt32(ref at, value);

    /// <inheritdoc/>
    public static int MaxByte => 2;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutByte(ref byte at, byte value) => MsgPackEncoder.PutUInt32(ref at, value);

    /// <inheritdoc/>
    public static int MaxInt16 => 3;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutInt16(ref byte at, short value) => MsgPackEncoder.PutInt32(ref at, value);

    /// <inheritdoc/>
    public static int MaxUInt16 => 3;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutUInt16(ref byte at, ushort value) => MsgPackEncoder.PutUInt32(ref at, value);

    /// <inheritdoc/>
    public static int MaxInt32 => 5;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutInt32(ref byte at, int value) => MsgPackEncoder.PutInt32(ref at, value);

    /// <inheritdoc/>
    public static int MaxUInt32 => 5;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutUInt32(ref byte at, uint value) => MsgPackEncoder.PutUInt32(ref at, value);

    /// <inheritdoc/>
    public static int MaxInt64 => 9;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutInt64(ref byte at, long value) => MsgPackEncoder.PutInt64(ref at, value);

    /// <inheritdoc/>
    public static int MaxUInt64 => 9;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutUInt64(ref byte at, ulong value) => MsgPackEncoder.PutUInt64(ref at, value);

    /// <inheritdoc/>
    public static int MaxInt128 => 18;

    /// <inheritdoc/>
    public static nint PutInt128(ref byte at, Int128 value) => PutBin16(ref at, (UInt128)value);

    /// <inheritdoc/>
    public static int MaxUInt128 => 18;

    /// <inheritdoc/>
    public static nint PutUInt128(ref byte at, UInt128 value) => PutBin16(ref at, value);

    /// <inheritdoc/>
    public static int MaxHalf => 5;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutHalf(ref byte at, Half value) => PutSingle(ref at, (float)value);

    /// <inheritdoc/>
    public static int MaxSingle => 5;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutSingle(ref byte at, float value)
    {
        at = MsgPackCode.Float32;
        Bytes.PutBig(ref at, 1, BitConverter.SingleToUInt32Bits(value));
        return 5;
    }

    /// <inheritdoc/>
    public static int MaxDouble => 9;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutDouble(ref byte at, double value)
    {
        at = MsgPackCode.Float64;
        Bytes.PutBig(ref at, 1, BitConverter.DoubleToUInt64Bits(value));
        return 9;
    }

    /// <inheritdoc/>
    public static int MaxDecimal => 32;

    /// <inheritdoc/>
    public static nint PutDecimal(ref byte at, decimal value)
    {
        RawLayoutValues.Check(in value);
        // Text keeps the scale: sign, 29 digits and a point are 31 bytes at most.
        value.TryFormat(MemoryMarshal.CreateSpan(ref Bytes.At(ref at, 1), 31), out int length, default, CultureInfo.InvariantCulture);
        at = (byte)(MsgPackCode.FixStr | length);
        return length + 1;
    }

    /// <inheritdoc/>
    public static int MaxChar => 3;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutChar(ref byte at, char value) => MsgPackEncoder.PutUInt32(ref at, value);

    /// <inheritdoc/>
    public static int MaxRune => 5;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutRune(ref byte at, Rune value)
    {
        RawLayoutValues.Check(value);
        return MsgPackEncoder.PutUInt32(ref at, (uint)value.Value);
    }

    /// <inheritdoc/>
    public static int MaxGuid => 38;

    /// <inheritdoc/>
    public static nint PutGuid(ref byte at, Guid value)
    {
        Bytes.Put(ref at, (ushort)(MsgPackCode.Str8 | (36 << 8)));
        GuidText.Put(ref Bytes.At(ref at, 2), value);
        return 38;
    }

    /// <inheritdoc/>
    public static int MaxDateTime => MsgPackTimestampEncoder.Max;

    /// <inheritdoc/>
    public static nint PutDateTime(ref byte at, DateTime value) => MsgPackTimestampEncoder.Put(ref at, value);

    /// <inheritdoc/>
    public static int MaxDateTimeOffset => 1 + MsgPackTimestampEncoder.Max + 3;

    /// <inheritdoc/>
    public static nint PutDateTimeOffset(ref byte at, DateTimeOffset value)
    {
        // An array of the local clock time, said to be UTC, and the offset in minutes.
        at = MsgPackCode.FixArray | 2;
        nint length = 1 + MsgPackTimestampEncoder.Put(ref Bytes.At(ref at, 1),
            new DateTime(RawLayoutValues.ClockTicks(value, out int minutes), DateTimeKind.Utc));
        return length + MsgPackEncoder.PutInt32(ref Bytes.At(ref at, length), minutes);
    }

    /// <inheritdoc/>
    public static int MaxDateOnly => 5;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutDateOnly(ref byte at, DateOnly value)
    {
        RawLayoutValues.Check(value);
        return MsgPackEncoder.PutInt32(ref at, value.DayNumber);
    }

    /// <inheritdoc/>
    public static int MaxTimeOnly => 9;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutTimeOnly(ref byte at, TimeOnly value)
    {
        RawLayoutValues.Check(value);
        return MsgPackEncoder.PutInt64(ref at, value.Ticks);
    }

    /// <inheritdoc/>
    public static int MaxTimeSpan => 9;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutTimeSpan(ref byte at, TimeSpan value) => MsgPackEncoder.PutInt64(ref at, value.Ticks);

    /// <summary>MessagePack has no integer of 128 bits: 16 bytes, little-endian, also where fewer would do, as MessagePack-CSharp writes them.</summary>
    private static nint PutBin16(ref byte at, UInt128 value)
    {
        Bytes.Put(ref at, (ushort)(MsgPackCode.Bin8 | (16 << 8)));
        Bytes.Put(ref at, 2, (ulong)value);
        Bytes.Put(ref at, 10, (ulong)(value >> 64));
        return 18;
    }
}
