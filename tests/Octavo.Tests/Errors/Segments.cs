// Owns: data in two segments. Knows no format.
using System.Buffers;

namespace Octavo.Tests.Errors;

internal sealed class Segments : ReadOnlySequenceSegment<byte>
{
    private Segments(ReadOnlyMemory<byte> memory, long index) => (Memory, RunningIndex) = (memory, index);

    internal static ReadOnlySequence<byte> Cut(byte[] data, int at)
    {
        var first = new Segments(data.AsMemory(0, at), 0);
        var second = new Segments(data.AsMemory(at), at);
        first.Next = second;
        return new ReadOnlySequence<byte>(first, 0, second, data.Length - at);
    }
}
