// Owns: CBOR as events, head by head: a count is not a claim on memory here, so it is not checked against a chunk's bytes. RFC 8949, section 3 and appendix F.
using System.Buffers;
using System.Buffers.Binary;
using Octavo.Transcode.Events;

namespace Octavo.Transcode.Cbor;

/// <summary>
/// A tag is an event of its own, before what it comes before, except for numbers: tags 2 and 3 before a byte string, and 4 before an array of two whole
/// numbers, are one event with it. So is a string of indefinite length.
/// </summary>
internal ref struct CborEventReader : IEventReader<CborEventReader>
{
    private const byte Break = 0xFF;
    private const int Indefinite = 31;

    private EventBytes _bytes;

    public static string Name => "CBOR";

    public readonly long Offset => _bytes.Position;

    public readonly bool IsAtEnd => _bytes.IsAtEnd;

    public static CborEventReader Open(ReadOnlySpan<byte> data, bool isFirst, OctavoOptions options) => new() { _bytes = new EventBytes(data) };

    public void Read(scoped in Frame frame, out DataEvent next)
    {
        _bytes.Begin();
        byte head = _bytes.Take();
        int info = head & 31;
        if (head == Break)
        {
            next = DataEvent.Of(DataEventKind.End);
            if (!frame.MayEnd)
            {
                throw _bytes.Refused(OctavoErrorCode.InvalidData, "a break, but no indefinite length ends here.");
            }
            return;
        }
        next = (head >> 5) switch
        {
            0 or 1 => Whole(Argument(head), isNegative: head >= 0x20),
            2 => DataEvent.Of(DataEventKind.Bytes, info == Indefinite ? Chunks(2) : _bytes.Take(Length(head))),
            3 => Text(head),
            4 => new DataEvent { Kind = DataEventKind.Array, Count = info == Indefinite ? DataEvent.Uncounted : Length(head) },
            5 => new DataEvent { Kind = DataEventKind.Map, Count = info == Indefinite ? DataEvent.Uncounted : Length(head) },
            6 => Tagged(Argument(head)),
            _ => Simple(info),
        };
    }

    private DataEvent Whole(ulong argument, bool isNegative) => (isNegative, argument <= long.MaxValue) switch
    {
        (false, true) => new DataEvent { Kind = DataEventKind.Integer, Integer = (long)argument },
        (false, false) => new DataEvent { Kind = DataEventKind.LargeInteger, Integer = (long)argument },
        (true, true) => new DataEvent { Kind = DataEventKind.Integer, Integer = ~(long)argument },
        _ => new DataEvent { Kind = DataEventKind.BigInteger, IsNegative = true, Bytes = _bytes.Last(8) },
    };

    private DataEvent Text(byte head)
    {
        ReadOnlySpan<byte> text = (head & 31) == Indefinite ? Chunks(3) : _bytes.Utf8Of(_bytes.Take(Length(head)));
        return DataEvent.Of(DataEventKind.Text, text);
    }

    private DataEvent Tagged(ulong tag)
    {
        int content = _bytes.Position;
        if (tag is 2 or 3 && _bytes.Peek() >> 5 == 2)
        {
            return Big(isNegative: tag == 3);
        }
        if (tag == 4)
        {
            if (TryFraction(out DataEvent fraction))
            {
                return fraction;
            }
            _bytes.Position = content;
        }
        return new DataEvent { Kind = DataEventKind.Tag, Integer = (long)tag };
    }

    /// <summary>The whole number of a byte string after tag 2 or 3: an integer if 64 bits and a sign hold it. RFC 8949, section 3.4.3.</summary>
    private DataEvent Big(bool isNegative)
    {
        byte head = _bytes.Take();
        ReadOnlySpan<byte> magnitude = ((head & 31) == Indefinite ? Chunks(2) : _bytes.Take(Length(head))).TrimStart((byte)0);
        if (magnitude.Length > 8)
        {
            return new DataEvent { Kind = DataEventKind.BigInteger, IsNegative = isNegative, Bytes = magnitude };
        }
        ulong argument = 0;
        foreach (byte one in magnitude)
        {
            argument = (argument << 8) | one;
        }
        return isNegative && argument > long.MaxValue ? new DataEvent { Kind = DataEventKind.BigInteger, IsNegative = true, Bytes = magnitude }
            : Whole(argument, isNegative);
    }

    /// <summary>A decimal fraction after tag 4. RFC 8949, section 3.4.4.</summary>
    /// <returns>False if something else is there: it is read by itself.</returns>
    private bool TryFraction(out DataEvent fraction)
    {
        fraction = default;
        byte head = _bytes.Peek();
        bool isIndefinite = head == 0x9F;
        if (!isIndefinite && (head >> 5 != 4 || (head & 31) > 27))
        {
            return false;
        }
        _bytes.Position++;
        if ((!isIndefinite && Argument(head) != 2) || _bytes.Peek() >= 0x40 || (_bytes.Peek() & 31) > 27)
        {
            return false;
        }
        byte sign = _bytes.Take();
        ulong exponent = Argument(sign);
        if (exponent > long.MaxValue || !TryMantissa(out fraction))
        {
            return false;
        }
        if (isIndefinite && _bytes.Take() != Break)
        {
            return false;
        }
        fraction.Kind = DataEventKind.Fraction;
        fraction.Integer = sign < 0x20 ? (long)exponent : ~(long)exponent;
        return true;
    }

    /// <summary>The digits of a fraction, as bytes whatever their form is.</summary>
    private bool TryMantissa(out DataEvent mantissa)
    {
        byte head = _bytes.Peek();
        mantissa = default;
        if (head < 0x40 && (head & 31) <= 27)
        {
            _bytes.Position++;
            Span<byte> bytes = new byte[8];
            BinaryPrimitives.WriteUInt64BigEndian(bytes, Argument(head));
            mantissa = new DataEvent { IsNegative = head >= 0x20, Bytes = ((ReadOnlySpan<byte>)bytes).TrimStart((byte)0) };
            return true;
        }
        if (head >> 5 != 6 || (head & 31) > 27)
        {
            return false;
        }
        _bytes.Position++;
        ulong tag = Argument(head);
        head = _bytes.Peek();
        if (tag is not (2 or 3) || head >> 5 != 2 || (head & 31) is > 27 and < Indefinite)
        {
            return false;
        }
        _bytes.Position++;
        mantissa = new DataEvent { IsNegative = tag == 3, Bytes = ((head & 31) == Indefinite ? Chunks(2) : _bytes.Take(Length(head))).TrimStart((byte)0) };
        return true;
    }

    private DataEvent Simple(int info)
    {
        switch (info)
        {
            case 20 or 21:
                return DataEvent.Of(info == 20 ? DataEventKind.False : DataEventKind.True);
            case 22:
                return DataEvent.Of(DataEventKind.Null);
            case 23:
                return DataEvent.Of(DataEventKind.Undefined);
            case 24:
                byte value = _bytes.Take();
                return value >= 32 ? new DataEvent { Kind = DataEventKind.Simple, Integer = value }
                    : throw _bytes.Refused(OctavoErrorCode.InvalidData, $"the simple value {value} takes one byte, but has two.");
            case 25:
                return new DataEvent { Kind = DataEventKind.Double, Real = FloatBits.Widen(BinaryPrimitives.ReadUInt16BigEndian(_bytes.Take(2))) };
            case 26:
                return new DataEvent { Kind = DataEventKind.Double, Real = FloatBits.Widen(BinaryPrimitives.ReadUInt32BigEndian(_bytes.Take(4))) };
            case 27:
                return new DataEvent { Kind = DataEventKind.Double, Real = BinaryPrimitives.ReadDoubleBigEndian(_bytes.Take(8)) };
            case > 27:
                throw Reserved(info);
            default:
                return new DataEvent { Kind = DataEventKind.Simple, Integer = info };
        }
    }

    /// <summary>The chunks of a string of indefinite length, together. Each chunk of text is UTF-8 by itself. RFC 8949, section 3.2.3.</summary>
    private ReadOnlySpan<byte> Chunks(int major)
    {
        var whole = new ArrayBufferWriter<byte>();
        while (true)
        {
            byte head = _bytes.Take();
            if (head == Break)
            {
                return whole.WrittenSpan;
            }
            if (head >> 5 != major || (head & 31) == Indefinite)
            {
                throw _bytes.Refused(OctavoErrorCode.InvalidData,
                    $"0x{head:X2} is not a chunk of a {(major == 2 ? "byte" : "text")} string of indefinite length.");
            }
            ReadOnlySpan<byte> chunk = _bytes.Take(Length(head));
            whole.Write(major == 3 ? _bytes.Utf8Of(chunk) : chunk);
        }
    }

    /// <summary>A length or count.</summary>
    private int Length(byte head) => _bytes.Length(Argument(head));

    /// <summary>The argument of a head whose first byte was taken. RFC 8949, section 3.</summary>
    private ulong Argument(byte head) => (head & 31) switch
    {
        < 24 => (ulong)(head & 31),
        24 => _bytes.Take(),
        25 => BinaryPrimitives.ReadUInt16BigEndian(_bytes.Take(2)),
        26 => BinaryPrimitives.ReadUInt32BigEndian(_bytes.Take(4)),
        27 => BinaryPrimitives.ReadUInt64BigEndian(_bytes.Take(8)),
        Indefinite => throw _bytes.Refused(OctavoErrorCode.InvalidData, $"0x{head:X2}, an indefinite length, is not allowed here."),
        _ => throw Reserved(head & 31),
    };

    private OctavoException Reserved(int info) => _bytes.Refused(OctavoErrorCode.InvalidData, $"additional information {info} is reserved.");
}
