// Owns: sequences of several segments. Knows no format.
using System.Buffers;

namespace Octavo.Tests.Zoo.Memory;

internal static class Segments
{
    /// <summary>Segments that end at the given positions; empty ones if two are equal.</summary>
    internal static ReadOnlySequence<byte> Cut(byte[] data, params ReadOnlySpan<int> cuts)
    {
        Segment first = new(data.AsMemory(0, cuts[0]), 0);
        Segment last = first;
        for (int i = 0; i < cuts.Length; i++)
        {
            int end = i + 1 < cuts.Length ? cuts[i + 1] : data.Length;
            last = last.Append(data.AsMemory(cuts[i], end - cuts[i]));
        }
        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }

    /// <summary>Segments of a length, each followed by an empty one, each with other bytes around it.</summary>
    internal static ReadOnlySequence<byte> Pieces(byte[] data, int length)
    {
        Segment first = new(ReadOnlyMemory<byte>.Empty, 0);
        Segment last = first;
        for (int i = 0; i < data.Length; i += length)
        {
            int part = Math.Min(length, data.Length - i);
            byte[] copy = new byte[part + 2];
            copy.AsSpan().Fill(0xC1);
            data.AsSpan(i, part).CopyTo(copy.AsSpan(1));
            last = last.Append(copy.AsMemory(1, part)).Append(ReadOnlyMemory<byte>.Empty);
        }
        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }

    private sealed class Segment : ReadOnlySequenceSegment<byte>
    {
        internal Segment(ReadOnlyMemory<byte> memory, long index) => (Memory, RunningIndex) = (memory, index);

        internal Segment Append(ReadOnlyMemory<byte> memory)
        {
            var next = new Segment(memory, RunningIndex + Memory.Length);
            Next = next;
            return next;
        }
    }
}
