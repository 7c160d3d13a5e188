// Owns: a stream that is read a few bytes at a time, now at once and now later, and that no one may dispose. Knows no format.
namespace Octavo.Tests.RoundTrips;

/// <summary>Every third read completes later.</summary>
internal sealed class TrickleStream(byte[] data, int step) : Stream
{
    private int _position;
    private int _reads;

    public bool IsDisposed { get; private set; }

    public override bool CanRead => true;

    public override bool CanSeek => false;

    public override bool CanWrite => false;

    public override long Length => throw new NotSupportedException();

    public override long Position
    {
        get => throw new NotSupportedException();
        set => throw new NotSupportedException();
    }

    public override async ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
    {
        Assert.NotEqual(0, buffer.Length);
        cancellationToken.ThrowIfCancellationRequested();
        if (++_reads % 3 == 0)
        {
            await Task.Yield();
        }
        int part = Math.Min(Math.Min(step, buffer.Length), data.Length - _position);
        data.AsSpan(_position, part).CopyTo(buffer.Span);
        _position += part;
        return part;
    }

    public override int Read(byte[] buffer, int offset, int count) => throw new InvalidOperationException("A synchronous read in an asynchronous call.");

    public override void Flush() => throw new NotSupportedException();

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();

    public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException();

    protected override void Dispose(bool disposing)
    {
        IsDisposed = true;
        base.Dispose(disposing);
    }
}
