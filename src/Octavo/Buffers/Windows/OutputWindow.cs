// Owns: the window that a writer writes into: byte reference, position, capacity, state. Knows no format; the sink gives and takes windows.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Memory;

namespace Octavo.Buffers;

/// <summary>The one concrete window for every destination. Only <see cref="Grow"/> is virtual, and it runs on refill alone.</summary>
internal ref partial struct OutputWindow
{
    /// <summary>Bytes after a reservation that encoders may scribble on: whole-word and whole-vector stores need no tail code.</summary>
    internal const int Slack = 64;

    /// <summary>The largest reservation that is given in the caller's own buffer.</summary>
    internal const int LargestRun = 64 * 1024;

    private ref byte _start;
    private int _position;
    private int _capacity; // slack excluded
    private readonly WriterState _state;
#if OCTAVO_CHECKED
    private int _reserved;
#endif

    /// <summary>A window over the state's own buffer.</summary>
    internal OutputWindow(WriterState state)
    {
        _state = state;
        byte[] buffer = state.Buffer;
        _start = ref MemoryMarshal.GetArrayDataReference(buffer);
        _capacity = buffer.Length - Slack;
    }

    /// <summary>A window over memory that the destination gave; its last <see cref="Slack"/> bytes are the slack.</summary>
    internal OutputWindow(WriterState state, Span<byte> first)
    {
        _state = state;
        MoveTo(first, 0);
    }

    /// <summary>A window over an array that is filled exactly: no slack, for writers that store no byte too many.</summary>
    internal static OutputWindow Exact(WriterState state, byte[] exact)
    {
        var window = new OutputWindow(state);
        window._start = ref MemoryMarshal.GetArrayDataReference(exact);
        window._capacity = exact.Length;
        return window;
    }

    internal readonly WriterState State => _state;

    internal readonly int Position => _position;

    /// <summary>Bytes written since the beginning of the value.</summary>
    internal readonly long Length => _state.Flushed + _position;

    internal readonly ReadOnlySpan<byte> Written => MemoryMarshal.CreateReadOnlySpan(ref _start, _position);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ref byte Reserve(int max)
    {
        if (_capacity - _position < max)
        {
            Grow(ref this, max);
        }
#if OCTAVO_CHECKED
        _reserved = _position + max;
#endif
        return ref Unsafe.Add(ref _start, _position);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Advance(nint used)
    {
#if OCTAVO_CHECKED
        if (used < 0 || _position + used > _reserved)
        {
            throw new InvalidOperationException($"A run of {used} bytes was written into a reservation of {_reserved - _position}.");
        }
#endif
        _position += (int)used;
    }

    /// <summary>Copies bytes of any number, over as many windows as it takes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void WriteRaw(scoped ReadOnlySpan<byte> bytes)
    {
        if (bytes.Length <= Math.Min(_capacity - _position, LargeCopy.Smallest))
        {
            bytes.CopyTo(MemoryMarshal.CreateSpan(ref Unsafe.Add(ref _start, _position), bytes.Length));
            _position += bytes.Length;
            return;
        }
        WriteRawSlow(ref this, bytes);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void WriteRawSlow(ref OutputWindow window, scoped ReadOnlySpan<byte> bytes)
    {
        if (bytes.Length > LargeCopy.Smallest && window._state is { Scopes: 0 } state && state.Sink.TryPass(ref window, bytes))
        {
            return;
        }
        if (bytes.Length <= window._capacity - window._position)
        {
            LargeCopy.Copy(bytes, ref Unsafe.Add(ref window._start, window._position));
            window._position += bytes.Length;
            return;
        }
        while (bytes.Length != 0)
        {
            int room = window._capacity - window._position;
            if (room == 0)
            {
                Grow(ref window, Math.Min(bytes.Length, window._state?.Sink.LargestStep ?? 1));
                room = window._capacity - window._position;
            }
            int part = Math.Min(room, bytes.Length);
            bytes[..part].CopyTo(MemoryMarshal.CreateSpan(ref Unsafe.Add(ref window._start, window._position), part));
            window._position += part;
            bytes = bytes[part..];
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Grow(ref OutputWindow window, int max)
    {
        if (max < 0)
        {
            throw new OutOfMemoryException("A run of more than 2 GiB.");
        }
        if (window._state is null)
        {
            throw new ObjectDisposedException(objectName: null, "The writer is disposed, or was never initialized (default).");
        }
        if (window._state.Scopes != 0)
        {
            window._state.Sink.Extend(ref window, max); // what an open scope holds stays together
            return;
        }
        window._state.Sink.Next(ref window, max);
    }

    /// <summary>For sinks: moves the window.</summary>
    /// <param name="memory">The new window; its last <see cref="Slack"/> bytes are the slack.</param>
    /// <param name="position">Bytes of it that are written already.</param>
    internal void MoveTo(Span<byte> memory, int position)
    {
        _start = ref MemoryMarshal.GetReference(memory);
        _position = position;
        _capacity = Math.Max(0, memory.Length - Slack);
    }
}
