// Owns: reading asynchronously from a stream, into one buffer that moves together and grows. Knows no format.
using System.Buffers;
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Buffers;

/// <summary>The buffer grows with what has arrived, never with what is announced, by doubling: a value of n bytes is moved O(n).</summary>
/// <param name="source">Read as far as its reads go, which may be beyond the value that is wanted.</param>
/// <param name="firstLength">Bytes of the first buffer.</param>
internal sealed class AsyncStreamSource(Stream source, int firstLength = AsyncStreamSource.FirstLength) : AsyncSource
{
    internal const int FirstLength = 64 * 1024;

    private byte[] _buffer = ArrayPool<byte>.Shared.Rent(firstLength);
    private int _start;
    private int _end;

    internal override long Buffered => _end - _start;

    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder<>))]
    internal override async ValueTask<bool> MoreAsync(CancellationToken cancellationToken)
    {
        if (_end == _buffer.Length || _start == _end)
        {
            MakeRoom();
        }
        int read = await source.ReadAsync(_buffer.AsMemory(_end), cancellationToken).ConfigureAwait(false);
        Throw.IfBeyondRoom(read, _buffer.Length - _end);
        _end += read;
        return read != 0;
    }

    internal override void Feed(Delimiter delimiter) => delimiter.Scan(_buffer.AsSpan(_start, _end - _start)[(int)delimiter.Scanned..]);

    internal override ReadOnlySpan<byte> Peek(int from, int length) => _buffer.AsSpan(_start + from, length);

    internal override void Consume(long bytes) => _start += (int)bytes;

    internal override void Release()
    {
        ArrayPool<byte>.Shared.Return(_buffer);
        _buffer = [];
        _start = _end = 0;
    }

    /// <summary>Moves what is left to the beginning, or into a larger buffer if it fills this one.</summary>
    private void MakeRoom()
    {
        int rest = _end - _start;
        if (_start != 0)
        {
            _buffer.AsSpan(_start, rest).CopyTo(_buffer);
        }
        else if (rest != 0)
        {
            if (rest == Array.MaxLength)
            {
                throw new OutOfMemoryException($"A value of more than {Array.MaxLength} bytes.");
            }
            byte[] bigger = ArrayPool<byte>.Shared.Rent((int)Math.Min(2L * rest, Array.MaxLength));
            _buffer.AsSpan(0, rest).CopyTo(bigger);
            ArrayPool<byte>.Shared.Return(_buffer);
            _buffer = bigger;
        }
        _start = 0;
        _end = rest;
    }
}
