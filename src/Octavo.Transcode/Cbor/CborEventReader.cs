// Owns: CBOR as events, head by head: a count is not a claim on memory here, so it is not checked against a chunk's bytes. RFC 8949, section 3 and appendix F.
using System.Buffers;
using System.Buffers.Binary;
using System.Text.Unicode;

namespace Octavo.Transcode;

/// <summary>
/// A tag is an event of its own, before what it comes before, except for numbers: tags 2 and 3 before a byte string, and 4 before an array of two whole
/// numbers, are one event with it. So is a string of indefinite length.
/// </summary>
internal ref struct CborEventReader : IEventReader<CborEventReader>
{
    private const byte Break = 0xFF;
    private const int Indefinite = 31;

    private ReadOnlySpan<byte> _data;
    private int _position;
    private int _start; // of the event

    public static string Name => "CBOR";

    public readonly long Offset => _position;

    public readonly bool IsAtEnd => _position == _data.Length;

    public static CborEventReader Open(ReadOnlySpan<byte> data, bool isFirst, OctavoOptions options) => new() { _data = data };

    public void Read(scoped in Frame frame, out DataEvent next)
    {
        _start = _position;
        byte head = Take(1)[0];
        int info = head & 31;
        if (head == Break)
        {
            next = DataEvent.Of(DataEventKind.End);
            if (!frame.MayEnd)
            {
                throw Refused(OctavoErrorCode.InvalidData, "a break, but no indefinite length ends here.");
            }
            return;
        }
        next = (head >> 5) switch
        {
            0 or 1 => Whole(Argument(head), isNegative: head >= 0x20),
            2 => DataEvent.Of(DataEventKind.Bytes, info == Indefinite ? Chunks(2) : Take(Length(head))),
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
        _ => new DataEvent { Kind = DataEventKind.BigInteger, IsNegative = true, Bytes = _data.Slice(_position - 8, 8) },
    };

    private DataEvent Text(byte head)
    {
        ReadOnlySpan<byte> text = (head & 31) == Indefinite ? Chunks(3) : Utf8Of(Take(Length(head)));
        return DataEvent.Of(DataEventKind.Text, text);
    }

    private DataEvent Tagged(ulong tag)
    {
        int content = _position;
        if (tag is 2 or 3 && Peek() >> 5 == 2)
        {
            return Big(isNegative: tag == 3);
        }
        if (tag == 4)
        {
            if (TryFraction(out DataEvent fraction))
            {
                return fraction;
            }
            _position = content;
        }
        return new DataEvent { Kind = DataEventKind.Tag, Integer = (long)tag };
    }

    /// <summary>The whole number of a byte string after tag 2 or 3: an integer if 64 bits and a sign hold it. RFC 8949, section 3.4.3.</summary>
    private DataEvent Big(bool isNegative)
    {
        byte head = Take(1)[0];
        ReadOnlySpan<byte> magnitude = ((head & 31) == Indefinite ? Chunks(2) : Take(Length(head))).TrimStart((byte)0);
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
        byte head = Peek();
        bool isIndefinite = head == 0x9F;
        if (!isIndefinite && (head >> 5 != 4 || (head & 31) > 27))
        {
            return false;
        }
        _position++;
        if ((!isIndefinite && Argument(head) != 2) || Peek() >= 0x40 || (Peek() & 31) > 27)
        {
            return false;
        }
        byte sign = Take(1)[0];
        ulong exponent = Argument(sign);
        if (exponent > long.MaxValue || !TryMantissa(out fraction))
        {
            return false;
        }
        if (isIndefinite && Take(1)[0] != Break)
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
        byte head = Peek();
        mantissa = default;
        if (head < 0x40 && (head & 31) <= 27)
        {
            _position++;
            Span<byte> bytes = new byte[8];
            BinaryPrimitives.WriteUInt64BigEndian(bytes, Argument(head));
            mantissa = new DataEvent { IsNegative = head >= 0x20, Bytes = ((ReadOnlySpan<byte>)bytes).TrimStart((byte)0) };
            return true;
        }
        if (head >> 5 != 6 || (head & 31) > 27)
        {
            return false;
        }
        _position++;
        ulong tag = Argument(head);
        head = Peek();
        if (tag is not (2 or 3) || head >> 5 != 2 || (head & 31) is > 27 and < Indefinite)
        {
            return false;
        }
        _position++;
        mantissa = new DataEvent { IsNegative = tag == 3, Bytes = ((head & 31) == Indefinite ? Chunks(2) : Take(Length(head))).TrimStart((byte)0) };
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
                byte value = Take(1)[0];
                return value >= 32 ? new DataEvent { Kind = DataEventKind.Simple, Integer = value }
                    : throw Refused(OctavoErrorCode.InvalidData, $"the simple value {value} takes one byte, but has two.");
            case 25:
                return new DataEvent { Kind = DataEventKind.Double, Real = FloatBits.Widen(BinaryPrimitives.ReadUInt16BigEndian(Take(2))) };
            case 26:
                return new DataEvent { Kind = DataEventKind.Double, Real = FloatBits.Widen(BinaryPrimitives.ReadUInt32BigEndian(Take(4))) };
            case 27:
                return new DataEvent { Kind = DataEventKind.Double, Real = BinaryPrimitives.ReadDoubleBigEndian(Take(8)) };
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
            byte head = Take(1)[0];
            if (head == Break)
            {
                return whole.WrittenSpan;
            }
            if (head >> 5 != major || (head & 31) == Indefinite)
            {
                throw Refused(OctavoErrorCode.InvalidData, $"0x{head:X2} is not a chunk of a {(major == 2 ? "byte" : "text")} string of indefinite length.");
            }
            ReadOnlySpan<byte> chunk = Take(Length(head));
            whole.Write(major == 3 ? Utf8Of(chunk) : chunk);
        }
    }

    private ReadOnlySpan<byte> Utf8Of(ReadOnlySpan<byte> text) =>
        Utf8.IsValid(text) ? text : throw Refused(OctavoErrorCode.InvalidText, "the text is not well-formed UTF-8.");

    /// <summary>A length or count.</summary>
    private int Length(byte head)
    {
        ulong length = Argument(head);
        return length <= int.MaxValue ? (int)length : throw Refused(OctavoErrorCode.CountTooLarge, $"a count or length of {length} is beyond {int.MaxValue}.");
    }

    /// <summary>The argument of a head whose first byte was taken. RFC 8949, section 3.</summary>
    private ulong Argument(byte head) => (head & 31) switch
    {
        < 24 => (ulong)(head & 31),
        24 => Take(1)[0],
        25 => BinaryPrimitives.ReadUInt16BigEndian(Take(2)),
        26 => BinaryPrimitives.ReadUInt32BigEndian(Take(4)),
        27 => BinaryPrimitives.ReadUInt64BigEndian(Take(8)),
        Indefinite => throw Refused(OctavoErrorCode.InvalidData, $"0x{head:X2}, an indefinite length, is not allowed here."),
        _ => throw Reserved(head & 31),
    };

    private OctavoException Reserved(int info) => Refused(OctavoErrorCode.InvalidData, $"additional information {info} is reserved.");

    private byte Peek()
    {
        byte head = Take(1)[0];
        _position--;
        return head;
    }

    private ReadOnlySpan<byte> Take(int length)
    {
        if (length > _data.Length - _position)
        {
            throw Refused(OctavoErrorCode.EndOfData, "the data ends inside a value.");
        }
        ReadOnlySpan<byte> bytes = _data.Slice(_position, length);
        _position += length;
        return bytes;
    }

    /// <summary>An error is at its event's head.</summary>
    private OctavoException Refused(OctavoErrorCode code, string reason)
    {
        _position = _start;
        return new OctavoException(code, reason, "", -1);
    }
}
