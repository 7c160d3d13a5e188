// Owns: the wire format over one span: tags, varints, where a value is. Knows no field.
using System.Buffers.Binary;
using Octavo.Protobuf;

namespace Octavo.ProtoJson.Printing;

/// <summary>What is left of a message. The library's reader takes an array at each creation, and printing makes one of these for each message and
/// value.</summary>
/// <param name="data">The message.</param>
/// <param name="position">Where reading begins.</param>
/// <param name="groups">Where groups end, if messages in them are read after them; null if they are not.</param>
internal ref struct WireReader(ReadOnlySpan<byte> data, int position = 0, GroupEnds? groups = null)
{
    private readonly ReadOnlySpan<byte> _data = data;
    private readonly GroupEnds? _groups = groups;

    /// <summary>The number of bytes read.</summary>
    internal int Position { get; private set; } = position;

    internal readonly bool IsAtEnd => Position >= _data.Length;

    /// <summary>Reads a tag.</summary>
    internal int Tag(out ProtobufWireType wire)
    {
        int start = Position;
        ulong tag = Varint();
        wire = (ProtobufWireType)(tag & 7);
        if (tag > uint.MaxValue || Position - start > ProtobufVarint.Longest32 || tag < 8 || wire > ProtobufWireType.Fixed32)
        {
            throw new OctavoException(OctavoErrorCode.InvalidData, $"the tag {tag} is not valid: no field has it.");
        }
        return (int)(tag >> 3);
    }

    internal ulong Varint()
    {
        ulong value = 0;
        for (int shift = 0; ; shift += 7)
        {
            if ((uint)Position >= (uint)_data.Length)
            {
                throw Ended();
            }
            byte next = _data[Position++];
            if (shift == 63 && next > 1)
            {
                throw new OctavoException(OctavoErrorCode.InvalidData, "a varint of more than 64 bits.");
            }
            value |= (ulong)(next & 0x7F) << shift;
            if (next < 0x80)
            {
                return value;
            }
        }
    }

    internal uint Fixed32() => BinaryPrimitives.ReadUInt32LittleEndian(Bytes(4));

    internal ulong Fixed64() => BinaryPrimitives.ReadUInt64LittleEndian(Bytes(8));

    /// <summary>Skips a value.</summary>
    /// <param name="number">Its field's number, which ends a group.</param>
    /// <param name="wire">Its wire type.</param>
    /// <param name="levels">How deep groups may nest in it.</param>
    /// <param name="start">Where its content begins: after the length, or after the tag of a group.</param>
    /// <returns>The content's length: of a group without the tag that ends it.</returns>
    internal int Skip(int number, ProtobufWireType wire, int levels, out int start)
    {
        start = Position;
        switch (wire)
        {
            case ProtobufWireType.Varint:
                Varint();
                break;
            case ProtobufWireType.Fixed32:
                Bytes(4);
                break;
            case ProtobufWireType.Fixed64:
                Bytes(8);
                break;
            case ProtobufWireType.LengthDelimited:
                ulong length = Varint();
                start = Position;
                Bytes(length);
                break;
            case ProtobufWireType.StartGroup:
                return Group(number, levels, isInner: false) - start;
            default:
                throw new OctavoException(OctavoErrorCode.InvalidData, $"the end of a group of field {number}, which did not begin.");
        }
        return Position - start;
    }

    /// <returns>Where the tag that ends it begins.</returns>
    private int Group(int number, int levels, bool isInner)
    {
        int start = Position;
        if (_groups is not null && _groups.TryFind(start, out (int Content, int End) found))
        {
            Position = found.End;
            return found.Content;
        }
        if (levels <= 0)
        {
            throw new OctavoException(OctavoErrorCode.DepthExceeded, "groups are nested deeper than SerializerLimits.MaxDepth.");
        }
        Depth.CheckStack();
        while (true)
        {
            int end = Position;
            int inner = Tag(out ProtobufWireType wire);
            if (wire == ProtobufWireType.EndGroup && inner == number)
            {
                if (isInner)
                {
                    _groups?.Keep(start, end, Position);
                }
                return end;
            }
            if (wire == ProtobufWireType.StartGroup)
            {
                Group(inner, levels - 1, isInner: true);
            }
            else
            {
                Skip(inner, wire, levels - 1, out _);
            }
        }
    }

    private ReadOnlySpan<byte> Bytes(ulong length)
    {
        if (length > (ulong)(_data.Length - Position))
        {
            throw Ended();
        }
        ReadOnlySpan<byte> bytes = _data.Slice(Position, (int)length);
        Position += (int)length;
        return bytes;
    }

    private static OctavoException Ended() => new(OctavoErrorCode.EndOfData, "the message ends inside a field.");
}
