// Owns: the heads of MessagePack that compressed data has: an array's, an extension's, an integer's, a byte string's. Knows no block.
using System.Buffers.Binary;

namespace Octavo.Lz4.Blocks;

/// <summary>Reads heads of the MessagePack specification, "Formats", one after another, and never beyond the data.</summary>
internal ref struct BlockHeads(ReadOnlySpan<byte> data)
{
    private const byte FixArray = 0x90, Bin8 = 0xc4, Ext8 = 0xc7, UInt8 = 0xcc, Int8 = 0xd0, FixExt1 = 0xd4, Array16 = 0xdc, Array32 = 0xdd, MaxFixInt = 0x7f;

    private readonly ReadOnlySpan<byte> _data = data;

    /// <summary>The number of bytes read.</summary>
    internal int Offset { get; private set; }

    internal readonly int Remaining => _data.Length - Offset;

    /// <summary>Reads the head of an array.</summary>
    /// <returns>False if there is none, and nothing is read.</returns>
    internal bool TryArray(out uint count)
    {
        byte head = Peek();
        if ((head & 0xf0) == FixArray)
        {
            count = head & 0x0fu;
            Offset++;
            return true;
        }
        return TrySized(head, Array16, Array32, firstWidth: 2, out count);
    }

    /// <summary>Reads the head of an extension; its bytes follow, if they are there.</summary>
    /// <returns>False if there is none, and nothing is read.</returns>
    internal bool TryExtension(out uint length, out sbyte type)
    {
        int start = Offset;
        byte head = Peek();
        if (head is >= FixExt1 and < FixExt1 + 5)
        {
            length = 1u << (head - FixExt1);
            Offset++;
        }
        else if (!TrySized(head, Ext8, Ext8 + 2, firstWidth: 1, out length))
        {
            type = 0;
            return false;
        }
        if (Remaining == 0)
        {
            Offset = start;
            type = 0;
            return false;
        }
        type = (sbyte)_data[Offset++];
        return true;
    }

    /// <summary>Reads a length: an integer that is not negative, in any of its forms.</summary>
    /// <exception cref="OctavoException">There is none, or it is larger than an array can be.</exception>
    internal int Length()
    {
        byte head = Peek();
        if (head <= MaxFixInt)
        {
            Check(1);
            Offset++;
            return head;
        }
        int width = head switch
        {
            >= UInt8 and < UInt8 + 4 => 1 << (head - UInt8),
            >= Int8 and < Int8 + 4 => 1 << (head - Int8),
            _ => throw Invalid("the length of a block is not an integer."),
        };
        Check(1 + width);
        ReadOnlySpan<byte> digits = _data.Slice(Offset + 1, width);
        long value = (width, head >= Int8) switch
        {
            (1, true) => (sbyte)digits[0],
            (1, false) => digits[0],
            (2, true) => BinaryPrimitives.ReadInt16BigEndian(digits),
            (2, false) => BinaryPrimitives.ReadUInt16BigEndian(digits),
            (4, true) => BinaryPrimitives.ReadInt32BigEndian(digits),
            (4, false) => BinaryPrimitives.ReadUInt32BigEndian(digits),
            _ => BinaryPrimitives.ReadInt64BigEndian(digits),
        };
        if (value < 0 || value > Array.MaxLength)
        {
            throw Invalid("the length of a block is negative, or larger than an array can be.");
        }
        Offset += 1 + width;
        return (int)value;
    }

    /// <summary>Reads a byte string.</summary>
    /// <exception cref="OctavoException">There is none, or it is cut.</exception>
    internal ReadOnlySpan<byte> Bytes()
    {
        Check(1);
        byte head = Peek();
        if (head is < Bin8 or > Bin8 + 2)
        {
            throw Invalid("a block is not a byte string.");
        }
        Check(1 + (1 << (head - Bin8)));
        TrySized(head, Bin8, Bin8 + 2, firstWidth: 1, out uint length);
        return Take(length);
    }

    /// <summary>Takes bytes as they are.</summary>
    /// <exception cref="OctavoException">There are fewer.</exception>
    internal ReadOnlySpan<byte> Take(uint length)
    {
        Check(length);
        ReadOnlySpan<byte> taken = _data.Slice(Offset, (int)length);
        Offset += (int)length;
        return taken;
    }

    internal readonly OctavoException Invalid(string reason) => new(OctavoErrorCode.InvalidData, reason, OctavoMsgPackLz4.Name, Offset);

    private readonly OctavoException Cut() =>
        new(OctavoErrorCode.EndOfData, "the data ends inside compressed MessagePack; it was cut.", OctavoMsgPackLz4.Name, _data.Length);

    /// <summary>The next byte; after the data a nil, which none of the values here begins with.</summary>
    private readonly byte Peek() => Remaining > 0 ? _data[Offset] : (byte)0xc0;

    private readonly void Check(uint length)
    {
        if (length > (uint)Remaining)
        {
            throw Cut();
        }
    }

    private readonly void Check(int length) => Check((uint)length);

    /// <summary>Reads a head and the big-endian number after it, of a width that doubles from one head to the next.</summary>
    private bool TrySized(byte head, int first, int last, int firstWidth, out uint value)
    {
        value = 0;
        if (head < first || head > last)
        {
            return false;
        }
        int width = firstWidth << (head - first);
        if (Remaining < 1 + width)
        {
            return false;
        }
        foreach (byte digit in _data.Slice(Offset + 1, width))
        {
            value = (value << 8) | digit;
        }
        Offset += 1 + width;
        return true;
    }
}
