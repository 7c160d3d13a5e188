// Owns: the bytes between a stream and a pass: what came and was not read yet, together. Knows no format.
using System.Buffers;
using Octavo.Internal;

namespace Octavo.Transcode.Engine;

internal sealed class ChunkBuffer : IDisposable
{
    private const int FirstLength = 64 * 1024;

    private byte[] _bytes = ArrayPool<byte>.Shared.Rent(FirstLength);
    private int _start;
    private int _end;

    /// <summary>What was not read yet.</summary>
    internal ReadOnlySpan<byte> Pending => _bytes.AsSpan(_start, _end - _start);

    /// <summary>Room after it, for at least one byte.</summary>
    /// <param name="wanted">Bytes that are to be together, what is pending included. The buffer grows by what came, never by what data claims.</param>
    internal Memory<byte> Room(int wanted)
    {
        int pending = _end - _start;
        int length = Math.Max(wanted, checked(pending + 1));
        if (length > _bytes.Length - _start)
        {
            byte[] to = length <= _bytes.Length ? _bytes : ArrayPool<byte>.Shared.Rent((int)Math.Min(Math.Max(2L * _bytes.Length, length), Array.MaxLength));
            Pending.CopyTo(to);
            if (to != _bytes)
            {
                ArrayPool<byte>.Shared.Return(_bytes);
                _bytes = to;
            }
            (_start, _end) = (0, pending);
        }
        return _bytes.AsMemory(_end);
    }

    /// <summary>Takes what a stream put into the room.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UserCode"/> if it says that it put more there, or less than nothing.</exception>
    internal void Add(int count)
    {
        Throw.IfBeyondRoom(count, _bytes.Length - _end);
        _end += count;
    }

    /// <summary>Gives up what was read.</summary>
    internal void Remove(int count)
    {
        _start += count;
        if (_start == _end)
        {
            (_start, _end) = (0, 0);
        }
    }

    public void Dispose() => ArrayPool<byte>.Shared.Return(_bytes);
}
