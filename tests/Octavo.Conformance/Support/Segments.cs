// Owns: sequences cut at chosen places. Knows no format.
namespace Octavo.Conformance.Support;

/// <summary>Builds sequences of several segments, each in memory of its own.</summary>
public static class Segments
{
    /// <summary>Two segments.</summary>
    public static ReadOnlySequence<byte> Cut(byte[] data, int at) => Of(data.AsSpan(0, at).ToArray(), data.AsSpan(at).ToArray());

    /// <summary>Segments of one byte.</summary>
    public static ReadOnlySequence<byte> Bytes(byte[] data) => Of([.. data.Select(one => new[] { one })]);

    /// <summary>Segments of this length, with an empty one after each.</summary>
    public static ReadOnlySequence<byte> Every(byte[] data, int length) => Of([.. data.Chunk(length).SelectMany(part => new[] { part, [] })]);

    /// <summary>These segments.</summary>
    public static ReadOnlySequence<byte> Of(params byte[][] parts)
    {
        if (parts.Length < 2)
        {
            parts = [[], .. parts, []];
        }
        Segment? first = null;
        Segment? last = null;
        foreach (byte[] part in parts)
        {
            last = new Segment(part, last);
            first ??= last;
        }
        return new ReadOnlySequence<byte>(first!, 0, last!, last!.Memory.Length);
    }

    private sealed class Segment : ReadOnlySequenceSegment<byte>
    {
        internal Segment(byte[] data, Segment? before)
        {
            Memory = data;
            if (before is not null)
            {
                RunningIndex = before.RunningIndex + before.Memory.Length;
                before.Next = this;
            }
        }
    }
}
