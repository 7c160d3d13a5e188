// Owns: reading from a pipe: what was examined and what was consumed. Knows no format.
using System.Buffers;
using System.IO.Pipelines;
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Buffers;

/// <summary>The pipe is advanced to the last byte consumed exactly: what comes after it is the caller's.</summary>
internal sealed class AsyncPipeSource(PipeReader source) : AsyncSource
{
    private ReadOnlySequence<byte> _buffer;
    private byte[] _together = [];
    private SequencePosition _seen; // the end of what was looked at, if no value ended there
    private long _seenLength;       // bytes of the buffer before it; 0 if it is not known
    private bool _reading; // a read's result is held, and the pipe waits to be advanced
    private bool _ended;

    internal override long Buffered => _buffer.Length;

    /// <summary>All that was received and not consumed.</summary>
    internal ReadOnlySequence<byte> Bytes => _buffer;

    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder<>))]
    internal override async ValueTask<bool> MoreAsync(CancellationToken cancellationToken)
    {
        long before = _buffer.Length;
        while (!_ended)
        {
            Advance(examined: _buffer.End);
            ReadResult result = await source.ReadAsync(cancellationToken).ConfigureAwait(false);
            _buffer = result.Buffer;
            _reading = true;
            _ended = result.IsCompleted;
            if (result.IsCanceled)
            {
                throw new OperationCanceledException("The pipe's pending read was cancelled.");
            }
            if (_buffer.Length != before)
            {
                return true;
            }
        }
        return false;
    }

    internal override void Feed(Delimiter delimiter)
    {
        if (_buffer.IsSingleSegment)
        {
            delimiter.Scan(_buffer.FirstSpan[(int)delimiter.Scanned..]);
            return;
        }
        foreach (ReadOnlyMemory<byte> piece in From(delimiter.Scanned))
        {
            delimiter.Scan(piece.Span);
            if (delimiter.Found)
            {
                _seenLength = 0;
                return; // going on to the last segment for each value took time as the square of their count
            }
        }
        (_seen, _seenLength) = (_buffer.End, _buffer.Length);
    }

    /// <summary>What was not looked at. A pipe keeps the segments that are not consumed, so it begins where the last look ended: going there from the first
    /// segment for each read of a few bytes took time as the square of the value's length. If each read has other segments, it is searched.</summary>
    private ReadOnlySequence<byte> From(long scanned) =>
        scanned != 0 && scanned == _seenLength && _seen.GetObject() is ReadOnlySequenceSegment<byte> last
            && _buffer.Start.GetObject() is ReadOnlySequenceSegment<byte> first
            && last.RunningIndex + _seen.GetInteger() - first.RunningIndex - _buffer.Start.GetInteger() == scanned
            ? _buffer.Slice(_seen) : _buffer.Slice(scanned);

    internal override ReadOnlySpan<byte> Peek(int from, int length)
    {
        ReadOnlySequence<byte> bytes = _buffer.Slice(from, length);
        if (bytes.IsSingleSegment)
        {
            return bytes.FirstSpan;
        }
        if (_together.Length < length)
        {
            byte[] larger = ArrayPool<byte>.Shared.Rent(length); // first: if it throws, Release returns the array that is here
            ArrayPool<byte>.Shared.Return(_together);
            _together = larger;
        }
        bytes.CopyTo(_together);
        return _together.AsSpan(0, length);
    }

    internal override void Consume(long bytes)
    {
        _buffer = _buffer.Slice(bytes);
        _seenLength = 0;
    }

    internal override void Release()
    {
        Advance(examined: _buffer.Start);
        ArrayPool<byte>.Shared.Return(_together);
        _together = [];
    }

    private void Advance(SequencePosition examined)
    {
        if (_reading)
        {
            _reading = false;
            source.AdvanceTo(_buffer.Start, examined);
            _buffer = default;
        }
    }
}
