// Owns: what a writer keeps beyond its window: buffer, sink, limits, depth; and the renting of it. Knows no format.
using System.Buffers;
using System.Runtime.CompilerServices;

namespace Octavo.Internal;

/// <summary>State of one write. It is <b>taken</b> on rent, not shared: a serialize call made from a property getter gets another.</summary>
internal sealed class WriterState
{
    private const int FirstBuffer = 64 * 1024;

    [ThreadStatic]
    private static WriterState? t_first;

    private readonly byte[] _own = GC.AllocateUninitializedArray<byte>(FirstBuffer);
    private readonly BufferWriterSink _bufferWriterSink = new();
    private byte[] _buffer;
    private WriterState? _nested;
    private bool _taken;

    private WriterState()
    {
        _buffer = _own;
        Sink = ArraySink.Instance;
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
    /// <remarks>References are stored only where they change: a store costs a write barrier, and seven of them made half of a small value's time.</remarks>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static WriterState Rent(OctavoOptions options)
    {
        WriterState? state = t_first;
        if (state is null || state._taken)
        {
            state = RentNested(state);
        }
        state._taken = true;
        if ((object)state.Options != options)
        {
            state.Options = options;
        }
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
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Return()
    {
        if (Sink != (Sink)ArraySink.Instance || _buffer != _own)
        {
            Clear();
        }
        Flushed = 0;
        _taken = false;
    }

    /// <summary>A state that is taken has the next one of its thread: a serialize call made from a property getter gets that.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static WriterState RentNested(WriterState? taken)
    {
        if (taken is null)
        {
            return t_first = new WriterState();
        }
        while (taken._nested is { } nested)
        {
            if (!nested._taken)
            {
                return nested;
            }
            taken = nested;
        }
        return taken._nested = new WriterState();
    }

    private void Clear()
    {
        Sink.Reset();
        Sink = ArraySink.Instance;
        if (_buffer != _own)
        {
            ArrayPool<byte>.Shared.Return(_buffer);
            _buffer = _own;
        }
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
