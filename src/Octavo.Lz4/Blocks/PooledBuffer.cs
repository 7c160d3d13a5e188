// Owns: bytes in pooled memory, while they are written. Knows no format.
using System.Buffers;

namespace Octavo.Lz4.Blocks;

/// <summary>A buffer writer over one array of the shared pool, which grows by doubling.</summary>
internal sealed class PooledBuffer : IBufferWriter<byte>, IDisposable
{
    private const int FirstLength = 4096;

    private byte[] _bytes = [];
    private int _length;

    internal ReadOnlySpan<byte> Written => _bytes.AsSpan(0, _length);

    internal ReadOnlyMemory<byte> WrittenMemory => _bytes.AsMemory(0, _length);

    /// <inheritdoc/>
    public void Advance(int count) => _length += count;

    /// <inheritdoc/>
    public Span<byte> GetSpan(int sizeHint = 0)
    {
        Grow(Math.Max(1, sizeHint));
        return _bytes.AsSpan(_length);
    }

    /// <inheritdoc/>
    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        Grow(Math.Max(1, sizeHint));
        return _bytes.AsMemory(_length);
    }

    /// <inheritdoc/>
    public void Dispose()
    {
        Return();
        _bytes = [];
        _length = 0;
    }

    private void Grow(int room)
    {
        if (_bytes.Length - _length >= room)
        {
            return;
        }
        long needed = (long)_length + room;
        if (needed > Array.MaxLength)
        {
            throw new OctavoException(OctavoErrorCode.TotalBytesExceeded, $"more than {Array.MaxLength} bytes in one buffer.", OctavoMsgPackLz4.Name, -1);
        }
        byte[] larger = ArrayPool<byte>.Shared.Rent((int)Math.Min(Array.MaxLength, Math.Max(needed, Math.Max(FirstLength, 2L * _bytes.Length))));
        Written.CopyTo(larger);
        Return();
        _bytes = larger;
    }

    private void Return()
    {
        if (_bytes.Length != 0)
        {
            ArrayPool<byte>.Shared.Return(_bytes);
        }
    }
}
