// Owns: finding where a CBOR value ends in bytes that come in pieces. RFC 8949, appendix C; RFC 8742.
using System.Runtime.InteropServices;
using Octavo.Buffers;
using Octavo.Internal;

namespace Octavo.Cbor;

/// <summary>A value is skipped by its heads, which are checked for being well-formed. Depth is checked when the value is read.</summary>
internal class CborDelimiter : Delimiter
{
    private readonly byte[] _cut = new byte[16]; // a head that is in two pieces
    private int _cutLength;
    private CborNesting _nesting = new(1);
    private ulong _skip; // bytes after the last head that hold no heads

    internal override bool Found => _nesting.IsDone && _skip == 0;

    /// <summary>Every value takes a byte at least.</summary>
    internal override long Needs => Scanned + (long)Math.Min(_skip, long.MaxValue / 2) + (_nesting.IsDone ? 0 : 1);

    internal override void Scan(ReadOnlySpan<byte> piece)
    {
        int at = 0;
        while (true)
        {
            int step = (int)Math.Min(_skip, (ulong)(piece.Length - at));
            at += step;
            _skip -= (ulong)step;
            if (_nesting.IsDone || at == piece.Length)
            {
                break;
            }
            if (_cutLength == 0 && piece.Length - at >= CborCode.MaxHead)
            {
                at += (int)_nesting.Next(ref Bytes.At(ref MemoryMarshal.GetReference(piece), at), out _skip, out _);
            }
            else if (TryHead(piece[at++]))
            {
                _nesting.Next(ref _cut[0], out _skip, out _);
                _cutLength = 0;
            }
        }
        Scanned += at;
    }

    internal override void Next()
    {
        Scanned = 0;
        Head = 0;
        _nesting.Restart();
    }

    /// <summary>Adds a byte to a head that is cut.</summary>
    /// <returns>Whether it is whole.</returns>
    private bool TryHead(byte next)
    {
        _cut[_cutLength++] = next;
        return _cutLength == CborCode.HeadLength(_cut[0]);
    }
}
