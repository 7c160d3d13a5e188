// Owns: what a writer keeps beyond its window: buffer, sink, limits, depth; and the renting of it. Knows no format.
using System.Buffers;

namespace Octavo.Internal;

/// <summary>State of one write. It is <b>taken</b> on rent, not shared: a serialize call made from a property getter gets another.</summary>
internal sealed class WriterState
{
    private const int FirstBuffer = 64 * 1024;

    [ThreadStatic]
    private static WriterState? t_free;

    private readonly byte[] _own = GC.AllocateUninitializedArray<byte>(FirstBuffer);
    private readonly ArraySink _arraySink = new();
    private readonly BufferWriterSink _bufferWriterSink = new();
    private byte[] _buffer;

    private WriterState()
    {
        _buffer = _own;
        Sink = _arraySink;
        Options = OctavoOptions.None;
    }

    internal byte[] Buffer => _buffer;

    internal Sink Sink { get; private set; }

    internal OctavoOptions Options { get; private set; }

    /// <summary>Bytes that went to the destination in earlier windows.</summary>
    internal long Flushed { get; set; }

    /// <summary>Levels of nesting that are still allowed.</summary>
    internal int DepthLeft { get; set; }

    /// <summary>Takes a state that writes into its own buffer.</summary>
    internal static WriterState Rent(OctavoOptions options)
    {
        WriterState state = t_free ?? new WriterState();
        t_free = null;
        state.Options = options;
        state.DepthLeft = options.MaxDepth;
        return state;
    }

    /// <summary>Takes a state that writes into <paramref name="destination"/>.</summary>
    internal static WriterState Rent(OctavoOptions options, IBufferWriter<byte> destination)
    {
        WriterState state = Rent(options);
        state._bufferWriterSink.Destination = destination;
        state.Sink = state._bufferWriterSink;
        return state;
    }

    /// <summary>Takes a state that writes into another sink.</summary>
    internal static WriterState Rent(OctavoOptions options, Sink sink)
    {
        WriterState state = Rent(options);
        state.Sink = sink;
        return state;
    }

    /// <summary>Gives the state back, whatever happened.</summary>
    internal void Return()
    {
        if (Sink != (Sink)_arraySink)
        {
            Sink.Reset();
            Sink = _arraySink;
        }
        if (_buffer != _own)
        {
            ArrayPool<byte>.Shared.Return(_buffer);
            _buffer = _own;
        }
        Flushed = 0;
        Options = OctavoOptions.None;
        t_free = this;
    }

    /// <summary>Replaces the buffer by one of at least <paramref name="length"/> bytes that begins with the first <paramref name="keep"/> bytes.</summary>
    internal byte[] GrowBuffer(int length, int keep)
    {
        byte[] old = _buffer;
        byte[] bigger = ArrayPool<byte>.Shared.Rent(length);
        old.AsSpan(0, keep).CopyTo(bigger);
        _buffer = bigger;
        if (old != _own)
        {
            ArrayPool<byte>.Shared.Return(old);
        }
        return bigger;
    }
}
