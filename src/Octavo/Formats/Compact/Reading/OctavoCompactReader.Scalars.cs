// Owns: Compact's scalar decoders, validated. Knows no window: they get from a byte reference. Layouts: docs/formats/compact.md, "Scalars".
using System.Runtime.CompilerServices;
using System.Text;
using Octavo.Codecs.RawLayouts;
using Octavo.Internal;

namespace Octavo.Compact;

public ref partial struct OctavoCompactReader
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
    public bool ReadBool() => Commit(GetBool(ref Need(MaxBool), out bool value), value);

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
    public sbyte ReadSByte() => Commit(GetSByte(ref Need(MaxSByte), out sbyte value), value);

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
    public byte ReadByte() => Commit(GetByte(ref Need(MaxByte), out byte value), value);

    /// <inheritdoc/>
    public static int MaxInt16 => CompactVarint.Max;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetInt16(ref byte at, out short value)
    {
        nint used = CompactVarint.Get(ref at, out ulong number);
        if (number > ushort.MaxValue)
        {
            Throw.NumberOutOfRange("short");
        }
        value = (short)CompactVarint.FromZigZag(number);
        return used;
    }

    /// <inheritdoc/>
    public short ReadInt16() => Commit(GetInt16(ref Need(MaxInt16), out short value), value);

    /// <inheritdoc/>
    public static int MaxUInt16 => CompactVarint.Max;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetUInt16(ref byte at, out ushort value)
    {
        nint used = CompactVarint.Get(ref at, out ulong number);
        if (number > ushort.MaxValue)
        {
            Throw.NumberOutOfRange("ushort");
        }
        value = (ushort)number;
        return used;
    }

    /// <inheritdoc/>
    public ushort ReadUInt16() => Commit(GetUInt16(ref Need(MaxUInt16), out ushort value), value);

    /// <inheritdoc/>
    public static int MaxInt32 => CompactVarint.Max;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetInt32(ref byte at, out int value)
    {
        nint used = CompactVarint.Get(ref at, out ulong number);
        if (number > uint.MaxValue)
        {
            Throw.NumberOutOfRange("int");
        }
        value = (int)CompactVarint.FromZigZag(number);
        return used;
    }

    /// <inheritdoc/>
    public int ReadInt32() => Commit(GetInt32(ref Need(MaxInt32), out int value), value);

    /// <inheritdoc/>
    public static int MaxUInt32 => CompactVarint.Max;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetUInt32(ref byte at, out uint value)
    {
        nint used = CompactVarint.Get(ref at, out ulong number);
        if (number > uint.MaxValue)
        {
            Throw.NumberOutOfRange("uint");
        }
        value = (uint)number;
        return used;
    }

    /// <inheritdoc/>
    public uint ReadUInt32() => Commit(GetUInt32(ref Need(MaxUInt32), out uint value), value);

    /// <inheritdoc/>
    public static int MaxInt64 => CompactVarint.Max;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetInt64(ref byte at, out long value)
    {
        nint used = CompactVarint.Get(ref at, out ulong number);
        value = CompactVarint.FromZigZag(number);
        return used;
    }

    /// <inheritdoc/>
    public long ReadInt64() => Commit(GetInt64(ref Need(MaxInt64), out long value), value);

    /// <inheritdoc/>
    public static int MaxUInt64 => CompactVarint.Max;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetUInt64(ref byte at, out ulong value) => CompactVarint.Get(ref at, out value);

    /// <inheritdoc/>
    public ulong ReadUInt64() => Commit(GetUInt64(ref Need(MaxUInt64), out ulong value), value);

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
    public Int128 ReadInt128() => Commit(GetInt128(ref Need(MaxInt128), out Int128 value), value);

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
    public UInt128 ReadUInt128() => Commit(GetUInt128(ref Need(MaxUInt128), out UInt128 value), value);

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
    public Half ReadHalf() => Commit(GetHalf(ref Need(MaxHalf), out Half value), value);

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
    public float ReadSingle() => Commit(GetSingle(ref Need(MaxSingle), out float value), value);

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
    public double ReadDouble() => Commit(GetDouble(ref Need(MaxDouble), out double value), value);

    /// <inheritdoc/>
    public static int MaxDecimal => CompactDecimal.Max;

    /// <inheritdoc/>
    public static nint GetDecimal(ref byte at, out decimal value) => CompactDecimal.Get(ref at, out value);

    /// <inheritdoc/>
    public decimal ReadDecimal() => Commit(GetDecimal(ref Need(MaxDecimal), out decimal value), value);

    /// <inheritdoc/>
    public static int MaxChar => CompactVarint.Max;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetChar(ref byte at, out char value)
    {
        nint used = CompactVarint.Get(ref at, out ulong number);
        if (number > char.MaxValue)
        {
            Throw.NumberOutOfRange("char");
        }
        value = (char)number;
        return used;
    }

    /// <inheritdoc/>
    public char ReadChar() => Commit(GetChar(ref Need(MaxChar), out char value), value);

    /// <inheritdoc/>
    public static int MaxRune => CompactVarint.Max;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetRune(ref byte at, out Rune value)
    {
        nint used = CompactVarint.Get(ref at, out ulong number);
        value = RawLayoutValues.ToRune((uint)Math.Min(number, uint.MaxValue));
        return used;
    }

    /// <inheritdoc/>
    public Rune ReadRune() => Commit(GetRune(ref Need(MaxRune), out Rune value), value);

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
    public Guid ReadGuid() => Commit(GetGuid(ref Need(MaxGuid), out Guid value), value);

    /// <inheritdoc/>
    public static int MaxDateTime => CompactVarint.Max;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetDateTime(ref byte at, out DateTime value)
    {
        nint used = CompactVarint.Get(ref at, out ulong folded);
        value = CompactTime.ToDateTime(folded);
        return used;
    }

    /// <inheritdoc/>
    public DateTime ReadDateTime() => Commit(GetDateTime(ref Need(MaxDateTime), out DateTime value), value);

    /// <inheritdoc/>
    public static int MaxDateTimeOffset => 2 * CompactVarint.Max;

    /// <inheritdoc/>
    public static nint GetDateTimeOffset(ref byte at, out DateTimeOffset value)
    {
        nint used = CompactVarint.Get(ref at, out ulong folded);
        used += CompactVarint.Get(ref Bytes.At(ref at, used), out ulong zigzag);
        value = CompactTime.ToDateTimeOffset(folded, zigzag);
        return used;
    }

    /// <inheritdoc/>
    public DateTimeOffset ReadDateTimeOffset() => Commit(GetDateTimeOffset(ref Need(MaxDateTimeOffset), out DateTimeOffset value), value);

    /// <inheritdoc/>
    public static int MaxDateOnly => CompactVarint.Max;

    /// <inheritdoc/>
    public static nint GetDateOnly(ref byte at, out DateOnly value)
    {
        nint used = CompactVarint.Get(ref at, out ulong zigzag);
        value = CompactTime.ToDateOnly(zigzag);
        return used;
    }

    /// <inheritdoc/>
    public DateOnly ReadDateOnly() => Commit(GetDateOnly(ref Need(MaxDateOnly), out DateOnly value), value);

    /// <inheritdoc/>
    public static int MaxTimeOnly => CompactVarint.Max;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetTimeOnly(ref byte at, out TimeOnly value)
    {
        nint used = CompactVarint.Get(ref at, out ulong ticks);
        value = RawLayoutValues.ToTimeOnly(ticks);
        return used;
    }

    /// <inheritdoc/>
    public TimeOnly ReadTimeOnly() => Commit(GetTimeOnly(ref Need(MaxTimeOnly), out TimeOnly value), value);

    /// <inheritdoc/>
    public static int MaxTimeSpan => CompactVarint.Max;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetTimeSpan(ref byte at, out TimeSpan value)
    {
        nint used = CompactVarint.Get(ref at, out ulong zigzag);
        value = new TimeSpan(CompactVarint.FromZigZag(zigzag));
        return used;
    }

    /// <inheritdoc/>
    public TimeSpan ReadTimeSpan() => Commit(GetTimeSpan(ref Need(MaxTimeSpan), out TimeSpan value), value);
}
