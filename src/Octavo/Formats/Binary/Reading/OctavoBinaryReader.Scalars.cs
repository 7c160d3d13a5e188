// Owns: Binary's scalar decoders, validated. Knows no window: they get from a byte reference. Layouts: docs/formats/binary.md, "Scalars".
using System.Runtime.CompilerServices;
using System.Text;
using Octavo.Codecs.RawLayouts;
using Octavo.Internal;

namespace Octavo.Binary;

public ref partial struct OctavoBinaryReader
{
    /// <inheritdoc/>
    public static int MaxBool => 1;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetBool(ref byte at, out bool value)
    {
        value = RawLayoutValues.ToBool(at);
        return 1;
    }

    /// <inheritdoc/>
    public bool ReadBool() => Commit(GetBool(ref Need(1), out bool value), value);

    /// <inheritdoc/>
    public static int MaxSByte => 1;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetSByte(ref byte at, out sbyte value)
    {
        value = (sbyte)at;
        return 1;
    }

    /// <inheritdoc/>
    public sbyte ReadSByte() => Commit(GetSByte(ref Need(1), out sbyte value), value);

    /// <inheritdoc/>
    public static int MaxByte => 1;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetByte(ref byte at, out byte value)
    {
        value = at;
        return 1;
    }

    /// <inheritdoc/>
    public byte ReadByte() => Commit(GetByte(ref Need(1), out byte value), value);

    /// <inheritdoc/>
    public static int MaxInt16 => 2;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetInt16(ref byte at, out short value)
    {
        value = Bytes.Get<short>(ref at);
        return 2;
    }

    /// <inheritdoc/>
    public short ReadInt16() => Commit(GetInt16(ref Need(2), out short value), value);

    /// <inheritdoc/>
    public static int MaxUInt16 => 2;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetUInt16(ref byte at, out ushort value)
    {
        value = Bytes.Get<ushort>(ref at);
        return 2;
    }

    /// <inheritdoc/>
    public ushort ReadUInt16() => Commit(GetUInt16(ref Need(2), out ushort value), value);

    /// <inheritdoc/>
    public static int MaxInt32 => 4;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetInt32(ref byte at, out int value)
    {
        value = Bytes.Get<int>(ref at);
        return 4;
    }

    /// <inheritdoc/>
    public int ReadInt32() => Commit(GetInt32(ref Need(4), out int value), value);

    /// <inheritdoc/>
    public static int MaxUInt32 => 4;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetUInt32(ref byte at, out uint value)
    {
        value = Bytes.Get<uint>(ref at);
        return 4;
    }

    /// <inheritdoc/>
    public uint ReadUInt32() => Commit(GetUInt32(ref Need(4), out uint value), value);

    /// <inheritdoc/>
    public static int MaxInt64 => 8;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetInt64(ref byte at, out long value)
    {
        value = Bytes.Get<long>(ref at);
        return 8;
    }

    /// <inheritdoc/>
    public long ReadInt64() => Commit(GetInt64(ref Need(8), out long value), value);

    /// <inheritdoc/>
    public static int MaxUInt64 => 8;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetUInt64(ref byte at, out ulong value)
    {
        value = Bytes.Get<ulong>(ref at);
        return 8;
    }

    /// <inheritdoc/>
    public ulong ReadUInt64() => Commit(GetUInt64(ref Need(8), out ulong value), value);

    /// <inheritdoc/>
    public static int MaxInt128 => 16;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetInt128(ref byte at, out Int128 value)
    {
        value = Bytes.Get<Int128>(ref at);
        return 16;
    }

    /// <inheritdoc/>
    public Int128 ReadInt128() => Commit(GetInt128(ref Need(16), out Int128 value), value);

    /// <inheritdoc/>
    public static int MaxUInt128 => 16;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetUInt128(ref byte at, out UInt128 value)
    {
        value = Bytes.Get<UInt128>(ref at);
        return 16;
    }

    /// <inheritdoc/>
    public UInt128 ReadUInt128() => Commit(GetUInt128(ref Need(16), out UInt128 value), value);

    /// <inheritdoc/>
    public static int MaxHalf => 2;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetHalf(ref byte at, out Half value)
    {
        value = Bytes.Get<Half>(ref at);
        return 2;
    }

    /// <inheritdoc/>
    public Half ReadHalf() => Commit(GetHalf(ref Need(2), out Half value), value);

    /// <inheritdoc/>
    public static int MaxSingle => 4;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetSingle(ref byte at, out float value)
    {
        value = Bytes.Get<float>(ref at);
        return 4;
    }

    /// <inheritdoc/>
    public float ReadSingle() => Commit(GetSingle(ref Need(4), out float value), value);

    /// <inheritdoc/>
    public static int MaxDouble => 8;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetDouble(ref byte at, out double value)
    {
        value = Bytes.Get<double>(ref at);
        return 8;
    }

    /// <inheritdoc/>
    public double ReadDouble() => Commit(GetDouble(ref Need(8), out double value), value);

    /// <inheritdoc/>
    public static int MaxDecimal => 16;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetDecimal(ref byte at, out decimal value)
    {
        value = RawLayoutValues.ToDecimal(ref at);
        return 16;
    }

    /// <inheritdoc/>
    public decimal ReadDecimal() => Commit(GetDecimal(ref Need(16), out decimal value), value);

    /// <inheritdoc/>
    public static int MaxChar => 2;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetChar(ref byte at, out char value)
    {
        value = Bytes.Get<char>(ref at);
        return 2;
    }

    /// <inheritdoc/>
    public char ReadChar() => Commit(GetChar(ref Need(2), out char value), value);

    /// <inheritdoc/>
    public static int MaxRune => 4;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetRune(ref byte at, out Rune value)
    {
        value = RawLayoutValues.ToRune(Bytes.Get<uint>(ref at));
        return 4;
    }

    /// <inheritdoc/>
    public Rune ReadRune() => Commit(GetRune(ref Need(4), out Rune value), value);

    /// <inheritdoc/>
    public static int MaxGuid => 16;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetGuid(ref byte at, out Guid value)
    {
        value = Bytes.Get<Guid>(ref at);
        return 16;
    }

    /// <inheritdoc/>
    public Guid ReadGuid() => Commit(GetGuid(ref Need(16), out Guid value), value);

    /// <inheritdoc/>
    public static int MaxDateTime => 8;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetDateTime(ref byte at, out DateTime value)
    {
        value = RawLayoutValues.ToDateTime(Bytes.Get<ulong>(ref at));
        return 8;
    }

    /// <inheritdoc/>
    public DateTime ReadDateTime() => Commit(GetDateTime(ref Need(8), out DateTime value), value);

    /// <inheritdoc/>
    public static int MaxDateTimeOffset => 10;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetDateTimeOffset(ref byte at, out DateTimeOffset value)
    {
        value = RawLayoutValues.ToDateTimeOffset(Bytes.Get<long>(ref at), Bytes.Get<short>(ref at, 8));
        return 10;
    }

    /// <inheritdoc/>
    public DateTimeOffset ReadDateTimeOffset() => Commit(GetDateTimeOffset(ref Need(10), out DateTimeOffset value), value);

    /// <inheritdoc/>
    public static int MaxDateOnly => 4;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetDateOnly(ref byte at, out DateOnly value)
    {
        value = RawLayoutValues.ToDateOnly(Bytes.Get<uint>(ref at));
        return 4;
    }

    /// <inheritdoc/>
    public DateOnly ReadDateOnly() => Commit(GetDateOnly(ref Need(4), out DateOnly value), value);

    /// <inheritdoc/>
    public static int MaxTimeOnly => 8;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetTimeOnly(ref byte at, out TimeOnly value)
    {
        value = RawLayoutValues.ToTimeOnly(Bytes.Get<ulong>(ref at));
        return 8;
    }

    /// <inheritdoc/>
    public TimeOnly ReadTimeOnly() => Commit(GetTimeOnly(ref Need(8), out TimeOnly value), value);

    /// <inheritdoc/>
    public static int MaxTimeSpan => 8;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetTimeSpan(ref byte at, out TimeSpan value)
    {
        value = new TimeSpan(Bytes.Get<long>(ref at));
        return 8;
    }

    /// <inheritdoc/>
    public TimeSpan ReadTimeSpan() => Commit(GetTimeSpan(ref Need(8), out TimeSpan value), value);
}
