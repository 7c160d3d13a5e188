// Owns: the scalars of Tokens on the writing side: the opcode, then the value's bits, little-endian. Knows no window.
using System.Text;
using Octavo.Codecs.RawLayouts;
using Octavo.Tokens;

namespace Octavo.Internal;

public ref partial struct OctavoTokensWriter
{
    /// <inheritdoc/>
    public static int MaxBool => 2;

    /// <inheritdoc/>
    public static nint PutBool(ref byte at, bool value)
    {
        at = (byte)OctavoTokenKind.Bool;
        Bytes.At(ref at, 1) = RawLayoutValues.FromBool(value);
        return 2;
    }

    /// <inheritdoc/>
    public static int MaxSByte => 2;

    /// <inheritdoc/>
    public static nint PutSByte(ref byte at, sbyte value)
    {
        at = (byte)OctavoTokenKind.SByte;
        Bytes.Put(ref at, 1, value);
        return 2;
    }

    /// <inheritdoc/>
    public static int MaxByte => 2;

    /// <inheritdoc/>
    public static nint PutByte(ref byte at, byte value)
    {
        at = (byte)OctavoTokenKind.Byte;
        Bytes.Put(ref at, 1, value);
        return 2;
    }

    /// <inheritdoc/>
    public static int MaxInt16 => 3;

    /// <inheritdoc/>
    public static nint PutInt16(ref byte at, short value)
    {
        at = (byte)OctavoTokenKind.Int16;
        Bytes.Put(ref at, 1, value);
        return 3;
    }

    /// <inheritdoc/>
    public static int MaxUInt16 => 3;

    /// <inheritdoc/>
    public static nint PutUInt16(ref byte at, ushort value)
    {
        at = (byte)OctavoTokenKind.UInt16;
        Bytes.Put(ref at, 1, value);
        return 3;
    }

    /// <inheritdoc/>
    public static int MaxInt32 => 5;

    /// <inheritdoc/>
    public static nint PutInt32(ref byte at, int value)
    {
        at = (byte)OctavoTokenKind.Int32;
        Bytes.Put(ref at, 1, value);
        return 5;
    }

    /// <inheritdoc/>
    public static int MaxUInt32 => 5;

    /// <inheritdoc/>
    public static nint PutUInt32(ref byte at, uint value)
    {
        at = (byte)OctavoTokenKind.UInt32;
        Bytes.Put(ref at, 1, value);
        return 5;
    }

    /// <inheritdoc/>
    public static int MaxInt64 => 9;

    /// <inheritdoc/>
    public static nint PutInt64(ref byte at, long value)
    {
        at = (byte)OctavoTokenKind.Int64;
        Bytes.Put(ref at, 1, value);
        return 9;
    }

    /// <inheritdoc/>
    public static int MaxUInt64 => 9;

    /// <inheritdoc/>
    public static nint PutUInt64(ref byte at, ulong value)
    {
        at = (byte)OctavoTokenKind.UInt64;
        Bytes.Put(ref at, 1, value);
        return 9;
    }

    /// <inheritdoc/>
    public static int MaxInt128 => 17;

    /// <inheritdoc/>
    public static nint PutInt128(ref byte at, Int128 value)
    {
        at = (byte)OctavoTokenKind.Int128;
        Bytes.Put(ref at, 1, value);
        return 17;
    }

    /// <inheritdoc/>
    public static int MaxUInt128 => 17;

    /// <inheritdoc/>
    public static nint PutUInt128(ref byte at, UInt128 value)
    {
        at = (byte)OctavoTokenKind.UInt128;
        Bytes.Put(ref at, 1, value);
        return 17;
    }

    /// <inheritdoc/>
    public static int MaxHalf => 3;

    /// <inheritdoc/>
    public static nint PutHalf(ref byte at, Half value)
    {
        at = (byte)OctavoTokenKind.Half;
        Bytes.Put(ref at, 1, value);
        return 3;
    }

    /// <inheritdoc/>
    public static int MaxSingle => 5;

    /// <inheritdoc/>
    public static nint PutSingle(ref byte at, float value)
    {
        at = (byte)OctavoTokenKind.Single;
        Bytes.Put(ref at, 1, value);
        return 5;
    }

    /// <inheritdoc/>
    public static int MaxDouble => 9;

    /// <inheritdoc/>
    public static nint PutDouble(ref byte at, double value)
    {
        at = (byte)OctavoTokenKind.Double;
        Bytes.Put(ref at, 1, value);
        return 9;
    }

    /// <inheritdoc/>
    public static int MaxDecimal => 17;

    /// <inheritdoc/>
    public static nint PutDecimal(ref byte at, decimal value)
    {
        RawLayoutValues.Check(in value);
        at = (byte)OctavoTokenKind.Decimal;
        Bytes.Put(ref at, 1, value);
        return 17;
    }

    /// <inheritdoc/>
    public static int MaxChar => 3;

    /// <inheritdoc/>
    public static nint PutChar(ref byte at, char value)
    {
        at = (byte)OctavoTokenKind.Char;
        Bytes.Put(ref at, 1, value);
        return 3;
    }

    /// <inheritdoc/>
    public static int MaxRune => 5;

    /// <inheritdoc/>
    public static nint PutRune(ref byte at, Rune value)
    {
        RawLayoutValues.Check(value);
        at = (byte)OctavoTokenKind.Rune;
        Bytes.Put(ref at, 1, value.Value);
        return 5;
    }

    /// <inheritdoc/>
    public static int MaxGuid => 17;

    /// <inheritdoc/>
    public static nint PutGuid(ref byte at, Guid value)
    {
        at = (byte)OctavoTokenKind.Guid;
        Bytes.Put(ref at, 1, value);
        return 17;
    }

    /// <inheritdoc/>
    public static int MaxDateTime => 9;

    /// <inheritdoc/>
    public static nint PutDateTime(ref byte at, DateTime value)
    {
        at = (byte)OctavoTokenKind.DateTime;
        Bytes.Put(ref at, 1, RawLayoutValues.FromDateTime(value));
        return 9;
    }

    /// <inheritdoc/>
    public static int MaxDateTimeOffset => 11;

    /// <inheritdoc/>
    public static nint PutDateTimeOffset(ref byte at, DateTimeOffset value)
    {
        at = (byte)OctavoTokenKind.DateTimeOffset;
        Bytes.Put(ref at, 1, RawLayoutValues.ClockTicks(value, out int minutes));
        Bytes.Put(ref at, 9, (short)minutes);
        return 11;
    }

    /// <inheritdoc/>
    public static int MaxDateOnly => 5;

    /// <inheritdoc/>
    public static nint PutDateOnly(ref byte at, DateOnly value)
    {
        RawLayoutValues.Check(value);
        at = (byte)OctavoTokenKind.DateOnly;
        Bytes.Put(ref at, 1, value.DayNumber);
        return 5;
    }

    /// <inheritdoc/>
    public static int MaxTimeOnly => 9;

    /// <inheritdoc/>
    public static nint PutTimeOnly(ref byte at, TimeOnly value)
    {
        RawLayoutValues.Check(value);
        at = (byte)OctavoTokenKind.TimeOnly;
        Bytes.Put(ref at, 1, value.Ticks);
        return 9;
    }

    /// <inheritdoc/>
    public static int MaxTimeSpan => 9;

    /// <inheritdoc/>
    public static nint PutTimeSpan(ref byte at, TimeSpan value)
    {
        at = (byte)OctavoTokenKind.TimeSpan;
        Bytes.Put(ref at, 1, value.Ticks);
        return 9;
    }
}
