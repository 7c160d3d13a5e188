// Owns: long text that goes out in pieces, so no reservation grows with it. Knows no format.
using System.Runtime.InteropServices;
using Octavo.Text;

namespace Octavo.Buffers;

internal ref partial struct OutputWindow
{
    /// <summary>UTF-16 units of a piece.</summary>
    private const int Piece = 16 * 1024;

    /// <summary>Writes text of any length as UTF-8.</summary>
    internal void WriteUtf8(scoped ReadOnlySpan<char> rest)
    {
        while (rest.Length != 0)
        {
            int part = Utf8Text.Piece(rest, Piece);
            ref byte at = ref Reserve(part * Utf8Text.MaxBytesPerChar);
            bool ascii = Narrowing.ToAscii(ref MemoryMarshal.GetReference(rest), ref at, part);
            Advance(ascii ? part : Utf8Text.Encode(rest[..part], ref at));
            rest = rest[part..];
        }
    }

    /// <summary>Writes text of any length that is known to be Latin-1.</summary>
    internal void WriteLatin1(scoped ReadOnlySpan<char> rest)
    {
        while (rest.Length != 0)
        {
            int part = Math.Min(Piece, rest.Length);
            Narrowing.ToLatin1(ref MemoryMarshal.GetReference(rest), ref Reserve(part), part);
            Advance(part);
            rest = rest[part..];
        }
    }
}
