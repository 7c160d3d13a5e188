// Owns: values with their length before them. Knows no format.
using Octavo.Internal;
using Octavo.Memory;

namespace Octavo.Buffers;

/// <summary>A varint of at most five bytes in its shortest form, then as many bytes.</summary>
internal sealed class LengthDelimiter : Delimiter
{
    private ulong _length;
    private bool _found;

    internal override bool Found => _found;

    internal override long Needs => _found ? Head + (long)_length : Scanned + 1;

    internal override void Scan(ReadOnlySpan<byte> piece)
    {
        for (int i = 0; i < piece.Length && !_found; i++)
        {
            uint group = piece[i];
            _length |= (ulong)(group & 0x7F) << (7 * Head++);
            Scanned++;
            if (group < 0x80)
            {
                if ((group == 0 && Head > 1) || _length > uint.MaxValue)
                {
                    Refuse();
                }
                _found = true;
            }
            else if (Head == Varint32.Max)
            {
                Refuse();
            }
        }
    }

    internal override void Next()
    {
        Scanned = 0;
        Head = 0;
        _length = 0;
        _found = false;
    }

    private static void Refuse() => Throw.InvalidData("the length before a value is longer than its shortest form, or of more than 32 bits.");
}
