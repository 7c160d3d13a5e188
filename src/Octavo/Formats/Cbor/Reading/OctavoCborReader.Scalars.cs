// Owns: CBOR's scalar decoders: every form that can mean the value, nothing else. Knows no window. docs/formats/cbor.md, "Scalars".
using System.Runtime.CompilerServices;
using System.Text;
using Octavo.Codecs.RawLayouts;
using Octavo.Internal;
using Octavo.Memory;

namespace Octavo.Cbor;

public ref partial struct OctavoCborReader
{
    /// <inheritdoc/>
    public static int MaxBool => 1;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetBool(ref byte at, out bool value)
    {
        uint bit = (uint)at - CborCode.False;
        if (bit > 1)
        {
            Throw.TypeMismatch("a bool", CborCode.Name(at));
        }
        value = bit != 0;
        return 1;
    }

    /// <inheritdoc/>
    public bool ReadBool() => Commit(GetBool(ref Need(MaxBool), out bool value), value);

    /// <inheritdoc/>
    public static int MaxSByte => 9;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetSByte(ref byte at, out sbyte value)
    {
        nint length = GetInt32(ref at, out int wide);
        value = IntegerNarrowing.ToSByte(wide);
        return length;
    }

    /// <inheritdoc/>
    public sbyte ReadSByte() => Commit(GetSByte(ref Need(MaxSByte), out sbyte value), value);

    /// <inheritdoc/>
    public static int MaxByte => 9;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetByte(ref byte at, out byte value)
    {
        nint length = GetInt32(ref at, out int wide);
        value = IntegerNarrowing.ToByte(wide);
        return length;
    }

    /// <inheritdoc/>
    public byte ReadByte() => Commit(GetByte(ref Need(MaxByte), out byte value), value);

    /// <inheritdoc/>
    public static int MaxInt16 => 9;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetInt16(ref byte at, out short value)
    {
        nint length = GetInt32(ref at, out int wide);
        value = IntegerNarrowing.ToInt16(wide);
        return length;
    }

    /// <inheritdoc/>
    public short ReadInt16() => Commit(GetInt16(ref Need(MaxInt16), out short value), value);

    /// <inheritdoc/>
    public static int MaxUInt16 => 9;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetUInt16(ref byte at, out ushort value)
    {
        nint length = GetInt32(ref at, out int wide);
        value = IntegerNarrowing.ToUInt16(wide);
        return length;
    }

    /// <inheritdoc/>
    public ushort ReadUInt16() => Commit(GetUInt16(ref Need(MaxUInt16), out ushort value), value);

    /// <inheritdoc/>
    public static int MaxInt32 => 9;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetInt32(ref byte at, out int value)
    {
        uint head = at;
        if ((head & 0x1f) < CborCode.Direct && head < CborCode.Bytes)
        {
            // The lower five bits, or what they are below −1.
            value = (int)(head & 0x1f) ^ -(int)(head >> 5);
            return 1;
        }
        // The two five-byte heads differ in one bit; both here, the rest out of line.
        if ((head & 0xdf) == CborCode.UInt32)
        {
            int argument = (int)Bytes.GetBig32(ref at, 1);
            if (argument < 0)
            {
                Throw.NumberOutOfRange("int");
            }
            value = argument ^ -(int)(head >> 5);
            return 5;
        }
        nint length = GetInt32Wide(ref at, out int rare);
        value = rare;
        return length;
    }

    /// <inheritdoc/>
    public int ReadInt32() => Commit(GetInt32(ref Need(MaxInt32), out int value), value);

    /// <inheritdoc/>
    public static int MaxUInt32 => 9;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetUInt32(ref byte at, out uint value)
    {
        nint length = GetInt64(ref at, out long wide);
        value = (uint)wide;
        if (value != wide)
        {
            Throw.NumberOutOfRange("uint");
        }
        return length;
    }

    /// <inheritdoc/>
    public uint ReadUInt32() => Commit(GetUInt32(ref Need(MaxUInt32), out uint value), value);

    /// <inheritdoc/>
    public static int MaxInt64 => 9;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetInt64(ref byte at, out long value)
    {
        uint head = at;
        if ((head & 0x1f) < CborCode.Direct && head < CborCode.Bytes)
        {
            value = (int)(head & 0x1f) ^ -(int)(head >> 5);
            return 1;
        }
        nint length = GetInt64Wide(ref at, out long rare);
        value = rare;
        return length;
    }

    /// <inheritdoc/>
    public long ReadInt64() => Commit(GetInt64(ref Need(MaxInt64), out long value), value);

    /// <inheritdoc/>
    public static int MaxUInt64 => 9;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetUInt64(ref byte at, out ulong value)
    {
        uint head = at;
        if (head < CborCode.Direct)
        {
            value = head;
            return 1;
        }
        nint length = GetUInt64Wide(ref at, out ulong rare);
        value = rare;
        return length;
    }

    /// <inheritdoc/>
    public ulong ReadUInt64() => Commit(GetUInt64(ref Need(MaxUInt64), out ulong value), value);

    /// <inheritdoc/>
    public static int MaxInt128 => CborNumbers.ReadableInteger;

    /// <inheritdoc/>
    public static nint GetInt128(ref byte at, out Int128 value) => CborNumbers.Get(ref at, out value);

    /// <inheritdoc/>
    public Int128 ReadInt128() => Commit(GetInt128(ref Need(MaxInt128), out Int128 value), value);

    /// <inheritdoc/>
    public static int MaxUInt128 => CborNumbers.ReadableInteger;

    /// <inheritdoc/>
    public static nint GetUInt128(ref byte at, out UInt128 value) => CborNumbers.Get(ref at, out value);

    /// <inheritdoc/>
    public UInt128 ReadUInt128() => Commit(GetUInt128(ref Need(MaxUInt128), out UInt128 value), value);

    /// <inheritdoc/>
    public static int MaxHalf => 9;

    /// <inheritdoc/>
    public static nint GetHalf(ref byte at, out Half value)
    {
        if (at == CborCode.Float16)
        {
            value = BitConverter.UInt16BitsToHalf(Bytes.GetBig16(ref at, 1));
            return 3;
        }
        if ((at & CborCode.MajorMask) == CborCode.Tag)
        {
            nint used = CborFraction.Get(ref at, out CborFraction fraction);
            value = fraction.ToHalf();
            if (Half.IsInfinity(value))
            {
                Throw.NumberOutOfRange("Half");
            }
            return used;
        }
        nint length = GetSingle(ref at, out float wide);
        value = CborEncoder.Narrow(wide);
        if (Half.IsInfinity(value) && float.IsFinite(wide))
        {
            Throw.NumberOutOfRange("Half");
        }
        return length;
    }

    /// <inheritdoc/>
    public Half ReadHalf() => Commit(GetHalf(ref Need(MaxHalf), out Half value), value);

    /// <inheritdoc/>
    public static int MaxSingle => 9;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetSingle(ref byte at, out float value)
    {
        if (at == CborCode.Float32)
        {
            value = BitConverter.UInt32BitsToSingle(Bytes.GetBig32(ref at, 1));
            return 5;
        }
        nint length = GetSingleWide(ref at, out float rare);
        value = rare;
        return length;
    }

    /// <inheritdoc/>
    public float ReadSingle() => Commit(GetSingle(ref Need(MaxSingle), out float value), value);

    /// <inheritdoc/>
    public static int MaxDouble => 9;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetDouble(ref byte at, out double value)
    {
        if (at == CborCode.Float64)
        {
            value = BitConverter.UInt64BitsToDouble(Bytes.GetBig64(ref at, 1));
            return 9;
        }
        nint length = GetDoubleWide(ref at, out double rare);
        value = rare;
        return length;
    }

    /// <inheritdoc/>
    public double ReadDouble() => Commit(GetDouble(ref Need(MaxDouble), out double value), value);

    /// <inheritdoc/>
    public static int MaxDecimal => CborNumbers.ReadableDecimal;

    /// <inheritdoc/>
    public static nint GetDecimal(ref byte at, out decimal value) => CborNumbers.Get(ref at, out value);

    /// <inheritdoc/>
    public decimal ReadDecimal() => Commit(GetDecimal(ref Need(MaxDecimal), out decimal value), value);

    /// <inheritdoc/>
    public static int MaxChar => 9;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetChar(ref byte at, out char value)
    {
        nint length = GetInt32(ref at, out int wide);
        value = IntegerNarrowing.ToChar(wide);
        return length;
    }

    /// <inheritdoc/>
    public char ReadChar() => Commit(GetChar(ref Need(MaxChar), out char value), value);

    /// <inheritdoc/>
    public static int MaxRune => 9;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetRune(ref byte at, out Rune value)
    {
        nint length = GetUInt32(ref at, out uint scalar);
        if (!Rune.TryCreate(scalar, out value))
        {
            Throw.InvalidValue("Rune");
        }
        return length;
    }

    /// <inheritdoc/>
    public Rune ReadRune() => Commit(GetRune(ref Need(MaxRune), out Rune value), value);

    /// <inheritdoc/>
    public static int MaxGuid => CborTags.ReadableGuid;

    /// <inheritdoc/>
    public static nint GetGuid(ref byte at, out Guid value) => CborTags.Get(ref at, out value);

    /// <inheritdoc/>
    public Guid ReadGuid() => Commit(GetGuid(ref Need(MaxGuid), out Guid value), value);

    /// <inheritdoc/>
    public static int MaxDateTime => CborTags.ReadableTime;

    /// <inheritdoc/>
    public static nint GetDateTime(ref byte at, out DateTime value) => CborTags.Get(ref at, out value);

    /// <inheritdoc/>
    public DateTime ReadDateTime() => Commit(GetDateTime(ref Need(MaxDateTime), out DateTime value), value);

    /// <inheritdoc/>
    public static int MaxDateTimeOffset => CborTags.ReadableTime;

    /// <inheritdoc/>
    public static nint GetDateTimeOffset(ref byte at, out DateTimeOffset value) => CborTags.Get(ref at, out value);

    /// <inheritdoc/>
    public DateTimeOffset ReadDateTimeOffset() => Commit(GetDateTimeOffset(ref Need(MaxDateTimeOffset), out DateTimeOffset value), value);

    /// <inheritdoc/>
    public static int MaxDateOnly => CborTags.ReadableDate;

    /// <inheritdoc/>
    public static nint GetDateOnly(ref byte at, out DateOnly value) => CborTags.Get(ref at, out value);

    /// <inheritdoc/>
    public DateOnly ReadDateOnly() => Commit(GetDateOnly(ref Need(MaxDateOnly), out DateOnly value), value);

    /// <inheritdoc/>
    public static int MaxTimeOnly => 9;

    /// <inheritdoc/>
    public static nint GetTimeOnly(ref byte at, out TimeOnly value)
    {
        nint length = GetUInt64(ref at, out ulong ticks);
        value = RawLayoutValues.ToTimeOnly(ticks);
        return length;
    }

    /// <inheritdoc/>
    public TimeOnly ReadTimeOnly() => Commit(GetTimeOnly(ref Need(MaxTimeOnly), out TimeOnly value), value);

    /// <inheritdoc/>
    public static int MaxTimeSpan => 9;

    /// <inheritdoc/>
    public static nint GetTimeSpan(ref byte at, out TimeSpan value)
    {
        nint length = GetInt64(ref at, out long ticks);
        value = new TimeSpan(ticks);
        return length;
    }

    /// <inheritdoc/>
    public TimeSpan ReadTimeSpan() => Commit(GetTimeSpan(ref Need(MaxTimeSpan), out TimeSpan value), value);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetInt32Wide(ref byte at, out int value)
    {
        nint length = CborEncoder.GetInteger(ref at, out long wide, out bool large);
        value = (int)wide;
        if (large || value != wide)
        {
            Throw.NumberOutOfRange("int");
        }
        return length;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetInt64Wide(ref byte at, out long value)
    {
        nint length = CborEncoder.GetInteger(ref at, out value, out bool large);
        if (large)
        {
            Throw.NumberOutOfRange("long");
        }
        return length;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetUInt64Wide(ref byte at, out ulong value)
    {
        nint length = CborEncoder.GetInteger(ref at, out long wide, out _);
        if (at >= CborCode.Negative)
        {
            Throw.NumberOutOfRange("ulong");
        }
        value = (ulong)wide;
        return length;
    }

    /// <summary>Another form for a float: rounded to the nearest, but no number becomes infinity.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetSingleWide(ref byte at, out float value)
    {
        if (at == CborCode.Float16)
        {
            value = BitConverter.UInt32BitsToSingle(CborEncoder.WidenHalf(Bytes.GetBig16(ref at, 1)));
            return 3;
        }
        if ((at & CborCode.MajorMask) == CborCode.Tag)
        {
            nint used = CborFraction.Get(ref at, out CborFraction fraction);
            value = fraction.ToSingle();
            if (float.IsInfinity(value))
            {
                Throw.NumberOutOfRange("float");
            }
            return used;
        }
        nint length = GetDoubleWide(ref at, out double wide);
        value = CborEncoder.Narrow(wide);
        if (float.IsInfinity(value) && double.IsFinite(wide))
        {
            Throw.NumberOutOfRange("float");
        }
        return length;
    }

    /// <summary>Another form for a double: a narrower float, an integer of 64 bits and a sign, or a fraction.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetDoubleWide(ref byte at, out double value)
    {
        nint length = CborEncoder.GetFloat(ref at, out value);
        if (length != 0)
        {
            return length;
        }
        if ((at & CborCode.MajorMask) == CborCode.Tag)
        {
            length = CborFraction.Get(ref at, out CborFraction fraction);
            value = fraction.ToDouble();
            if (double.IsInfinity(value))
            {
                Throw.NumberOutOfRange("double");
            }
            return length;
        }
        if (at >= CborCode.Bytes)
        {
            Throw.TypeMismatch("a float", CborCode.Name(at));
        }
        length = CborEncoder.GetHead(ref at, out ulong argument);
        value = at < CborCode.Negative ? argument : -1.0 - argument;
        return length;
    }
}
