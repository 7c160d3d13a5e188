// Owns: the hash of bytes that an attacker chose. Knows no key. Octavo.Transcode compiles this file too.
using System.Runtime.InteropServices;

namespace Octavo.Text;

/// <summary>
/// The runtime's keyed hash of text (Marvin, whose secret is drawn for each process). <see cref="HashCode"/> is not such a hash: it only begins with a secret,
/// and pairs of words exist that leave the same state whatever it began with.
/// </summary>
internal static class KeyedHash
{
    internal static int Of(ReadOnlySpan<byte> bytes)
    {
        int hash = string.GetHashCode(MemoryMarshal.Cast<byte, char>(bytes));
        return (bytes.Length & 1) == 0 ? hash : string.GetHashCode([(char)hash, (char)(hash >> 16), (char)bytes[^1]]);
    }
}
