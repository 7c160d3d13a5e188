// Owns: what a writer keeps beyond its window: buffer, sink, limits, depth; and the renting of it. Knows no format.
using System.Buffers;
using System.Runtime.CompilerServices;
using Octavo.Internal;
using Octavo.Memory;

namespace Octavo.Buffers;

/// <summary>State of one write. It is <b>taken</b> on rent, not shared: a serialize call made from a property getter gets another.</summary>
internal sealed class WriterState
{
    private const int FirstBuffer = 64 * 1024;

    /// <summary>States of a thread, nested in one another, that keep their buffers. A getter that serializes takes a state of its own, and so does a getter of
    /// what it serializes: 400 levels would hold 26 MB for the life of the thread.</summary>
    private const int MostKept = 4;

    [ThreadStatic]
    private static WriterState? t_array;

    [ThreadStatic]
    private static WriterState? t_destination;

    [ThreadStatic]
    private static WriterState? t_stream;

    [ThreadStatic]
    private static int t_byHand; // of writers by hand of this thread that were not disposed

    private readonly Sink _ownSink;
    private readonly BufferWriterSink? _destinationSink;
    private readonly StreamSink? _streamSink;
    private readonly int _level; // states of the thread that were taken when it was made
    private OctavoOptions _options;
    private byte[]? _own;
    private byte[]? _buffer;
    private WriterState? _nested;
    private WrittenReferences? _objects;
    private bool _taken;

    private WriterState(Sink sink, int level = 0)
    {
        _level = level;
        _ownSink = sink;
        _destinationSink = sink as BufferWriterSink;
        _streamSink = sink as StreamSink;
        Sink = sink;
        _options = OctavoOptions.None;
    }

    /// <summary>The buffer for results and stages; a state that only ever fills its callers' buffers has none.</summary>
    internal byte[] Buffer =>
        _buffer ??= _level < MostKept ? _own = GC.AllocateUninitializedArray<byte>(FirstBuffer) : ArrayPool<byte>.Shared.Rent(FirstBuffer);

    internal Sink Sink { get; private set; }

    internal OctavoOptions Options => _options;

    /// <summary>Whether it was taken and not given back.</summary>
    internal bool IsTaken => _taken;

    /// <summary>Bytes that went to the destination in earlier windows.</summary>
    internal long Flushed { get; set; }

    /// <summary>Length-prefixed scopes that are open.</summary>
    internal int Scopes { get; set; }

    /// <summary>The keys of objects that are written as references; null without any.</summary>
    internal ObjectKeys? Keys { get; set; }

    /// <summary>The objects of types with references; made when the first one comes.</summary>
    internal WrittenReferences Objects => _objects ??= new WrittenReferences();

    /// <summary>Levels of nesting that are still allowed.</summary>
    internal int DepthLeft;

    /// <summary>The address below which <see cref="StackGuard"/> asks the runtime.</summary>
    internal nuint StackFloor;

    /// <summary>Bytes before the first null that was written for what is declared as not nullable; −1 if there was none, or before that is asked for.</summary>
    internal long NullAt { get; set; }

    /// <summary>Whether a value is written again to find that null, so none is refused.</summary>
    internal bool SeeksNull { get; set; }

    /// <summary>What that null stands for.</summary>
    internal string NullOf { get; private set; } = "";

    /// <summary>Called on entering a level of nesting.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Enter() => Nesting.Enter(ref DepthLeft, ref StackFloor, in _options);

    /// <summary>Called for such a null.</summary>
    /// <param name="member">What it stands for.</param>
    /// <param name="at">Bytes before it.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal void OnNull(string member, long at)
    {
        Options.OnNull(member);
        if (NullAt < 0)
        {
            (NullAt, NullOf) = (at, member);
        }
    }

    /// <summary>Takes a state that writes into its own buffer.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static WriterState Rent(OctavoOptions options)
    {
        WriterState? state = t_array;
        if (state is null || state._taken)
        {
            state = RentNested(ref t_array, () => ArraySink.Instance);
        }
        state.Take(options);
        return state;
    }

    /// <summary>Takes a state that writes into <paramref name="destination"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static WriterState Rent(OctavoOptions options, IBufferWriter<byte> destination)
    {
        WriterState? state = t_destination;
        if (state is null || state._taken)
        {
            state = RentNested(ref t_destination, () => new BufferWriterSink());
        }
        state.Take(options);
        state._destinationSink!.Destination = destination;
        return state;
    }

    /// <summary>Takes a state that writes into <paramref name="destination"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static WriterState Rent(OctavoOptions options, Stream destination)
    {
        WriterState? state = t_stream;
        if (state is null || state._taken)
        {
            state = RentNested(ref t_stream, () => new StreamSink());
        }
        state.Take(options);
        state._streamSink!.Destination = destination;
        return state;
    }

    /// <summary>A state for a writer that user code makes and may never dispose: no thread keeps it.</summary>
    internal static WriterState ByHand(OctavoOptions options, IBufferWriter<byte> destination)
    {
        WriterState state = ByHand(options, new BufferWriterSink());
        state._destinationSink!.Destination = destination;
        return state;
    }

    /// <summary>As the other, into a sink of the writer's own.</summary>
    internal static WriterState ByHand(OctavoOptions options, Sink sink)
    {
        var state = new WriterState(sink);
        state.Take(options);
        t_byHand++;
        return state;
    }

    /// <summary>Takes a state that writes into another sink.</summary>
    internal static WriterState Rent(OctavoOptions options, Sink sink)
    {
        WriterState state = Rent(options);
        state.Sink = sink;
        return state;
    }

    /// <summary>How many of this thread's states are taken, those of writers by hand included.</summary>
    internal static int CountTaken() => Count(t_array) + Count(t_destination) + Count(t_stream) + t_byHand;

    private static int Count(WriterState? first)
    {
        int taken = 0;
        for (WriterState? state = first; state is not null; state = state._nested)
        {
            taken += state._taken ? 1 : 0;
        }
        return taken;
    }

    /// <summary>Gives the state back, whatever happened.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Return()
    {
        _destinationSink?.Reset();
        _streamSink?.Reset();
        if (_buffer != _own || (object)Sink != _ownSink)
        {
            Clear();
        }
        if (Keys is not null)
        {
            Keys = null;
        }
        if (_objects is { IsUsed: true })
        {
            _objects.Clear();
        }
        Flushed = 0;
        Scopes = 0;
        _taken = false;
    }

    /// <summary>Ends the state of a writer by hand.</summary>
    internal void ReturnByHand()
    {
        t_byHand--;
        Return();
    }

    /// <summary>References are stored only if they change: a store costs a write barrier, and seven of them made half of a small value's time.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void Take(OctavoOptions options)
    {
        _taken = true;
        if ((object)_options != options)
        {
            _options = options;
        }
        DepthLeft = options.MaxDepth;
        StackFloor = 0;
    }

    /// <summary>A state that is taken has the next one of its thread: a serialize call made from a property getter gets that.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static WriterState RentNested(ref WriterState? first, Func<Sink> sink)
    {
        int level = 0;
        ref WriterState? place = ref first;
        while (place is not null)
        {
            if (!place._taken)
            {
                return place;
            }
            place = ref place._nested;
            level++;
        }
        return place = new WriterState(sink(), level);
    }

    private void Clear()
    {
        if ((object)Sink != _ownSink)
        {
            Sink = _ownSink;
        }
        if (_buffer != _own)
        {
            ArrayPool<byte>.Shared.Return(_buffer!);
            _buffer = _own;
        }
    }

    /// <summary>The buffer, with room for a window of at least <paramref name="room"/> bytes; what it held is lost if it has to grow.</summary>
    internal byte[] BufferOf(int room)
    {
        byte[] buffer = Buffer;
        return buffer.Length - OutputWindow.Slack >= room ? buffer : GrowBuffer(checked(room + OutputWindow.Slack), 0);
    }

    /// <summary>Replaces the buffer by one of at least <paramref name="length"/> bytes that begins with the first <paramref name="keep"/> bytes.</summary>
    internal byte[] GrowBuffer(int length, int keep)
    {
        byte[]? old = _buffer;
        byte[] bigger = ArrayPool<byte>.Shared.Rent(length);
        old.AsSpan(0, keep).CopyTo(bigger);
        _buffer = bigger;
        if (old is not null && old != _own)
        {
            ArrayPool<byte>.Shared.Return(old);
        }
        return bigger;
    }
}
