// Owns: which line and column a byte of text is at: the input as it passes, with as much of it as errors may be behind.
namespace Octavo.Cli.Inputs;

/// <param name="inner">The input.</param>
/// <param name="window">Bytes that are kept at least; twice as many at most.</param>
internal sealed class LineStream(Stream inner, int window = LineStream.Window) : ReadOnlyStream
{
    /// <summary>Conversion reads 64 KiB ahead, and more only if one text is longer.</summary>
    internal const int Window = 256 << 10;

    private readonly byte[] _kept = new byte[2 * window];
    private int _length;
    private long _before;       // bytes before those that are kept
    private long _lines;        // line feeds among them
    private long _characters;   // characters after the last of these

    public override bool CanSeek => inner.CanSeek;

    public override long Length => inner.Length;

    public override long Position
    {
        get => inner.Position;
        set
        {
            inner.Position = value;
            (_length, _before, _lines, _characters) = (0, value, 0, 0);
        }
    }

    public override int Read(Span<byte> buffer)
    {
        int read = inner.Read(buffer);
        Keep(buffer[..read]);
        return read;
    }

    public override async ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
    {
        int read = await inner.ReadAsync(buffer, cancellationToken).ConfigureAwait(false);
        Keep(buffer.Span[..read]);
        return read;
    }

    protected override void Dispose(bool disposing)
    {
        if (disposing)
        {
            inner.Dispose();
        }
        base.Dispose(disposing);
    }

    /// <summary>Finds a byte's place.</summary>
    /// <param name="offset">The byte, from the beginning.</param>
    /// <param name="line">From 1.</param>
    /// <param name="column">Characters of Unicode, from 1.</param>
    /// <returns>False if it has passed too long ago, or not yet.</returns>
    internal bool TryFind(long offset, out long line, out long column)
    {
        (line, column) = (_lines + 1, _characters + 1);
        if (offset < _before || offset > _before + _length)
        {
            return false;
        }
        Count(_kept.AsSpan(0, (int)(offset - _before)), ref line, ref column, first: 1);
        return true;
    }

    private void Keep(ReadOnlySpan<byte> bytes)
    {
        while (!bytes.IsEmpty)
        {
            if (_length == _kept.Length)
            {
                Count(_kept.AsSpan(0, window), ref _lines, ref _characters, first: 0);
                _kept.AsSpan(window).CopyTo(_kept);
                (_length, _before) = (window, _before + window);
            }
            int part = Math.Min(bytes.Length, _kept.Length - _length);
            bytes[..part].CopyTo(_kept.AsSpan(_length));
            _length += part;
            bytes = bytes[part..];
        }
    }

    private static void Count(ReadOnlySpan<byte> bytes, ref long lines, ref long characters, int first)
    {
        int last = bytes.LastIndexOf((byte)'\n');
        if (last >= 0)
        {
            lines += bytes.Count((byte)'\n');
            characters = first;
        }
        foreach (byte unit in bytes[(last + 1)..])
        {
            characters += (unit & 0xC0) == 0x80 ? 0 : 1;
        }
    }
}
