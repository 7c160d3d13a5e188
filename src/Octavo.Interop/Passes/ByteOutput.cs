// Owns: bytes that grow in a rented array. Knows no layout.
using System.Buffers;
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Interop.Passes;

/// <summary>A rented array and how much of it is written. A mutable struct: one owner, passed by reference.</summary>
internal struct ByteOutput
{
    private const int First = 1024;

    private byte[]? _buffer;

    internal ByteOutput(int capacity) => _buffer = ArrayPool<byte>.Shared.Rent(Math.Max(capacity, First));

    /// <summary>Bytes that were written: also if the next byte goes.</summary>
    internal int Length { get; set; }

    internal readonly ReadOnlySpan<byte> Written => _buffer.AsSpan(0, Length);

    /// <summary>Bytes after the start that may be written again.</summary>
    internal readonly Span<byte> From(int start) => _buffer.AsSpan(start, Length - start);

    /// <summary>Takes room and counts it as written.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.TotalBytesExceeded"/> above <see cref="Array.MaxLength"/>.</exception>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal Span<byte> Take(int length)
    {
        int at = Length;
        if (_buffer is null || (uint)length > (uint)(_buffer.Length - at))
        {
            Grow(length);
        }
        Length = at + length;
        return _buffer.AsSpan(at, length);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Put(byte value)
    {
        int at = Length;
        if (_buffer is null || at >= _buffer.Length)
        {
            Grow(1);
        }
        Length = at + 1;
        _buffer![at] = value;
    }

    internal void Put(scoped ReadOnlySpan<byte> bytes) => bytes.CopyTo(Take(bytes.Length));

    /// <summary>Makes sure that there is room, and writes nothing: what is written into it stays when <see cref="Length"/> goes back.</summary>
    internal void Ensure(int length)
    {
        if (_buffer is null || _buffer.Length - Length < length)
        {
            Grow(length);
        }
    }

    /// <summary>Gives the array back.</summary>
    internal void Return()
    {
        byte[]? buffer = _buffer;
        _buffer = null;
        Length = 0;
        if (buffer is not null)
        {
            ArrayPool<byte>.Shared.Return(buffer);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Grow(int length)
    {
        long wanted = (long)Length + length;
        if (wanted > Array.MaxLength)
        {
            Throw.TotalBytesExceeded(Array.MaxLength);
        }
        byte[] bigger = ArrayPool<byte>.Shared.Rent((int)Math.Min(Math.Max(wanted, Math.Max(First, 2L * (_buffer?.Length ?? 0))), Array.MaxLength));
        Written.CopyTo(bigger);
        byte[]? old = _buffer;
        _buffer = bigger;
        if (old is not null)
        {
            ArrayPool<byte>.Shared.Return(old);
        }
    }
}
