// Owns: writing into a caller's memory of fixed length, and learning the length that a value needs if it is too short. Knows no format.
using System.Runtime.InteropServices;

namespace Octavo.Buffers;

/// <summary>
/// Writes into the state's buffer and copies each window to the caller's memory as far as it reaches; beyond that it only counts. The copy spares every encoder
/// an exact-size form of its stores.
/// </summary>
internal sealed class FixedSink : Sink
{
    private readonly unsafe byte* _destination;
    private readonly int _length;

    /// <param name="destination">Pinned by the caller for the sink's life.</param>
    /// <param name="length">Its length in bytes.</param>
    internal unsafe FixedSink(byte* destination, int length)
    {
        _destination = destination;
        _length = length;
    }

    internal override void Next(ref OutputWindow window, int max)
    {
        Finish(ref window);
        window.MoveTo(window.State.BufferOf(max), 0);
    }

    internal override unsafe void Finish(ref OutputWindow window)
    {
        WriterState state = window.State;
        ReadOnlySpan<byte> written = window.Written;
        long room = _length - state.Flushed;
        if (room > 0)
        {
            int part = (int)Math.Min(room, written.Length);
            written[..part].CopyTo(MemoryMarshal.CreateSpan(ref _destination[state.Flushed], part));
        }
        state.Flushed += written.Length;
    }
}
