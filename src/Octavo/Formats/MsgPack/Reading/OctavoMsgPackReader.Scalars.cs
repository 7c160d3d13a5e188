// Owns: MessagePack's scalar decoders: every head of the specification that can mean the value, nothing else. Knows no window. docs/formats/messagepack.md.
using System.Globalization;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
using Octavo.Codecs.RawLayouts;
using Octavo.Internal;
using Octavo.Memory;
using Octavo.Text;

namespace Octavo.MsgPack;

public ref partial struct OctavoMsgPackReader
{
    /// <summary>Sign, point and 29 digits are 31 characters; a few zeros more are read.</summary>
    private const int MaxDecimalText = 38;

    /// <inheritdoc/>
    public static int MaxBool => 1;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetBool(ref byte at, out bool value)
    {
        uint bit = (uint)at - MsgPackCode.False;
        if (bit > 1)
        {
            Throw.TypeMismatch("a bool", MsgPackCode.Name(at));
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
        if ((uint)((sbyte)head + 32) < 160)
        {
            value = (sbyte)head;
            return 1;
        }
        // The two five-byte heads differ in one bit pair; both here, the rest out of line.
        if (head is MsgPackCode.UInt32 or MsgPackCode.Int32)
        {
            value = (int)Bytes.GetBig32(ref at, 1);
            if (head == MsgPackCode.UInt32 && value < 0)
            {
                Throw.NumberOutOfRange("int");
            }
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
        if ((uint)((sbyte)head + 32) < 160)
        {
            value = (sbyte)head;
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
        if (head <= MsgPackCode.MaxFixInt)
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
    public static int MaxInt128 => 5 + 16;

    /// <inheritdoc/>
    public static nint GetInt128(ref byte at, out Int128 value)
    {
        if (at is MsgPackCode.Bin8 or MsgPackCode.Bin16 or MsgPackCode.Bin32)
        {
            nint bytes = GetBin16(ref at, out UInt128 bits);
            value = (Int128)bits;
            return bytes;
        }
        nint length = MsgPackEncoder.GetInteger(ref at, out long wide, out bool large);
        value = large ? (Int128)(ulong)wide : wide;
        return length;
    }

    /// <inheritdoc/>
    public Int128 ReadInt128() => Commit(GetInt128(ref Need(MaxInt128), out Int128 value), value);

    /// <inheritdoc/>
    public static int MaxUInt128 => 5 + 16;

    /// <inheritdoc/>
    public static nint GetUInt128(ref byte at, out UInt128 value)
    {
        if (at is MsgPackCode.Bin8 or MsgPackCode.Bin16 or MsgPackCode.Bin32)
        {
            return GetBin16(ref at, out value);
        }
        nint length = GetUInt64(ref at, out ulong wide);
        value = wide;
        return length;
    }

    /// <inheritdoc/>
    public UInt128 ReadUInt128() => Commit(GetUInt128(ref Need(MaxUInt128), out UInt128 value), value);

    /// <inheritdoc/>
    public static int MaxHalf => 9;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetHalf(ref byte at, out Half value)
    {
        nint length = GetSingle(ref at, out float wide);
        value = (Half)wide;
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
        if (at == MsgPackCode.Float32)
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
        if (at == MsgPackCode.Float64)
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
    public static int MaxDecimal => 5 + MaxDecimalText;

    /// <inheritdoc/>
    public static nint GetDecimal(ref byte at, out decimal value)
    {
        const NumberStyles Style = NumberStyles.AllowLeadingSign | NumberStyles.AllowDecimalPoint;
        nint head = MsgPackEncoder.GetStrHead(ref at, "a decimal as a string", out uint length);
        if (length > MaxDecimalText)
        {
            Throw.InvalidValue("decimal");
        }
        ReadOnlySpan<byte> text = MemoryMarshal.CreateReadOnlySpan(ref Bytes.At(ref at, head), (int)length);
        // The parser allows zero bytes at the end.
        if (!decimal.TryParse(text, Style, CultureInfo.InvariantCulture, out value) || text[^1] == 0)
        {
            Throw.InvalidValue("decimal");
        }
        return head + text.Length;
    }

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
    public static int MaxGuid => 5 + GuidText.Length;

    /// <inheritdoc/>
    public static nint GetGuid(ref byte at, out Guid value)
    {
        nint head = 2;
        if (Bytes.Get<ushort>(ref at) != (MsgPackCode.Str8 | (GuidText.Length << 8)))
        {
            head = MsgPackEncoder.GetStrHead(ref at, "a Guid as a string of 36 characters", out uint length);
            if (length != GuidText.Length)
            {
                Throw.InvalidValue("Guid");
            }
        }
        value = GuidText.Get(ref Bytes.At(ref at, head));
        return head + GuidText.Length;
    }

    /// <inheritdoc/>
    public Guid ReadGuid() => Commit(GetGuid(ref Need(MaxGuid), out Guid value), value);

    /// <inheritdoc/>
    public static int MaxDateTime => MsgPackTimestampEncoder.Max;

    /// <inheritdoc/>
    public static nint GetDateTime(ref byte at, out DateTime value) => MsgPackTimestampEncoder.Get(ref at, out value);

    /// <inheritdoc/>
    public DateTime ReadDateTime() => Commit(GetDateTime(ref Need(MaxDateTime), out DateTime value), value);

    /// <inheritdoc/>
    public static int MaxDateTimeOffset => 5 + MsgPackTimestampEncoder.Max + 9;

    /// <inheritdoc/>
    public static nint GetDateTimeOffset(ref byte at, out DateTimeOffset value)
    {
        nint length = GetStart(ref at, Layout.Array, out int count);
        if (count != 2)
        {
            Throw.TypeMismatch("an array of a timestamp and minutes", count >= 0 ? "an array of another count" : MsgPackCode.Name(at));
        }
        length += MsgPackTimestampEncoder.Get(ref Bytes.At(ref at, length), out DateTime clock);
        length += GetInt16(ref Bytes.At(ref at, length), out short minutes);
        value = RawLayoutValues.ToDateTimeOffset(clock.Ticks, minutes);
        return length;
    }

    /// <inheritdoc/>
    public DateTimeOffset ReadDateTimeOffset() => Commit(GetDateTimeOffset(ref Need(MaxDateTimeOffset), out DateTimeOffset value), value);

    /// <inheritdoc/>
    public static int MaxDateOnly => 9;

    /// <inheritdoc/>
    public static nint GetDateOnly(ref byte at, out DateOnly value)
    {
        nint length = GetUInt32(ref at, out uint day);
        value = RawLayoutValues.ToDateOnly(day);
        return length;
    }

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
        nint length = MsgPackEncoder.GetInteger(ref at, out long wide, out bool large);
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
        nint length = MsgPackEncoder.GetInteger(ref at, out value, out bool large);
        if (large)
        {
            Throw.NumberOutOfRange("long");
        }
        return length;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetUInt64Wide(ref byte at, out ulong value)
    {
        nint length = MsgPackEncoder.GetInteger(ref at, out long wide, out bool large);
        if (wide < 0 && !large)
        {
            Throw.NumberOutOfRange("ulong");
        }
        value = (ulong)wide;
        return length;
    }

    /// <summary>Another head for a float: rounded to the nearest, but no number becomes infinity.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetSingleWide(ref byte at, out float value)
    {
        nint length = GetDoubleWide(ref at, out double wide);
        value = (float)wide;
        if (float.IsInfinity(value) && double.IsFinite(wide))
        {
            Throw.NumberOutOfRange("float");
        }
        return length;
    }

    /// <summary>Another head for a double: the other width, or an integer.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetDoubleWide(ref byte at, out double value)
    {
        switch (at)
        {
            case MsgPackCode.Float32:
                value = BitConverter.UInt32BitsToSingle(Bytes.GetBig32(ref at, 1));
                return 5;
            case MsgPackCode.Float64:
                value = BitConverter.UInt64BitsToDouble(Bytes.GetBig64(ref at, 1));
                return 9;
        }
        if (at is > MsgPackCode.MaxFixInt and < MsgPackCode.MinNegativeFixInt and (< MsgPackCode.UInt8 or > MsgPackCode.Int64))
        {
            Throw.TypeMismatch("a float", MsgPackCode.Name(at));
        }
        nint length = MsgPackEncoder.GetInteger(ref at, out long wide, out bool large);
        value = large ? (ulong)wide : wide;
        return length;
    }

    private static nint GetBin16(ref byte at, out UInt128 value)
    {
        nint head = MsgPackEncoder.GetBinHead(ref at, "a 128-bit integer", out uint length);
        if (length != 16)
        {
            Throw.InvalidValue("a 128-bit integer, which has 16 bytes");
        }
        value = new UInt128(Bytes.Get<ulong>(ref at, head + 8), Bytes.Get<ulong>(ref at, head));
        return head + 16;
    }
}
