// Owns: finding the end of the first JSON value of a sequence, before it is read. RFC 8259, section 2.
using System.Buffers;

namespace Octavo.Json;

/// <summary>A number or literal ends also where another value or structure begins.</summary>
internal sealed class JsonFirstDelimiter(OctavoJsonOptions options) : JsonDelimiter(options)
{
    /// <summary>Bytes after the end that the reader sees too: it says about damaged words and numbers what it would say about the whole data.</summary>
    private const int Ahead = 16;

    /// <summary>The data up to the end of its first value, and a few bytes; all of it if no end is found. The reader joins what is left of its data where it
    /// looks ahead: if that were all that follows, n values one after another would be copied n times.</summary>
    internal static ReadOnlySequence<byte> First(in ReadOnlySequence<byte> source, OctavoJsonOptions options)
    {
        var end = new JsonFirstDelimiter(options);
        try
        {
            foreach (ReadOnlyMemory<byte> piece in source)
            {
                end.Scan(piece.Span);
                if (end.Found)
                {
                    return source.Slice(0, Math.Min(end.Scanned + Ahead, source.Length));
                }
            }
        }
        catch (OctavoException)
        {
            // The reader says what is wrong, and where.
        }
        return source;
    }

    private protected override bool EndsBare(byte value) =>
        base.EndsBare(value) || value is (byte)',' or (byte)':' or (byte)'"' or (byte)'[' or (byte)']' or (byte)'{' or (byte)'}';
}
