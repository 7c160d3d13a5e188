// Owns: finding the elements of one CBOR array in bytes that come in pieces. RFC 8949, section 3.2.
using Octavo.Internal;

namespace Octavo.Cbor;

/// <summary>The array's head belongs to the frame of its first element, the break of one of indefinite length to no frame. After it nothing may
/// follow.</summary>
internal sealed class CborArrayDelimiter : CborDelimiter
{
    private const long Unknown = -1;
    private const long Indefinite = long.MaxValue;

    private readonly byte[] _array = new byte[16];
    private long _elements = Unknown; // that are still to come

    internal override bool Found => _elements > 0 && base.Found;

    internal override void Scan(ReadOnlySpan<byte> piece)
    {
        int at = 0;
        while (_elements == Unknown && at < piece.Length)
        {
            _array[Head++] = piece[at++];
            Scanned++;
            if (Head == CborCode.HeadLength(_array[0]))
            {
                _elements = Count();
            }
        }
        // The break takes the place of another element.
        if (_elements == Indefinite && Scanned == Head && at < piece.Length && piece[at] == CborCode.Break)
        {
            _elements = 0;
            at++;
            Scanned++;
            Head++;
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
        if (_elements != Indefinite)
        {
            _elements--;
        }
    }

    internal override bool MayEnd(long buffered) => _elements == 0 && buffered == Head;

    private long Count()
    {
        byte head = _array[0];
        if (head == CborCode.IndefiniteArray)
        {
            return Indefinite;
        }
        CborEncoder.GetLength(ref _array[0], CborCode.Array, "an array", out ulong count);
        if (count >= Indefinite)
        {
            Throw.CountBeyondAll(count);
        }
        return (long)count;
    }
}
