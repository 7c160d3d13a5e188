// Owns: how JSON looks: a line for each member and element, colours, and the line feed after a value. It is given JSON without white space, in pieces cut
// anywhere.
using System.Buffers;
using System.Text;
using Octavo.Cli.Inspecting;

namespace Octavo.Cli.Converting;

/// <param name="inner">Where it goes; left open.</param>
/// <param name="isPretty">Whether members and elements have lines of their own.</param>
/// <param name="isColoured">Whether names, texts, numbers and words have colours, as terminals show them.</param>
/// <param name="isShown">Whether a terminal shows it: characters that could command it are escapes in texts then, which is the same JSON.</param>
internal sealed class JsonPrinter(Stream inner, bool isPretty, bool isColoured, bool isShown) : Stream
{
    private static readonly byte[] s_name = "\e[34;1m"u8.ToArray();
    private static readonly byte[] s_text = "\e[32m"u8.ToArray();
    private static readonly byte[] s_number = "\e[36m"u8.ToArray();
    private static readonly byte[] s_word = "\e[33m"u8.ToArray();
    private static readonly byte[] s_plain = "\e[0m"u8.ToArray();

    private readonly ArrayBufferWriter<byte> _made = new();
    private readonly Stack<bool> _open = new(); // whether it is an object
    private bool _isText;
    private bool _isEscaped;
    private bool _isScalar;
    private bool _isName;       // an object's name comes next
    private bool _isOpened;     // a bracket was opened, and nothing is inside yet
    private byte _last;
    private readonly byte[] _character = new byte[4]; // of a text, which is not whole yet
    private int _characterLength;

    public override bool CanRead => false;

    public override bool CanSeek => false;

    public override bool CanWrite => true;

    public override long Length => throw new NotSupportedException();

    public override long Position
    {
        get => throw new NotSupportedException();
        set => throw new NotSupportedException();
    }

    public override void Write(ReadOnlySpan<byte> buffer)
    {
        Make(buffer);
        inner.Write(_made.WrittenSpan);
        _made.ResetWrittenCount();
    }

    public override void Write(byte[] buffer, int offset, int count) => Write(buffer.AsSpan(offset, count));

    public override async ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
    {
        Make(buffer.Span);
        await inner.WriteAsync(_made.WrittenMemory, cancellationToken).ConfigureAwait(false);
        _made.ResetWrittenCount();
    }

    public override Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken) =>
        WriteAsync(buffer.AsMemory(offset, count), cancellationToken).AsTask();

    public override void Flush() => inner.Flush();

    public override Task FlushAsync(CancellationToken cancellationToken) => inner.FlushAsync(cancellationToken);

    public override int Read(byte[] buffer, int offset, int count) => throw new NotSupportedException();

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();

    /// <summary>Ends the value with a line feed, unless one is there.</summary>
    internal async Task CompleteAsync(CancellationToken cancellationToken)
    {
        if (_last is not (0 or (byte)'\n'))
        {
            await WriteAsync("\n"u8.ToArray(), cancellationToken).ConfigureAwait(false);
        }
    }

    private void Make(ReadOnlySpan<byte> bytes)
    {
        if (!isPretty && !isColoured && !isShown)
        {
            _made.Write(bytes);
            _last = bytes.IsEmpty ? _last : bytes[^1];
            return;
        }
        foreach (byte unit in bytes)
        {
            Make(unit);
            _last = unit;
        }
    }

    private void Make(byte unit)
    {
        if (_isText)
        {
            PutInText(unit);
            if (_isEscaped || unit == '\\')
            {
                _isEscaped = !_isEscaped;
            }
            else if (unit == '"')
            {
                _isText = false;
                EndColour();
            }
            return;
        }
        switch (unit)
        {
            case (byte)'{' or (byte)'[':
                Begin();
                Put(unit);
                _open.Push(unit == '{');
                (_isOpened, _isName) = (true, unit == '{');
                break;
            case (byte)'}' or (byte)']':
                EndScalar();
                _open.Pop();
                if (!_isOpened)
                {
                    Line();
                }
                (_isOpened, _isName) = (false, false);
                Put(unit);
                break;
            case (byte)',':
                EndScalar();
                Put(unit);
                Line();
                _isName = _open.Peek();
                break;
            case (byte)':':
                Put(unit);
                if (isPretty)
                {
                    Put((byte)' ');
                }
                break;
            case (byte)'\n':
                EndScalar();
                Put(unit);
                break;
            case (byte)'"':
                Begin();
                Colour(_isName ? s_name : s_text);
                (_isText, _isName) = (true, false);
                Put(unit);
                break;
            default:
                if (!_isScalar)
                {
                    Begin();
                    Colour(unit is (byte)'t' or (byte)'f' or (byte)'n' ? s_word : s_number);
                    _isScalar = true;
                }
                Put(unit);
                break;
        }
    }

    private void Begin()
    {
        if (_isOpened)
        {
            Line();
            _isOpened = false;
        }
    }

    private void EndScalar()
    {
        if (_isScalar)
        {
            _isScalar = false;
            EndColour();
        }
    }

    private void Line()
    {
        if (isPretty)
        {
            Put((byte)'\n');
            int width = LineBuffer.Indentation(_open.Count);
            _made.GetSpan(width)[..width].Fill((byte)' ');
            _made.Advance(width);
        }
    }

    private void Colour(byte[] colour)
    {
        if (isColoured)
        {
            _made.Write(colour);
        }
    }

    private void EndColour() => Colour(s_plain);

    /// <summary>JSON has controls below the space as escapes already; all others have two bytes or more, but DEL.</summary>
    private void PutInText(byte unit)
    {
        if (!isShown || (unit < 0x7F && _characterLength == 0))
        {
            Put(unit);
            return;
        }
        _character[_characterLength++] = unit;
        ReadOnlySpan<byte> bytes = _character.AsSpan(0, _characterLength);
        if (Rune.DecodeFromUtf8(bytes, out Rune one, out _) != OperationStatus.NeedMoreData)
        {
            _characterLength = 0;
            _made.Write(Words.Commands(one) ? TerminalText.Escape(one) : bytes);
        }
    }

    private void Put(byte unit)
    {
        _made.GetSpan(1)[0] = unit;
        _made.Advance(1);
    }
}
