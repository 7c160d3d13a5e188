// Owns: bytes in one pooled array that grows.
using System.Buffers;

namespace Octavo.Caching;

/// <summary>Bytes that are written and then read in one piece. Disposing gives the array back.</summary>
internal sealed class PooledBytes : IBufferWriter<byte>, IDisposable
{
    private const int First = 4 * 1024;

    private byte[] _bytes = ArrayPool<byte>.Shared.Rent(First);

    internal int Length { get; private set; }

    internal ReadOnlySpan<byte> Written => _bytes.AsSpan(0, Length);

    internal ReadOnlySequence<byte> Sequence => new(_bytes, 0, Length);

    public void Advance(int count)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(count);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(count, _bytes.Length - Length);
        Length += count;
    }

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        MakeRoom(sizeHint);
        return _bytes.AsMemory(Length);
    }

    public Span<byte> GetSpan(int sizeHint = 0)
    {
        MakeRoom(sizeHint);
        return _bytes.AsSpan(Length);
    }

    public void Dispose()
    {
        byte[] bytes = _bytes;
        _bytes = [];
        Length = 0;
        if (bytes.Length != 0)
        {
            ArrayPool<byte>.Shared.Return(bytes);
        }
    }

    private void MakeRoom(int wanted)
    {
        wanted = Math.Max(wanted, 1);
        if (_bytes.Length - Length < wanted)
        {
            byte[] bigger = ArrayPool<byte>.Shared.Rent((int)Math.Max(checked(Length + wanted), Math.Min(2L * _bytes.Length, Array.MaxLength)));
            Written.CopyTo(bigger);
            ArrayPool<byte>.Shared.Return(_bytes);
            _bytes = bigger;
        }
    }
}
