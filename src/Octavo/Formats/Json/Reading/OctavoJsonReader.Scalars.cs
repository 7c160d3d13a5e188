// Owns: JSON's scalars on the reading side. RFC 8259, section 6; dates as RFC 3339 has them.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
using Octavo.Internal;
using Octavo.Text;

namespace Octavo.Json;

public ref partial struct OctavoJsonReader
{
    internal const uint True = 0x6575_7274;

    internal const uint Fals = 0x736C_6166;

    /// <summary>Gets a value from its text.</summary>
    /// <returns>Bytes used; 0 if the text is none.</returns>
    private delegate nint Getter<T>(ref byte at, out T value);

    /// <inheritdoc/>
    public bool ReadBool()
    {
        ref byte at = ref Token();
        uint word = Bytes.Get<uint>(ref at);
        if (word == True)
        {
            _window.Advance(4);
            return true;
        }
        if (word == Fals && Bytes.At(ref at, 4) == 'e')
        {
            _window.Advance(5);
            return false;
        }
        return ReadOddBool();
    }

    /// <inheritdoc/>
    public sbyte ReadSByte()
    {
        ref byte at = ref Token();
        nint length = DecimalIntegers.Get(ref at, out sbyte value);
        if (length == 0)
        {
            return ReadOdd<sbyte>("sbyte");
        }
        _window.Advance(length);
        return value;
    }

    /// <inheritdoc/>
    public byte ReadByte()
    {
        ref byte at = ref Token();
        nint length = DecimalIntegers.Get(ref at, out byte value);
        if (length == 0)
        {
            return ReadOdd<byte>("byte");
        }
        _window.Advance(length);
        return value;
    }

    /// <inheritdoc/>
    public short ReadInt16()
    {
        ref byte at = ref Token();
        nint length = DecimalIntegers.Get(ref at, out short value);
        if (length == 0)
        {
            return ReadOdd<short>("short");
        }
        _window.Advance(length);
        return value;
    }

    /// <inheritdoc/>
    public ushort ReadUInt16()
    {
        ref byte at = ref Token();
        nint length = DecimalIntegers.Get(ref at, out ushort value);
        if (length == 0)
        {
            return ReadOdd<ushort>("ushort");
        }
        _window.Advance(length);
        return value;
    }

    /// <inheritdoc/>
    public int ReadInt32()
    {
        ref byte at = ref Token();
        nint length = DecimalIntegers.Get(ref at, out int value);
        if (length == 0)
        {
            return ReadOdd<int>("int");
        }
        _window.Advance(length);
        return value;
    }

    /// <inheritdoc/>
    public uint ReadUInt32()
    {
        ref byte at = ref Token();
        nint length = DecimalIntegers.Get(ref at, out uint value);
        if (length == 0)
        {
            return ReadOdd<uint>("uint");
        }
        _window.Advance(length);
        return value;
    }

    /// <inheritdoc/>
    public long ReadInt64()
    {
        ref byte at = ref Token();
        nint length = DecimalIntegers.Get(ref at, out long value);
        if (length == 0)
        {
            return ReadOdd<long>("long");
        }
        _window.Advance(length);
        return value;
    }

    /// <inheritdoc/>
    public ulong ReadUInt64()
    {
        ref byte at = ref Token();
        nint length = DecimalIntegers.Get(ref at, out ulong value);
        if (length == 0)
        {
            return ReadOdd<ulong>("ulong");
        }
        _window.Advance(length);
        return value;
    }

    /// <inheritdoc/>
    public Int128 ReadInt128()
    {
        ref byte at = ref Token();
        nint length = DecimalIntegers.Get(ref at, out Int128 value);
        if (length == 0)
        {
            return ReadOdd<Int128>("Int128");
        }
        _window.Advance(length);
        return value;
    }

    /// <inheritdoc/>
    public UInt128 ReadUInt128()
    {
        ref byte at = ref Token();
        nint length = DecimalIntegers.Get(ref at, out UInt128 value);
        if (length == 0)
        {
            return ReadOdd<UInt128>("UInt128");
        }
        _window.Advance(length);
        return value;
    }

    /// <inheritdoc/>
    public Half ReadHalf()
    {
        ref byte at = ref Token();
        nint length = NearestHalf.Get(ref at, out Half value);
        if (length == 0)
        {
            return ReadOddFloat<Half>("Half", NearestHalf.Parse);
        }
        _window.Advance(length);
        return value;
    }

    /// <inheritdoc/>
    public float ReadSingle()
    {
        ref byte at = ref Token();
        nint length = NearestSingle.Get(ref at, out float value);
        if (length == 0)
        {
            return ReadOddFloat<float>("float", NearestSingle.Parse);
        }
        _window.Advance(length);
        return value;
    }

    /// <inheritdoc/>
    public double ReadDouble()
    {
        ref byte at = ref Token();
        nint length = NearestDouble.Get(ref at, out double value);
        if (length == 0)
        {
            return ReadOddFloat<double>("double", NearestDouble.Parse);
        }
        _window.Advance(length);
        return value;
    }

    /// <inheritdoc/>
    public decimal ReadDecimal()
    {
        ref byte at = ref Token();
        nint length = DecimalNumbers.Get(ref at, out decimal value);
        if (length == 0)
        {
            return ReadOddDecimal();
        }
        _window.Advance(length);
        return value;
    }

    /// <summary>Reads text of one UTF-16 unit.</summary>
    public char ReadChar()
    {
        ref byte at = ref Token();
        byte unit = Bytes.At(ref at, 1);
        if (at == '"' && Bytes.At(ref at, 2) == '"' && unit is >= 0x20 and < 0x80 and not (byte)'\\' and not (byte)'"')
        {
            _window.Advance(3);
            return (char)unit;
        }
        string? text = ReadText();
        if (text is not { Length: 1 })
        {
            Throw.InvalidValue("char", "text that is not one UTF-16 unit");
        }
        return text[0];
    }

    /// <summary>Reads text of one character.</summary>
    public Rune ReadRune()
    {
        string? text = ReadText();
        if (text is null || Rune.DecodeFromUtf16(text, out Rune value, out int used) != System.Buffers.OperationStatus.Done || used != text.Length)
        {
            Throw.InvalidValue("Rune", "text that is not one character");
            return default;
        }
        return value;
    }

    /// <summary>Reads the form with hyphens.</summary>
    public Guid ReadGuid()
    {
        ref byte at = ref Token();
        if (at == '"' && Bytes.At(ref at, 37) == '"')
        {
            Guid value = GuidText.Get(ref Bytes.At(ref at, 1));
            _window.Advance(38);
            return value;
        }
        string text = ReadValueText("Guid");
        if (text.Length != GuidText.Length || !Guid.TryParseExact(text, "D", out Guid parsed))
        {
            Throw.InvalidValue("Guid", "text of another form than 8-4-4-4-12 digits");
            return default;
        }
        return parsed;
    }

    /// <inheritdoc/>
    public DateTime ReadDateTime()
    {
        ref byte at = ref Token();
        if (at == '"')
        {
            nint length = IsoDates.Get(ref Bytes.At(ref at, 1), out DateTime value);
            if (length != 0 && Bytes.At(ref at, length + 1) == '"')
            {
                _window.Advance(length + 2);
                return value;
            }
        }
        return ReadEscaped<DateTime>("DateTime", IsoDates.Get);
    }

    /// <inheritdoc/>
    public DateTimeOffset ReadDateTimeOffset()
    {
        ref byte at = ref Token();
        if (at == '"')
        {
            nint length = IsoDates.Get(ref Bytes.At(ref at, 1), out DateTimeOffset value);
            if (length != 0 && Bytes.At(ref at, length + 1) == '"')
            {
                _window.Advance(length + 2);
                return value;
            }
        }
        return ReadEscaped<DateTimeOffset>("DateTimeOffset", IsoDates.Get);
    }

    /// <inheritdoc/>
    public DateOnly ReadDateOnly()
    {
        ref byte at = ref Token();
        if (at == '"')
        {
            nint length = IsoDates.Get(ref Bytes.At(ref at, 1), out DateOnly value);
            if (length != 0 && Bytes.At(ref at, length + 1) == '"')
            {
                _window.Advance(length + 2);
                return value;
            }
        }
        return ReadEscaped<DateOnly>("DateOnly", IsoDates.Get);
    }

    /// <inheritdoc/>
    public TimeOnly ReadTimeOnly()
    {
        ref byte at = ref Token();
        if (at == '"')
        {
            nint length = IsoDates.Get(ref Bytes.At(ref at, 1), out TimeOnly value);
            if (length != 0 && Bytes.At(ref at, length + 1) == '"')
            {
                _window.Advance(length + 2);
                return value;
            }
        }
        return ReadEscaped<TimeOnly>("TimeOnly", IsoDates.Get);
    }

    /// <inheritdoc/>
    public TimeSpan ReadTimeSpan()
    {
        ref byte at = ref Token();
        if (at == '"')
        {
            nint length = TimeSpans.Get(ref Bytes.At(ref at, 1), out TimeSpan value);
            if (length != 0 && Bytes.At(ref at, length + 1) == '"')
            {
                _window.Advance(length + 2);
                return value;
            }
        }
        return ReadEscaped<TimeSpan>("TimeSpan", TimeSpans.Get);
    }

    /// <summary>A date or a time whose text has escapes, or is none.</summary>
    /// <param name="type">For errors.</param>
    /// <param name="get">Gets it from its text without escapes, which has zeros after it.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private T ReadEscaped<T>(string type, Getter<T> get)
        where T : struct
    {
        Span<byte> plain = stackalloc byte[Look];
        plain.Clear();
        if (!Encoding.UTF8.TryGetBytes(ReadValueText(type), plain[..(Look / 2)], out int all) || all == 0
            || get(ref MemoryMarshal.GetReference(plain), out T value) != all)
        {
            Throw.InvalidValue(type, "text that is not an ISO 8601 form of it");
            return default;
        }
        return value;
    }

    private string ReadValueText(string type)
    {
        string? text = ReadText();
        if (text is null)
        {
            Throw.NullValue(type);
        }
        return text;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private bool ReadOddBool()
    {
        byte before = Here();
        ref byte at = ref Odd(ref Token());
        if (at == before)
        {
            Unexpected("a boolean");
        }
        return ReadBool();
    }
}
