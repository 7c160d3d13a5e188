// Owns: reading from a pipe: what was examined and what was consumed. Knows no format.
using System.Buffers;
using System.IO.Pipelines;
using System.Runtime.CompilerServices;

namespace Octavo.Buffers;

/// <summary>The pipe is advanced to the last byte consumed exactly: what comes after it is the caller's.</summary>
internal sealed class AsyncPipeSource(PipeReader source) : AsyncSource
{
    private ReadOnlySequence<byte> _buffer;
    private byte[] _together = [];
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
        foreach (ReadOnlyMemory<byte> piece in _buffer.Slice(delimiter.Scanned))
        {
            delimiter.Scan(piece.Span);
            if (delimiter.Found)
            {
                return; // going on to the last segment for each value took time as the square of their count
            }
        }
    }

    internal override ReadOnlySpan<byte> Peek(int from, int length)
    {
        ReadOnlySequence<byte> bytes = _buffer.Slice(from, length);
        if (bytes.IsSingleSegment)
        {
            return bytes.FirstSpan;
        }
        if (_together.Length < length)
        {
            ArrayPool<byte>.Shared.Return(_together);
            _together = ArrayPool<byte>.Shared.Rent(length);
        }
        bytes.CopyTo(_together);
        return _together.AsSpan(0, length);
    }

    internal override void Consume(long bytes) => _buffer = _buffer.Slice(bytes);

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
