// Owns: writing into the state's own growing buffer. Knows no format.
namespace Octavo.Buffers;

/// <summary>The destination of <c>byte[]</c> results: one buffer that grows by doubling; the result is one exact copy.</summary>
internal sealed class ArraySink : Sink
{
    internal static readonly ArraySink Instance = new();

    private ArraySink()
    {
    }

    internal override int LargestStep => int.MaxValue;

    internal override void Next(ref OutputWindow window, int max)
    {
        WriterState state = window.State;
        long needed = (long)window.Position + max + OutputWindow.Slack;
        long length = Math.Min(Math.Max(needed, 2L * state.Buffer.Length), Array.MaxLength);
        if (needed > length)
        {
            throw new OutOfMemoryException($"A value of more than {Array.MaxLength} bytes; serialize it to a stream.");
        }
        window.MoveTo(state.GrowBuffer((int)length, window.Position), window.Position);
    }

    internal override void Finish(ref OutputWindow window)
    {
    }
}
