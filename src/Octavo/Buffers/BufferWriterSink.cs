// Owns: writing into an IBufferWriter (PipeWriter is one). Knows no format.
using System.Buffers;

namespace Octavo.Internal;

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
            byte[] stage = window.State.Buffer;
            if (stage.Length - OutputWindow.Slack < max)
            {
                stage = window.State.GrowBuffer(checked(max + OutputWindow.Slack), 0);
            }
            window.MoveTo(stage, 0);
            _staged = true;
            return;
        }
        window.MoveTo(Destination!.GetSpan(Math.Max(max + OutputWindow.Slack, Smallest)), 0);
    }

    internal override void Hold(ref OutputWindow window)
    {
        if (!_staged)
        {
            Take(ref window);
            window.MoveTo(window.State.Buffer, 0);
            _staged = true;
        }
    }

    internal override void Finish(ref OutputWindow window) => Take(ref window);

    /// <summary>Forgets the destination, so that a kept sink holds nothing alive.</summary>
    internal void Reset()
    {
        Destination = null;
        _staged = false;
    }

    private void Take(ref OutputWindow window)
    {
        if (_staged)
        {
            Destination!.Write(window.Written);
            _staged = false;
        }
        else
        {
            Destination!.Advance(window.Position);
        }
        window.State.Flushed += window.Position;
    }
}
