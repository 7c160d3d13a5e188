// Owns: finding the elements of one MessagePack array in bytes that come in pieces. Specification: "Array format family".
using Octavo.Internal;

namespace Octavo.MsgPack;

/// <summary>The array's head belongs to the frame of its first element. After the last element nothing may follow.</summary>
internal sealed class MsgPackArrayDelimiter : MsgPackDelimiter
{
    private readonly byte[] _array = new byte[8];
    private long _elements = -1; // that are still to come; −1 before the head is whole

    internal override bool Found => _elements > 0 && base.Found;

    internal override void Scan(ReadOnlySpan<byte> piece)
    {
        int at = 0;
        while (_elements < 0 && at < piece.Length)
        {
            _array[Head++] = piece[at++];
            Scanned++;
            if (Head == MsgPackCode.HeadLength(_array[0]))
            {
                _elements = Count();
            }
        }
        if (_elements == 0 && at < piece.Length)
        {
            Throw.TrailingData(piece.Length - at);
        }
        if (_elements > 0)
        {
            base.Scan(piece[at..]);
        }
    }

    internal override void Next()
    {
        base.Next();
        _elements--;
    }

    internal override bool MayEnd(long buffered) => _elements == 0 && buffered == Head;

    private long Count()
    {
        byte head = _array[0];
        if ((head & 0xf0) == MsgPackCode.FixArray)
        {
            return head & 15;
        }
        if (head is not (MsgPackCode.Array16 or MsgPackCode.Array32))
        {
            Throw.TypeMismatch("an array", MsgPackCode.Name(head));
        }
        return head == MsgPackCode.Array16 ? Bytes.GetBig16(ref _array[0], 1) : Bytes.GetBig32(ref _array[0], 1);
    }
}
