// Owns: writing into an IBufferWriter (PipeWriter is one). Knows no format.
using System.Buffers;

namespace Octavo.Buffers;

/// <summary>Windows are the destination's own memory; only a reservation above 64 KiB is staged in the state's buffer and copied.</summary>
internal sealed class BufferWriterSink : Sink
{
    /// <summary>Asked of the destination at least, slack included.</summary>
    internal const int Smallest = 256;

    private bool _staged;

    internal IBufferWriter<byte>? Destination { get; set; }

    internal override void Next(ref OutputWindow window, int max)
    {
        Take(ref window);
        if (max > OutputWindow.LargestRun)
        {
            window.MoveTo(window.State.BufferOf(max), 0);
            _staged = true;
            return;
        }
        window.MoveTo(CheckedBufferWriter.Of(Destination!, Math.Max(max + OutputWindow.Slack, Smallest)), 0);
    }

    /// <summary>The destination's memory cannot grow: its window goes to the state's buffer, which the destination gets in the end.</summary>
    internal override void Extend(ref OutputWindow window, int max)
    {
        if (!_staged)
        {
            int length = window.Position;
            Span<byte> stage = window.State.BufferOf(checked(length + max));
            window.Written.CopyTo(stage);
            window.MoveTo(stage, length);
            _staged = true;
            return;
        }
        base.Extend(ref window, max);
    }

    internal override void Finish(ref OutputWindow window) => Take(ref window);

    /// <summary>Forgets the destination, so a kept sink holds nothing alive.</summary>
    internal void Reset()
    {
        Destination = null;
        _staged = false;
    }

    private void Take(ref OutputWindow window)
    {
        if (_staged)
        {
            CheckedBufferWriter.Put(Destination!, window.Written);
            _staged = false;
        }
        else
        {
            Destination!.Advance(window.Position);
        }
        window.State.Flushed += window.Position;
    }
}
