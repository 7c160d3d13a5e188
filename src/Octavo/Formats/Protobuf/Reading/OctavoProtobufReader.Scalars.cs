// Owns: Protobuf's scalar decoders, as the specification's scalar table has them. Knows no tag.
using System.Runtime.CompilerServices;
using System.Text;
using Octavo.Internal;
using Octavo.Memory;

namespace Octavo.Protobuf;

public ref partial struct OctavoProtobufReader
{
    /// <inheritdoc/>
    public static int MaxBool => ProtobufVarint.Longest;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetBool(ref byte at, out bool value)
    {
        nint used = ProtobufVarint.Get(ref at, out ulong bits);
        value = bits != 0;
        return used;
    }

    /// <inheritdoc/>
    public bool ReadBool() => Commit(GetBool(ref Need(ProtobufVarint.Longest), out bool value), value);

    /// <inheritdoc/>
    public static int MaxInt32 => ProtobufVarint.Longest;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetInt32(ref byte at, out int value)
    {
        nint used = ProtobufVarint.Get(ref at, out uint bits);
        value = (int)bits;
        return used;
    }

    /// <inheritdoc/>
    public int ReadInt32() => Commit(GetInt32(ref Need(ProtobufVarint.Longest), out int value), value);

    /// <inheritdoc/>
    public static int MaxUInt32 => ProtobufVarint.Longest;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetUInt32(ref byte at, out uint value)
    {
        nint used = ProtobufVarint.Get(ref at, out uint bits);
        value = bits;
        return used;
    }

    /// <inheritdoc/>
    public uint ReadUInt32() => Commit(GetUInt32(ref Need(ProtobufVarint.Longest), out uint value), value);

    /// <inheritdoc/>
    public static int MaxInt64 => ProtobufVarint.Longest;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetInt64(ref byte at, out long value)
    {
        nint used = ProtobufVarint.Get(ref at, out ulong bits);
        value = (long)bits;
        return used;
    }

    /// <inheritdoc/>
    public long ReadInt64() => Commit(GetInt64(ref Need(ProtobufVarint.Longest), out long value), value);

    /// <inheritdoc/>
    public static int MaxUInt64 => ProtobufVarint.Longest;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetUInt64(ref byte at, out ulong value)
    {
        nint used = ProtobufVarint.Get(ref at, out ulong bits);
        value = bits;
        return used;
    }

    /// <inheritdoc/>
    public ulong ReadUInt64() => Commit(GetUInt64(ref Need(ProtobufVarint.Longest), out ulong value), value);

    /// <inheritdoc/>
    public static int MaxSByte => ProtobufVarint.Longest;

    /// <inheritdoc/>
    public static nint GetSByte(ref byte at, out sbyte value)
    {
        nint used = GetInt32(ref at, out int wide);
        value = IntegerNarrowing.ToSByte(wide);
        return used;
    }

    /// <inheritdoc/>
    public sbyte ReadSByte() => Commit(GetSByte(ref Need(ProtobufVarint.Longest), out sbyte value), value);

    /// <inheritdoc/>
    public static int MaxByte => ProtobufVarint.Longest;

    /// <inheritdoc/>
    public static nint GetByte(ref byte at, out byte value)
    {
        nint used = GetUInt32(ref at, out uint wide);
        value = IntegerNarrowing.ToByte((int)wide);
        return used;
    }

    /// <inheritdoc/>
    public byte ReadByte() => Commit(GetByte(ref Need(ProtobufVarint.Longest), out byte value), value);

    /// <inheritdoc/>
    public static int MaxInt16 => ProtobufVarint.Longest;

    /// <inheritdoc/>
    public static nint GetInt16(ref byte at, out short value)
    {
        nint used = GetInt32(ref at, out int wide);
        value = IntegerNarrowing.ToInt16(wide);
        return used;
    }

    /// <inheritdoc/>
    public short ReadInt16() => Commit(GetInt16(ref Need(ProtobufVarint.Longest), out short value), value);

    /// <inheritdoc/>
    public static int MaxUInt16 => ProtobufVarint.Longest;

    /// <inheritdoc/>
    public static nint GetUInt16(ref byte at, out ushort value)
    {
        nint used = GetUInt32(ref at, out uint wide);
        value = IntegerNarrowing.ToUInt16((int)wide);
        return used;
    }

    /// <inheritdoc/>
    public ushort ReadUInt16() => Commit(GetUInt16(ref Need(ProtobufVarint.Longest), out ushort value), value);

    /// <inheritdoc/>
    public static int MaxChar => ProtobufVarint.Longest;

    /// <inheritdoc/>
    public static nint GetChar(ref byte at, out char value)
    {
        nint used = GetUInt32(ref at, out uint wide);
        value = IntegerNarrowing.ToChar((int)wide);
        return used;
    }

    /// <inheritdoc/>
    public char ReadChar() => Commit(GetChar(ref Need(ProtobufVarint.Longest), out char value), value);

    /// <inheritdoc/>
    public static int MaxDateOnly => ProtobufVarint.Longest;

    /// <inheritdoc/>
    public static nint GetDateOnly(ref byte at, out DateOnly value)
    {
        nint used = GetInt32(ref at, out int wide);
        if ((uint)wide > DateOnly.MaxValue.DayNumber)
        {
            Throw.NumberOutOfRange("DateOnly");
        }
        value = DateOnly.FromDayNumber(wide);
        return used;
    }

    /// <inheritdoc/>
    public DateOnly ReadDateOnly() => Commit(GetDateOnly(ref Need(ProtobufVarint.Longest), out DateOnly value), value);

    /// <inheritdoc/>
    public static int MaxTimeOnly => ProtobufVarint.Longest;

    /// <inheritdoc/>
    public static nint GetTimeOnly(ref byte at, out TimeOnly value)
    {
        nint used = GetInt64(ref at, out long wide);
        if ((ulong)wide >= TimeSpan.TicksPerDay)
        {
            Throw.NumberOutOfRange("TimeOnly");
        }
        value = new TimeOnly(wide);
        return used;
    }

    /// <inheritdoc/>
    public TimeOnly ReadTimeOnly() => Commit(GetTimeOnly(ref Need(ProtobufVarint.Longest), out TimeOnly value), value);

    /// <inheritdoc/>
    public static int MaxRune => ProtobufVarint.Longest;

    /// <inheritdoc/>
    public static nint GetRune(ref byte at, out Rune value)
    {
        nint used = GetUInt32(ref at, out uint wide);
        if (!Rune.TryCreate(wide, out value))
        {
            Throw.InvalidValue("Rune");
        }
        return used;
    }

    /// <inheritdoc/>
    public Rune ReadRune() => Commit(GetRune(ref Need(ProtobufVarint.Longest), out Rune value), value);

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
    public static int MaxHalf => 4;

    /// <summary>Gets a float and narrows it.</summary>
    public static nint GetHalf(ref byte at, out Half value)
    {
        nint used = GetSingle(ref at, out float wide);
        value = (Half)wide;
        return used;
    }

    /// <inheritdoc/>
    public Half ReadHalf() => (Half)ReadSingle();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetZigZag32(ref byte at, out int value)
    {
        nint used = ProtobufVarint.Get(ref at, out uint bits);
        value = (int)(bits >> 1) ^ -(int)(bits & 1);
        return used;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetZigZag64(ref byte at, out long value)
    {
        nint used = ProtobufVarint.Get(ref at, out ulong bits);
        value = (long)(bits >> 1) ^ -(long)(bits & 1);
        return used;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetFixed32(ref byte at, out uint value)
    {
        value = Bytes.Get<uint>(ref at);
        return 4;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetFixed64(ref byte at, out ulong value)
    {
        value = Bytes.Get<ulong>(ref at);
        return 8;
    }
}
