// Owns: a text in the three forms that it is read from.
// Must not know: what it holds.
using System.Buffers;
using System.Text;

namespace Octavo.Lab.Workloads;

/// <summary>A text in the three forms that it is read from.</summary>
public sealed class JsonInput(byte[] bytes)
{
    // The segments of an Okio buffer, from which document 004 reads.
    private const int SegmentSize = 8 * 1024;

    /// <summary>UTF-8.</summary>
    public byte[] Bytes => bytes;

    /// <summary>UTF-16.</summary>
    public string Text { get; } = Encoding.UTF8.GetString(bytes);

    /// <summary>UTF-8 in segments.</summary>
    public ReadOnlySequence<byte> Buffer { get; } = Split(bytes);

    private static ReadOnlySequence<byte> Split(byte[] bytes)
    {
        Segment? first = null;
        Segment? last = null;
        for (int at = 0; at < bytes.Length; at += SegmentSize)
        {
            last = new Segment(bytes.AsSpan(at, Math.Min(SegmentSize, bytes.Length - at)).ToArray(), last);
            first ??= last;
        }

        return first is null ? default : new ReadOnlySequence<byte>(first, 0, last!, last!.Memory.Length);
    }

    private sealed class Segment : ReadOnlySequenceSegment<byte>
    {
        public Segment(byte[] bytes, Segment? before)
        {
            Memory = bytes;
            if (before is null)
                return;
            RunningIndex = before.RunningIndex + before.Memory.Length;
            before.Next = this;
        }
    }
}
