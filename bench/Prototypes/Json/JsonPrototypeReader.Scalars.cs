// Owns: the scalars that no measured body is bound by; their text goes through the BCL. Knows no structure.
using System.Buffers.Text;
using System.Globalization;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
using Octavo.Internal;

namespace Octavo.Bench.Prototypes.Json;

internal ref partial struct JsonPrototypeReader
{
    public sbyte ReadSByte() => (sbyte)ReadRanged(sbyte.MinValue, sbyte.MaxValue, "sbyte");

    public byte ReadByte() => (byte)ReadRanged(byte.MinValue, byte.MaxValue, "byte");

    public short ReadInt16() => (short)ReadRanged(short.MinValue, short.MaxValue, "short");

    public ushort ReadUInt16() => (ushort)ReadRanged(ushort.MinValue, ushort.MaxValue, "ushort");

    public uint ReadUInt32() => (uint)ReadRanged(uint.MinValue, uint.MaxValue, "uint");

    public ulong ReadUInt64() => ReadNumber<ulong>();

    public Int128 ReadInt128() => ReadNumber<Int128>();

    public UInt128 ReadUInt128() => ReadNumber<UInt128>();

    public Half ReadHalf() => ReadNumber<Half>();

    public float ReadSingle() => ReadNumber<float>();

    public decimal ReadDecimal() => ReadNumber<decimal>();

    public char ReadChar()
    {
        string text = ReadSomeText();
        if (text.Length != 1)
        {
            Fail();
        }
        return text[0];
    }

    public Rune ReadRune()
    {
        string text = ReadSomeText();
        if (!Rune.TryGetRuneAt(text, 0, out Rune rune) || rune.Utf16SequenceLength != text.Length)
        {
            Fail();
        }
        return rune;
    }

    public Guid ReadGuid()
    {
        ref byte at = ref Token();
        ReadOnlySpan<byte> digits = MemoryMarshal.CreateReadOnlySpan(ref Bytes.At(ref at, 1), 36);
        if (at == '"' && Bytes.At(ref at, 37) == '"' && Utf8Parser.TryParse(digits, out Guid value, out int used, 'D') && used == 36)
        {
            _position += 38;
            return value;
        }
        if (!Guid.TryParseExact(ReadSomeText(), "D", out value))
        {
            Fail();
        }
        return value;
    }

    public DateTime ReadDateTime()
    {
        nint used = JsonDateTime.Get(ref Token(), out DateTime value);
        if (used == 0)
        {
            Fail();
        }
        _position += used;
        return value;
    }

    public DateTimeOffset ReadDateTimeOffset()
    {
        if (!DateTimeOffset.TryParseExact(ReadSomeText(), "O", CultureInfo.InvariantCulture, DateTimeStyles.None, out DateTimeOffset value))
        {
            Fail();
        }
        return value;
    }

    public DateOnly ReadDateOnly()
    {
        if (!DateOnly.TryParseExact(ReadSomeText(), "O", CultureInfo.InvariantCulture, DateTimeStyles.None, out DateOnly value))
        {
            Fail();
        }
        return value;
    }

    public TimeOnly ReadTimeOnly()
    {
        if (!TimeOnly.TryParseExact(ReadSomeText(), "O", CultureInfo.InvariantCulture, DateTimeStyles.None, out TimeOnly value))
        {
            Fail();
        }
        return value;
    }

    public TimeSpan ReadTimeSpan()
    {
        if (!TimeSpan.TryParseExact(ReadSomeText(), "c", CultureInfo.InvariantCulture, out TimeSpan value))
        {
            Fail();
        }
        return value;
    }

    private string ReadSomeText()
    {
        string? text = ReadText();
        if (text is null)
        {
            Fail();
        }
        return text;
    }

    private long ReadRanged(long least, long greatest, string type)
    {
        long value = ReadInt64();
        if (value < least || value > greatest)
        {
            Throw.NumberOutOfRange(type);
        }
        return value;
    }

    private T ReadNumber<T>()
        where T : struct, INumberBase<T>
    {
        Token();
        nint start = _position;
        SkipNumber();
        if (!T.TryParse(MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref _start, start), (int)(_position - start)), NumberStyles.Float, CultureInfo.InvariantCulture, out T value))
        {
            Throw.NumberOutOfRange(typeof(T).Name);
        }
        return value;
    }
}
