// Owns: bytes that wait to be sent asynchronously, in pooled chunks. Knows no format.
using System.Buffers;
using System.Runtime.CompilerServices;
using Octavo.Internal;
using Octavo.Memory;

namespace Octavo.Buffers;

/// <summary>
/// Emitted code never awaits: values are written here, and sent when there are enough of them. Chunks do not move, so a large value is copied once; a stage
/// that was sent keeps its first chunk, so a sequence allocates nothing for a value.
/// </summary>
internal sealed class Stage : IBufferWriter<byte>, IDisposable
{
    /// <summary>Bytes at which a sequence is sent: after them a chunk has room for a value of ordinary size.</summary>
    internal const int SendAt = 48 * 1024;

    /// <summary>Bytes at which a sequence is sent for the first time.</summary>
    internal const int SendFirstAt = 4 * 1024;

    private const int ChunkLength = 64 * 1024;

    private Chunk[] _chunks = new Chunk[2];
    private int _last = -1;
    private int _lengthWidth = 1; // of the latest frame's length: the next one's is likely as wide
    private Place _frame;

    /// <summary>Bytes that wait.</summary>
    internal long Length { get; private set; }

    /// <summary>Where the next byte goes.</summary>
    internal Place Here => new(_last, _last < 0 ? 0 : _chunks[_last].Length, Length);

    /// <inheritdoc/>
    public void Advance(int count)
    {
        _chunks[_last].Length += count;
        Length += count;
    }

    /// <inheritdoc/>
    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        ref Chunk chunk = ref WithRoom(sizeHint);
        return chunk.Bytes.AsMemory(chunk.Length, chunk.Room);
    }

    /// <inheritdoc/>
    public Span<byte> GetSpan(int sizeHint = 0)
    {
        ref Chunk chunk = ref WithRoom(sizeHint);
        return chunk.Bytes.AsSpan(chunk.Length, chunk.Room);
    }

    /// <summary>Leaves room for the length of the value that follows.</summary>
    internal void BeginFrame()
    {
        WithRoom(Varint32.Max);
        _frame = Here;
        Advance(_lengthWidth);
    }

    /// <summary>Puts the length before the value that was written since. If it is wider or narrower than the room, what is with it in its chunk moves by the
    /// difference.</summary>
    internal void EndFrame()
    {
        long length = Length - _frame.Total - _lengthWidth;
        if (length > Array.MaxLength)
        {
            throw new OutOfMemoryException($"A value of more than {Array.MaxLength} bytes; serialize it alone.");
        }
        ref Chunk chunk = ref _chunks[_frame.Chunk];
        int width = Varint32.Length((uint)length);
        if (width != _lengthWidth)
        {
            int from = _frame.Position + _lengthWidth;
            chunk.Bytes.AsSpan(from, chunk.Length - from).CopyTo(chunk.Bytes.AsSpan(_frame.Position + width));
            chunk.Length += width - _lengthWidth;
            Length += width - _lengthWidth;
            _lengthWidth = width;
        }
        Varint32.Put(ref chunk.Bytes[_frame.Position], (uint)length);
    }

    /// <summary>A copy of what waits.</summary>
    internal byte[] ToArray()
    {
        byte[] all = GC.AllocateUninitializedArray<byte>(checked((int)Length));
        int at = 0;
        for (int i = 0; i <= _last; i++)
        {
            _chunks[i].Bytes.AsSpan(0, _chunks[i].Length).CopyTo(all.AsSpan(at));
            at += _chunks[i].Length;
        }
        return all;
    }

    /// <summary>Forgets what was written since a place.</summary>
    internal void BackTo(Place place)
    {
        while (_last > place.Chunk && _last > 0)
        {
            GiveBack(_last--);
        }
        if (_last >= 0)
        {
            _chunks[_last].Length = place.Position;
        }
        Length = place.Total;
    }

    /// <summary>Sends what waits; whatever happens, nothing waits afterwards.</summary>
    /// <returns>False if no one reads any more.</returns>
    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder<>))]
    internal async ValueTask<bool> SendAsync(AsyncSink destination, CancellationToken cancellationToken)
    {
        try
        {
            for (int i = 0; i <= _last; i++)
            {
                Chunk chunk = _chunks[i];
                if (chunk.Length != 0 && !await destination.WriteAsync(chunk.Bytes.AsMemory(0, chunk.Length), cancellationToken).ConfigureAwait(false))
                {
                    return false;
                }
            }
            return true;
        }
        finally
        {
            Clear();
        }
    }

    /// <summary>Gives the chunks back.</summary>
    public void Dispose()
    {
        while (_last >= 0)
        {
            GiveBack(_last--);
        }
        Length = 0;
    }

    /// <summary>Keeps the first chunk, unless a large value made it large.</summary>
    private void Clear()
    {
        BackTo(default);
        if (_last == 0 && _chunks[0].Bytes.Length > ChunkLength)
        {
            GiveBack(_last--);
        }
    }

    private ref Chunk WithRoom(int room)
    {
        if (_last < 0 || _chunks[_last].Room < Math.Max(room, 1))
        {
            int next = _last + 1;
            if (next == _chunks.Length)
            {
                Array.Resize(ref _chunks, 2 * next);
            }
            // More than an array can have is an OutOfMemoryException of the pool.
            _chunks[next] = new Chunk(ArrayPool<byte>.Shared.Rent((int)Math.Clamp((long)room + Varint32.Max, ChunkLength, int.MaxValue)));
            _last = next; // after it: if the pool throws, no chunk without bytes is given back
        }
        return ref _chunks[_last];
    }

    private void GiveBack(int index)
    {
        ArrayPool<byte>.Shared.Return(_chunks[index].Bytes);
        _chunks[index] = default;
    }

    /// <summary>A place between two bytes of a stage.</summary>
    internal readonly record struct Place(int Chunk, int Position, long Total);

    private struct Chunk(byte[] bytes)
    {
        internal readonly byte[] Bytes = bytes;
        internal int Length;

        /// <summary>The last bytes of a chunk are never given out: a frame's length may turn out wider than the room that was left for it.</summary>
        internal readonly int Room => Bytes.Length - Varint32.Max - Length;
    }
}
