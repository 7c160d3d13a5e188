// Owns: bytes in one pooled array that grows, for what has to know a value's length before it sends it. Knows no format.
using System.Buffers;

namespace Octavo.Buffers;

/// <summary>
/// A buffer writer over pooled memory. The written bytes are in one piece with a known length, for transports that put the length first. Disposing returns the
/// memory; do not use its spans and sequences afterwards. Not thread-safe.
/// </summary>
public sealed class OctavoBuffer : IBufferWriter<byte>, IDisposable
{
    private const int First = 4 * 1024;

    private byte[] _bytes;

    /// <summary>Creates an empty buffer.</summary>
    /// <param name="capacity">The initial capacity in bytes.</param>
    public OctavoBuffer(int capacity = First) => _bytes = ArrayPool<byte>.Shared.Rent(capacity);

    /// <summary>Bytes written.</summary>
    public int WrittenCount { get; private set; }

    /// <summary>What was written.</summary>
    public ReadOnlySpan<byte> WrittenSpan => _bytes.AsSpan(0, WrittenCount);

    /// <inheritdoc cref="WrittenSpan"/>
    public ReadOnlyMemory<byte> WrittenMemory => _bytes.AsMemory(0, WrittenCount);

    /// <inheritdoc cref="WrittenSpan"/>
    public ReadOnlySequence<byte> WrittenSequence => new(_bytes, 0, WrittenCount);

    /// <summary>Removes the written bytes and keeps the memory.</summary>
    public void Clear() => WrittenCount = 0;

    /// <inheritdoc/>
    public void Advance(int count)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(count);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(count, _bytes.Length - WrittenCount);
        WrittenCount += count;
    }

    /// <inheritdoc/>
    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        MakeRoom(sizeHint);
        return _bytes.AsMemory(WrittenCount);
    }

    /// <inheritdoc/>
    public Span<byte> GetSpan(int sizeHint = 0)
    {
        MakeRoom(sizeHint);
        return _bytes.AsSpan(WrittenCount);
    }

    /// <summary>Gives the memory back.</summary>
    public void Dispose()
    {
        byte[] bytes = _bytes;
        _bytes = [];
        WrittenCount = 0;
        if (bytes.Length != 0)
        {
            ArrayPool<byte>.Shared.Return(bytes);
        }
    }

    private void MakeRoom(int wanted)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(wanted);
        wanted = Math.Max(wanted, 1);
        if (_bytes.Length - WrittenCount >= wanted)
        {
            return;
        }
        byte[] bigger = ArrayPool<byte>.Shared.Rent((int)Math.Max(checked(WrittenCount + wanted), Math.Min(2L * _bytes.Length, Array.MaxLength)));
        WrittenSpan.CopyTo(bigger);
        byte[] old = _bytes;
        _bytes = bigger;
        if (old.Length != 0)
        {
            ArrayPool<byte>.Shared.Return(old);
        }
    }
}
