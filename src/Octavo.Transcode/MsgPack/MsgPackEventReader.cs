// Owns: MessagePack as events, head by head: a count is not a claim on memory here, so it is not checked against a chunk's bytes. Specification: "Formats".
using System.Buffers.Binary;
using Octavo.Transcode.Events;

namespace Octavo.Transcode.MsgPack;

internal ref struct MsgPackEventReader : IEventReader<MsgPackEventReader>
{
    private EventBytes _bytes;

    public static string Name => "MessagePack";

    public readonly long Offset => _bytes.Position;

    public readonly bool IsAtEnd => _bytes.IsAtEnd;

    public static MsgPackEventReader Open(ReadOnlySpan<byte> data, bool isFirst, OctavoOptions options) => new() { _bytes = new EventBytes(data) };

    public void Read(scoped in Frame frame, out DataEvent next)
    {
        _bytes.Begin();
        byte head = _bytes.Take();
        switch (head)
        {
            case < 0x80:
                next = Whole(head);
                break;
            case < 0x90:
                next = new DataEvent { Kind = DataEventKind.Map, Count = head & 15 };
                break;
            case < 0xA0:
                next = new DataEvent { Kind = DataEventKind.Array, Count = head & 15 };
                break;
            case < 0xC0:
                next = Text(head & 31);
                break;
            case 0xC0:
                next = DataEvent.Of(DataEventKind.Null);
                break;
            case 0xC1:
                throw _bytes.Refused(OctavoErrorCode.InvalidData, "the head 0xC1 is never used.");
            case 0xC2 or 0xC3:
                next = DataEvent.Of(head == 0xC2 ? DataEventKind.False : DataEventKind.True);
                break;
            case >= 0xC4 and <= 0xC6:
                next = DataEvent.Of(DataEventKind.Bytes, _bytes.Take(TakeLength(head - 0xC4)));
                break;
            case >= 0xC7 and <= 0xC9:
                next = Extension(TakeLength(head - 0xC7));
                break;
            case 0xCA:
                next = new DataEvent { Kind = DataEventKind.Single, Real = FloatBits.Widen(BinaryPrimitives.ReadUInt32BigEndian(_bytes.Take(4))) };
                break;
            case 0xCB:
                next = new DataEvent { Kind = DataEventKind.Double, Real = BinaryPrimitives.ReadDoubleBigEndian(_bytes.Take(8)) };
                break;
            case 0xCC:
                next = Whole(_bytes.Take());
                break;
            case 0xCD:
                next = Whole(BinaryPrimitives.ReadUInt16BigEndian(_bytes.Take(2)));
                break;
            case 0xCE:
                next = Whole(BinaryPrimitives.ReadUInt32BigEndian(_bytes.Take(4)));
                break;
            case 0xCF:
                next = Whole((long)BinaryPrimitives.ReadUInt64BigEndian(_bytes.Take(8)));
                next.Kind = next.Integer < 0 ? DataEventKind.LargeInteger : DataEventKind.Integer;
                break;
            case 0xD0:
                next = Whole((sbyte)_bytes.Take());
                break;
            case 0xD1:
                next = Whole(BinaryPrimitives.ReadInt16BigEndian(_bytes.Take(2)));
                break;
            case 0xD2:
                next = Whole(BinaryPrimitives.ReadInt32BigEndian(_bytes.Take(4)));
                break;
            case 0xD3:
                next = Whole(BinaryPrimitives.ReadInt64BigEndian(_bytes.Take(8)));
                break;
            case >= 0xD4 and <= 0xD8:
                next = Extension(1 << (head - 0xD4));
                break;
            case >= 0xD9 and <= 0xDB:
                next = Text(TakeLength(head - 0xD9));
                break;
            case 0xDC or 0xDD:
                next = new DataEvent { Kind = DataEventKind.Array, Count = TakeLength(head - 0xDB) };
                break;
            case 0xDE or 0xDF:
                next = new DataEvent { Kind = DataEventKind.Map, Count = TakeLength(head - 0xDD) };
                break;
            default:
                next = Whole((sbyte)head);
                break;
        }
    }

    private static DataEvent Whole(long value) => new() { Kind = DataEventKind.Integer, Integer = value };

    private DataEvent Text(int length) => DataEvent.Of(DataEventKind.Text, _bytes.Utf8Of(_bytes.Take(length)));

    private DataEvent Extension(int length)
    {
        long type = (sbyte)_bytes.Take();
        return new DataEvent { Kind = DataEventKind.Extension, Integer = type, Bytes = _bytes.Take(length) };
    }

    /// <summary>Takes a length or count of 1, 2 or 4 bytes.</summary>
    private int TakeLength(int size)
    {
        uint length = size switch
        {
            0 => _bytes.Take(),
            1 => BinaryPrimitives.ReadUInt16BigEndian(_bytes.Take(2)),
            _ => BinaryPrimitives.ReadUInt32BigEndian(_bytes.Take(4)),
        };
        return _bytes.Length(length);
    }
}
