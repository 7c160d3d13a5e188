// Owns: the two sides of a marshaller without a transport.
namespace Octavo.GrpcTests.Marshalling;

/// <summary>Notes what a marshaller asks for.</summary>
internal sealed class WritingContext : SerializationContext
{
    private readonly ArrayBufferWriter<byte> _buffer = new();

    internal int? Length { get; private set; }

    internal bool IsBegun { get; private set; }

    internal bool IsComplete { get; private set; }

    internal byte[] Written => _buffer.WrittenSpan.ToArray();

    public override void SetPayloadLength(int payloadLength) => Length = payloadLength;

    public override IBufferWriter<byte> GetBufferWriter()
    {
        IsBegun = true;
        return _buffer;
    }

    public override void Complete() => IsComplete = true;
}

/// <summary>A payload in segments, of which the last may be shorter.</summary>
internal sealed class ReadingContext(byte[] payload, int segment) : DeserializationContext
{
    public override int PayloadLength => payload.Length;

    public override ReadOnlySequence<byte> PayloadAsReadOnlySequence()
    {
        var first = new Segment(payload.AsMemory(0, Math.Min(segment, payload.Length)), null);
        Segment last = first;
        for (int at = segment; at < payload.Length; at += segment)
        {
            last = new Segment(payload.AsMemory(at, Math.Min(segment, payload.Length - at)), last);
        }
        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }

    private sealed class Segment : ReadOnlySequenceSegment<byte>
    {
        internal Segment(ReadOnlyMemory<byte> memory, Segment? before)
        {
            Memory = memory;
            if (before is not null)
            {
                RunningIndex = before.RunningIndex + before.Memory.Length;
                before.Next = this;
            }
        }
    }
}
