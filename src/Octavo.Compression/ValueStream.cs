// Owns: the compressed bytes of a value, and whether one is left that an expander did not ask for. Knows no method.
using System.Buffers;

namespace Octavo.Compression;

/// <summary>
/// The compressed bytes of a value. The last of them is given by itself: expanders read by blocks and do not say how much of one they used, but none asks for
/// more once its data is complete, so a last byte no one asked for follows the data.
/// </summary>
internal sealed class ValueStream(in ReadOnlySequence<byte> bytes) : Stream
{
    private ReadOnlySequence<byte> _left = bytes;

    public override bool CanRead => true;

    public override bool CanSeek => false;

    public override bool CanWrite => false;

    public override long Length => throw new NotSupportedException();

    public override long Position { get => throw new NotSupportedException(); set => throw new NotSupportedException(); }

    /// <summary>Whether a byte is left.</summary>
    internal bool HasMore => !_left.IsEmpty;

    public override int Read(Span<byte> buffer)
    {
        int length = (int)Math.Min(buffer.Length, Math.Max(_left.Length - 1, Math.Min(_left.Length, 1)));
        _left.Slice(0, length).CopyTo(buffer);
        _left = _left.Slice(length);
        return length;
    }

    public override int Read(byte[] buffer, int offset, int count) => Read(buffer.AsSpan(offset, count));

    public override void Flush()
    {
    }

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();

    public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException();
}
