// Owns: a buffer writer as a stream that is written. Knows no method.
using System.Buffers;
using Octavo.Buffers;

namespace Octavo.Compression;

internal sealed class BufferStream(IBufferWriter<byte> destination, string format) : Stream
{
    /// <summary>Whether nothing was written.</summary>
    internal bool IsEmpty { get; private set; } = true;

    public override bool CanRead => false;

    public override bool CanSeek => false;

    public override bool CanWrite => true;

    public override long Length => throw new NotSupportedException();

    public override long Position { get => throw new NotSupportedException(); set => throw new NotSupportedException(); }

    public override void Write(ReadOnlySpan<byte> buffer)
    {
        CheckedBufferWriter.Put(destination, buffer, format);
        IsEmpty &= buffer.IsEmpty;
    }

    public override void Write(byte[] buffer, int offset, int count) => Write(buffer.AsSpan(offset, count));

    public override void Flush()
    {
    }

    public override int Read(byte[] buffer, int offset, int count) => throw new NotSupportedException();

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();
}
