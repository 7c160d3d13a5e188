// Owns: the reading of Protobuf's wire: tags, and the bytes of the values after them. Knows no message.
using System.Buffers.Binary;
using Octavo.Protobuf;

namespace Octavo.Cli.Protos;

/// <param name="data">The message.</param>
/// <param name="offset">Where it begins in the data.</param>
internal ref struct WireCursor(ReadOnlySpan<byte> data, long offset)
{
    private const int MaxVarint = 10;

    private readonly ReadOnlySpan<byte> _data = data;
    private readonly long _offset = offset;
    private int _at;

    internal readonly bool IsAtEnd => _at == _data.Length;

    /// <summary>Where the next byte is in the data.</summary>
    internal readonly long Offset => _offset + _at;

    /// <summary>What is left of the message.</summary>
    internal readonly ReadOnlySpan<byte> Rest => _data[_at..];

    /// <summary>A field's number and wire type.</summary>
    internal (int Number, ProtobufWireType Type) ReadTag()
    {
        long at = Offset;
        ulong tag = ReadVarint();
        var type = (ProtobufWireType)(tag & 7);
        return tag >> 3 is 0 or > int.MaxValue || type > ProtobufWireType.Fixed32
            ? throw new OctavoException(OctavoErrorCode.InvalidData, $"{tag} is not the tag of a field.", "Protobuf", at)
            : ((int)(tag >> 3), type);
    }

    internal ulong ReadVarint()
    {
        int at = _at;
        if (TryReadVarint(out ulong value))
        {
            return value;
        }
        throw _at - at < MaxVarint ? Cut() : new OctavoException(OctavoErrorCode.InvalidData, "a varint has more than ten bytes.", "Protobuf", Offset - 1);
    }

    /// <summary>Skips a field that is not a group. It throws nothing: a megabyte of bytes that are not messages took 300,000 exceptions.</summary>
    /// <returns>False if there is none.</returns>
    internal bool TrySkipField()
    {
        if (!TryReadVarint(out ulong tag) || tag >> 3 is 0 or > int.MaxValue)
        {
            return false;
        }
        ulong length = 0;
        switch ((ProtobufWireType)(tag & 7))
        {
            case ProtobufWireType.Varint:
                return TryReadVarint(out _);
            case ProtobufWireType.Fixed32:
                length = sizeof(uint);
                break;
            case ProtobufWireType.Fixed64:
                length = sizeof(ulong);
                break;
            case ProtobufWireType.LengthDelimited when TryReadVarint(out length):
                break;
            default:
                return false;
        }
        bool isThere = length <= (ulong)(_data.Length - _at);
        _at += isThere ? (int)length : 0;
        return isThere;
    }

    private bool TryReadVarint(out ulong value)
    {
        value = 0;
        for (int i = 0; i < MaxVarint && !IsAtEnd; i++)
        {
            byte unit = _data[_at++];
            value |= (ulong)(unit & 0x7F) << (7 * i);
            if (unit < 0x80)
            {
                return true;
            }
        }
        return false;
    }

    internal uint ReadFixed32() => BinaryPrimitives.ReadUInt32LittleEndian(Take(sizeof(uint)));

    internal ulong ReadFixed64() => BinaryPrimitives.ReadUInt64LittleEndian(Take(sizeof(ulong)));

    /// <summary>The bytes after their length.</summary>
    internal ReadOnlySpan<byte> ReadBytes()
    {
        long at = Offset;
        ulong length = ReadVarint();
        return length <= (ulong)(_data.Length - _at) ? Take((int)length)
            : throw new OctavoException(OctavoErrorCode.EndOfData, $"{length} bytes were announced, but only {_data.Length - _at} are left.", "Protobuf", at);
    }

    private ReadOnlySpan<byte> Take(int count)
    {
        if (_data.Length - _at < count)
        {
            throw Cut();
        }
        ReadOnlySpan<byte> taken = _data.Slice(_at, count);
        _at += count;
        return taken;
    }

    private readonly OctavoException Cut() => new(OctavoErrorCode.EndOfData, "the message ends inside a value.", "Protobuf", _offset + _data.Length);
}
