// Owns: the sink whose windows go through passes: escapes, then indentation. Knows no destination.
using Octavo.Buffers;

namespace Octavo.Json;

/// <summary>The writer writes compact JSON into the state's buffer, as for a stream; each window goes through the passes before it is sent, so compact writing
/// knows nothing of them.</summary>
internal sealed class JsonPassSink : Sink, IDisposable
{
    private readonly JsonPassBuffer _made;
    private readonly JsonEscaper? _escaper;
    private readonly JsonIndenter? _indenter;
    private readonly JsonPassBuffer? _escaped; // between the two passes

    /// <param name="options">What the passes do.</param>
    /// <param name="made">Receives what they make.</param>
    /// <param name="inLine">Whether the value is in a line, and is not indented.</param>
    internal JsonPassSink(OctavoJsonOptions options, JsonPassBuffer made, bool inLine)
    {
        _made = made;
        _escaper = options.EscapeHtml || options.EscapeNonAscii ? new JsonEscaper(options.EscapeHtml, options.EscapeNonAscii) : null;
        _indenter = options.Indent is null || inLine ? null : new JsonIndenter(options.Indent, options.NewLine);
        _escaped = _escaper is null || _indenter is null ? null : JsonPassBuffer.Keeping();
    }

    /// <summary>What was made, if it is kept.</summary>
    internal ReadOnlySpan<byte> Made => _made.Made;

    internal override void Next(ref OutputWindow window, int max)
    {
        // A raw value is copied over windows without regard to characters: one that is cut goes on in the next window.
        ReadOnlySpan<byte> written = window.Written;
        int whole = _escaper is null ? written.Length : JsonEscaper.WholeCharacters(written);
        Span<byte> rest = stackalloc byte[4];
        int kept = written.Length - whole;
        written[whole..].CopyTo(rest);
        Pass(written[..whole]);
        WriterState state = window.State;
        state.Flushed += whole;
        byte[] buffer = state.Buffer;
        if (buffer.Length - OutputWindow.Slack - kept < max)
        {
            buffer = state.GrowBuffer(checked(max + kept + OutputWindow.Slack), 0);
        }
        rest[..kept].CopyTo(buffer);
        window.MoveTo(buffer, kept);
    }

    /// <summary>Hands over what was written. In the middle of a value indentation keeps its last byte, or the beginning of a line that an empty bracket would
    /// take back.</summary>
    internal void Flush(ref OutputWindow window)
    {
        Next(ref window, 0);
        _made.MakeRoom(JsonPassBuffer.Slack, _indenter?.Kept(_made) ?? 0);
    }

    internal override void Finish(ref OutputWindow window)
    {
        Pass(window.Written);
        _made.Send(0);
        window.State.Flushed += window.Position;
    }

    /// <summary>Gives the buffers back.</summary>
    public void Dispose()
    {
        _made.Dispose();
        _escaped?.Dispose();
    }

    /// <param name="written">Compact JSON with <see cref="OutputWindow.Slack"/> readable bytes after it.</param>
    private void Pass(ReadOnlySpan<byte> written)
    {
        if (_escaper is null)
        {
            if (_indenter is null)
            {
                Copy(written);
                return;
            }
            _indenter.Pass(written, _made);
            return;
        }
        _escaper.Pass(written, _escaped ?? _made);
        if (_escaped is not null)
        {
            _indenter!.Pass(_escaped.Made, _made);
            _escaped.Length = 0;
        }
    }

    private void Copy(ReadOnlySpan<byte> written)
    {
        if (_made.Room < written.Length)
        {
            _made.MakeRoom(written.Length, 0);
        }
        written.CopyTo(_made.Free);
        _made.Length += written.Length;
    }
}
