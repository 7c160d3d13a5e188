// Owns: writing into a stream. Knows no format.
namespace Octavo.Buffers;

/// <summary>One buffer, written to the stream whenever it is full; large blocks bypass the buffer.</summary>
internal sealed class StreamSink : Sink
{
    internal Stream? Destination { get; set; }

    internal override void Next(ref OutputWindow window, int max)
    {
        Finish(ref window);
        window.MoveTo(window.State.BufferOf(max), 0);
    }

    internal override bool TryPass(ref OutputWindow window, scoped ReadOnlySpan<byte> bytes)
    {
        Finish(ref window);
        window.MoveTo(window.State.Buffer, 0);
        Destination!.Write(bytes);
        window.State.Flushed += bytes.Length;
        return true;
    }

    internal override void Finish(ref OutputWindow window)
    {
        Destination!.Write(window.Written);
        window.State.Flushed += window.Position;
    }

    /// <summary>Forgets the destination, so a kept sink holds nothing alive.</summary>
    internal void Reset() => Destination = null;
}
