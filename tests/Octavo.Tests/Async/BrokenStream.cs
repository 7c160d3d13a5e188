// Owns: a stream whose every read and write fails. Knows no format.
namespace Octavo.Tests.Async;

internal sealed class BrokenStream : Stream
{
    public override bool CanRead => true;

    public override bool CanSeek => false;

    public override bool CanWrite => true;

    public override long Length => throw new NotSupportedException();

    public override long Position
    {
        get => throw new NotSupportedException();
        set => throw new NotSupportedException();
    }

    public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) =>
        ValueTask.FromException<int>(new IOException("broken"));

    public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default) =>
        ValueTask.FromException(new IOException("broken"));

    public override int Read(byte[] buffer, int offset, int count) => throw new IOException("broken");

    public override void Write(byte[] buffer, int offset, int count) => throw new IOException("broken");

    public override void Flush() => throw new IOException("broken");

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();
}
