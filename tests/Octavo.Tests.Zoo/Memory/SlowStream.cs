// Owns: a stream that cannot seek and gives a few bytes a read. Knows no format.
namespace Octavo.Tests.Zoo.Memory;

internal sealed class SlowStream(byte[] data, int step) : Stream
{
    private int _position;

    public override bool CanRead => true;

    public override bool CanSeek => false;

    public override bool CanWrite => false;

    public override long Length => throw new NotSupportedException();

    public override long Position
    {
        get => throw new NotSupportedException();
        set => throw new NotSupportedException();
    }

    public override int Read(byte[] buffer, int offset, int count)
    {
        int part = Math.Min(Math.Min(step, count), data.Length - _position);
        data.AsSpan(_position, part).CopyTo(buffer.AsSpan(offset));
        _position += part;
        return part;
    }

    public override void Flush()
    {
    }

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();

    public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException();
}
