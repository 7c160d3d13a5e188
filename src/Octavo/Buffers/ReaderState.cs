// Owns: what a reader needs beyond its window, and only then: the scratch for the tail, the window of a source. Knows no format.
using System.Buffers;

namespace Octavo.Internal;

/// <summary>State of one read, rented when the data's tail is reached or when the data is a sequence; most reads of large values in one span rent it once.</summary>
internal sealed class ReaderState
{
    [ThreadStatic]
    private static ReaderState? t_free;

    /// <summary>Twice <see cref="InputWindow.MaxRead"/>: the tail, and behind it the zeroes that a run may look at.</summary>
    internal readonly byte[] Scratch = new byte[2 * InputWindow.MaxRead];

    private byte[]? _window;

    internal Source? Source { get; private set; }

    internal static ReaderState Rent(Source? source = null)
    {
        ReaderState state = t_free ?? new ReaderState();
        t_free = null;
        state.Source = source;
        return state;
    }

    internal void Return()
    {
        Source = null;
        if (_window is not null)
        {
            ArrayPool<byte>.Shared.Return(_window);
            _window = null;
        }
        t_free = this;
    }

    /// <summary>A window of at least <paramref name="length"/> bytes; the one before stays valid until <see cref="KeepWindow"/>.</summary>
    internal static byte[] NewWindow(int length) => ArrayPool<byte>.Shared.Rent(length);

    /// <summary>Gives back the window before and keeps this one.</summary>
    internal void KeepWindow(byte[] window)
    {
        if (_window is not null)
        {
            ArrayPool<byte>.Shared.Return(_window);
        }
        _window = window;
    }
}
