// Owns: finding where a MessagePack value ends in bytes that come in pieces. Specification: "Formats".
using System.Runtime.InteropServices;
using Octavo.Buffers;
using Octavo.Internal;

namespace Octavo.MsgPack;

/// <summary>
/// A value is skipped by its heads. Nesting needs no stack: one count of the values that are still to come holds for all levels. Depth is checked when the
/// value is read.
/// </summary>
internal class MsgPackDelimiter : Delimiter
{
    private readonly byte[] _cut = new byte[8]; // a head that is in two pieces
    private int _cutLength;
    private long _values = 1; // heads that are still to come
    private long _skip;       // bytes after the last head that hold no heads

    internal override bool Found => _values == 0 && _skip == 0;

    /// <summary>Every value takes a byte at least.</summary>
    internal override long Needs => Scanned + _skip + _values;

    internal override void Scan(ReadOnlySpan<byte> piece)
    {
        int at = 0;
        while (true)
        {
            int step = (int)Math.Min(_skip, piece.Length - at);
            at += step;
            _skip -= step;
            if (_values == 0 || at == piece.Length)
            {
                break;
            }
            if (_cutLength == 0 && piece.Length - at >= MsgPackCode.MaxHead)
            {
                _skip = OctavoMsgPackReader.Measure(ref Bytes.At(ref MemoryMarshal.GetReference(piece), at), out long inner);
                _values += inner - 1;
            }
            else if (TryHead(piece[at++]))
            {
                _skip = OctavoMsgPackReader.Measure(ref _cut[0], out long inner) - _cutLength;
                _values += inner - 1;
                _cutLength = 0;
            }
        }
        Scanned += at;
    }

    internal override void Next()
    {
        Scanned = 0;
        Head = 0;
        _values = 1;
    }

    /// <summary>Adds a byte to a head that is cut.</summary>
    /// <returns>Whether it is whole.</returns>
    private bool TryHead(byte next)
    {
        _cut[_cutLength++] = next;
        return _cutLength == MsgPackCode.HeadLength(_cut[0]);
    }
}
