// Owns: what bytes of a message are text that can be read. Knows no field.
using System.Buffers;
using System.Text;

namespace Octavo.Cli.Protos;

/// <summary>Looks at each byte once, though the value of a field may hold others: what was found of a value counts for those in it, which come after
/// it.</summary>
internal sealed class ReadableText
{
    private long _from;
    private long _to; // what is between is text, and what is at the end is not

    /// <summary>Whether bytes are text without control characters, except ends of lines and tabs.</summary>
    /// <param name="bytes">The bytes.</param>
    /// <param name="start">Where they begin in the data; no value that begins before it is asked for after it.</param>
    internal bool Covers(ReadOnlySpan<byte> bytes, long start)
    {
        if (IsInside(bytes[0]))
        {
            return false;
        }
        if (start >= _from && start < _to)
        {
            // A character may be cut at the end.
            return start + bytes.Length <= _to && Rune.DecodeLastFromUtf8(bytes, out _, out _) == OperationStatus.Done;
        }
        int length = 0;
        while (length < bytes.Length)
        {
            if (Rune.DecodeFromUtf8(bytes[length..], out Rune rune, out int used) != OperationStatus.Done
                || (Rune.IsControl(rune) && rune.Value is not ('\n' or '\r' or '\t')))
            {
                (_from, _to) = (start, start + length);
                return false;
            }
            length += used;
        }
        (_from, _to) = (start, start + length);
        return true;
    }

    private static bool IsInside(byte unit) => (unit & 0xC0) == 0x80;
}
