// Owns: the lines of an inspection of CBOR: diagnostic notation, a value per line, with its offset before it. RFC 8949, section 8.
using System.Globalization;
using System.Text;
using Octavo.Transcode.Events;

namespace Octavo.Cli.Inspecting;

/// <summary>Without the offsets the lines are one text in diagnostic notation, as long as no string is so long that it is shortened: a comment says so
/// after it.</summary>
/// <param name="hex">Whether the first bytes of each value are shown.</param>
internal sealed class DiagnosticLines(bool hex) : InspectionLines(hex)
{
    private readonly StringBuilder _text = new();
    private readonly Stack<(char Closer, int Tags)> _open = new();
    private string? _key; // waits for its value
    private int _tags;    // before the value that comes next
    private bool _inLine;

    internal override void Add(scoped in Frame frame, scoped in DataEvent value)
    {
        if (frame.AtKey && !value.Begins && value.Kind != DataEventKind.Tag && _tags == 0)
        {
            _key = DiagnosticNotation.Of(value.Raw);
            return;
        }
        _text.Clear();
        if (_tags == 0)
        {
            BeginLine(in frame, in value);
        }
        if (value.Kind == DataEventKind.Tag)
        {
            _tags++;
            _text.Append(CultureInfo.InvariantCulture, $"{(ulong)value.Integer}{DiagnosticNotation.Width(value.Raw)}(");
        }
        else if (value.Begins)
        {
            bool isArray = value.Kind == DataEventKind.Array;
            _text.Append(isArray ? '[' : '{').Append(DiagnosticNotation.Width(value.Raw));
            _open.Push((isArray ? ']' : '}', _tags));
            _tags = 0;
        }
        else
        {
            _text.Append(DiagnosticNotation.Of(value.Raw)).Append(')', _tags);
            _tags = 0;
        }
        Write(_text);
    }

    internal override void Leave(scoped in Frame closed)
    {
        (char closer, int tags) = _open.Pop();
        _text.Clear();
        if (closed.Index != 0)
        {
            _text.Append('\n').Append(Margin).Append(' ', Indentation(_open.Count));
        }
        else if (closed.IsIndefinite)
        {
            _text.Append(' ');
        }
        Write(_text.Append(closer).Append(')', tags));
    }

    internal override void Complete()
    {
        if (_inLine)
        {
            Write(_text.Clear().Append('\n'));
        }
    }

    /// <summary>Ends the line before, with what comes between its value and this one.</summary>
    private void BeginLine(scoped in Frame frame, scoped in DataEvent value)
    {
        if (_inLine)
        {
            _text.Append(frame.IsRoot ? "" : frame.HasKey && _key is null ? ":" : frame.Index != 0 ? "," : "").Append('\n');
        }
        _inLine = true;
        AppendPlace(_text, value.Offset, value.Raw);
        _text.Append(' ', Indentation(_open.Count));
        if (_key is not null)
        {
            _text.Append(_key).Append(": ");
            _key = null;
        }
    }
}
