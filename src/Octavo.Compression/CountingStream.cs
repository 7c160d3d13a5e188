// Owns: how much an expander has been given, and whether the source failed. Knows no method.
using Octavo.Internal;

namespace Octavo.Compression;

internal sealed class CountingStream(Stream source, bool leaveOpen) : Stream
{
    /// <summary>Bytes given.</summary>
    internal long Given { get; private set; }

    /// <summary>Whether the source has ended.</summary>
    internal bool IsAtEnd { get; private set; }

    /// <summary>Whether the source itself threw.</summary>
    internal bool IsFaulted { get; private set; }

    public override bool CanRead => true;

    public override bool CanSeek => false;

    public override bool CanWrite => false;

    public override long Length => throw new NotSupportedException();

    public override long Position { get => throw new NotSupportedException(); set => throw new NotSupportedException(); }

    public override int Read(Span<byte> buffer)
    {
        try
        {
            return Count(source.Read(buffer), buffer.Length);
        }
        catch
        {
            IsFaulted = true;
            throw;
        }
    }

    public override int Read(byte[] buffer, int offset, int count) => Read(buffer.AsSpan(offset, count));

    public override async ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
    {
        try
        {
            return Count(await source.ReadAsync(buffer, cancellationToken).ConfigureAwait(false), buffer.Length);
        }
        catch
        {
            IsFaulted = true;
            throw;
        }
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
        if (disposing && !leaveOpen)
        {
            source.Dispose();
        }
        base.Dispose(disposing);
    }

    /// <summary>A read that says more than the room is refused here: ZstdSharp takes the number as the size of its pinned input.</summary>
    private int Count(int read, int asked)
    {
        Throw.IfBeyondRoom(read, asked);
        Given += read;
        IsAtEnd |= read == 0 && asked != 0;
        return read;
    }
}
