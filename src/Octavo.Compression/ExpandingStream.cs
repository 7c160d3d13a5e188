// Owns: expanding within bounds: what comes out is held against what went in, and the expanders' exceptions become the library's. Knows no method and no value.
using System.Runtime.ExceptionServices;

namespace Octavo.Compression;

internal sealed class ExpandingStream : Stream
{
    /// <summary>The number of bytes to which any data may expand, whatever the ratio.</summary>
    private const int Unquestioned = 1 << 20;

    private readonly CountingStream _source;
    private readonly Stream _expanded;
    private readonly int _maxRatio;
    private readonly long _maxBytes;
    private readonly string _name;
    private readonly bool _endsItself;
    private readonly bool _endsWithSource;
    private readonly bool _mayBeEmpty;
    private long _given;
    private bool _isClosed;

    /// <param name="source">The compressed bytes.</param>
    /// <param name="method">The method.</param>
    /// <param name="options">How far they may expand, and the largest window.</param>
    /// <param name="compressed">How many bytes that is at most.</param>
    /// <param name="maxBytes">How many bytes may come out.</param>
    /// <param name="leaveOpen">Whether the source stays open.</param>
    /// <param name="name">What errors call the data.</param>
    /// <param name="isValue">Whether the data is one value, and not a stream, in which frames may follow one another.</param>
    internal ExpandingStream(Stream source, CompressionMethod method, OctavoCompressionOptions options, long compressed, long maxBytes, bool leaveOpen,
        string name, bool isValue)
    {
        _source = new CountingStream(source, leaveOpen);
        _expanded = Methods.Expand(_source, method, compressed, maxBytes, options.MaxWindow);
        (_maxRatio, _maxBytes, _name) = (options.MaxRatio, maxBytes, name);
        // ZLibStream and BrotliStream take data that was cut for data that ended, but they do not ask for more once they have the end.
        _endsItself = method is CompressionMethod.Deflate or CompressionMethod.Brotli;
        _mayBeEmpty = !isValue && method is (CompressionMethod.Deflate or CompressionMethod.Lz4);
        // The reader of LZ4 gives no bytes at the end of each frame, and for a block without content.
        _endsWithSource = method == CompressionMethod.Lz4 && !isValue;
    }

    public override bool CanRead => true;

    public override bool CanSeek => false;

    public override bool CanWrite => false;

    public override long Length => throw new NotSupportedException();

    public override long Position { get => throw new NotSupportedException(); set => throw new NotSupportedException(); }

    public override int Read(Span<byte> buffer)
    {
        ObjectDisposedException.ThrowIf(_isClosed, this);
        int read;
        try
        {
            do
            {
                read = _expanded.Read(buffer);
            }
            while (GoesOn(read, buffer.Length));
        }
        catch (Exception found) when (IsOfTheData(found))
        {
            throw Damaged(found);
        }
        return Admit(read, buffer.Length);
    }

    public override int Read(byte[] buffer, int offset, int count) => Read(buffer.AsSpan(offset, count));

    public override async ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
    {
        ObjectDisposedException.ThrowIf(_isClosed, this);
        int read;
        try
        {
            do
            {
                read = await _expanded.ReadAsync(buffer, cancellationToken).ConfigureAwait(false);
            }
            while (GoesOn(read, buffer.Length));
        }
        catch (Exception found) when (IsOfTheData(found))
        {
            throw Damaged(found);
        }
        return Admit(read, buffer.Length);
    }

    public override Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken) =>
        ReadAsync(buffer.AsMemory(offset, count), cancellationToken).AsTask();

    public override void Flush()
    {
    }

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();

    public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException();

    protected override void Dispose(bool disposing)
    {
        if (disposing && !_isClosed)
        {
            _isClosed = true;
            _expanded.Dispose();
            _source.Dispose();
        }
        base.Dispose(disposing);
    }

    /// <summary>Whether a read that gave nothing is not the end of the data.</summary>
    private bool GoesOn(int read, int asked) => _endsWithSource && read == 0 && asked != 0 && !_source.IsAtEnd;

    /// <summary>Errors of the source go to the caller; errors that the expanders find are errors of the data.</summary>
    private bool IsOfTheData(Exception found) =>
        found is not (OperationCanceledException or OutOfMemoryException or ObjectDisposedException) && !_source.IsFaulted;

    private OctavoException Damaged(Exception found) => found is EndOfStreamException || _source.IsAtEnd
        ? Cut(found)
        : new OctavoException(OctavoErrorCode.InvalidData, Methods.Reason(found), _name, _source.Given, found);

    private int Admit(int read, int asked)
    {
        _given += read;
        if (_given > _maxBytes)
        {
            throw new OctavoException(OctavoErrorCode.TotalBytesExceeded, $"the data expands to more than {_maxBytes} bytes, the most that the limits allow.", _name,
                _source.Given);
        }
        if (_given > Unquestioned && _given > _source.Given * _maxRatio)
        {
            throw new OctavoException(OctavoErrorCode.CountTooLarge,
                $"{_source.Given} bytes expand to {_given} or more: more than {nameof(OctavoCompressionOptions.MaxRatio)} = {_maxRatio} times.", _name,
                _source.Given);
        }
        // A stream to which nothing was written may have no byte, as those of ZLibStream and LZ4 have none; a value has the head of its method.
        if (read == 0 && asked != 0 && _source.IsAtEnd && (_source.Given == 0 ? !_mayBeEmpty : _endsItself))
        {
            throw Cut(null);
        }
        return read;
    }

    private OctavoException Cut(Exception? found) =>
        new(OctavoErrorCode.EndOfData, "the compressed data ends too early; it was cut or is damaged.", _name, _source.Given, found);
}
