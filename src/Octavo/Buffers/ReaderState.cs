// Owns: what a reader of a source needs beyond its window: the source and the window's array. Knows no format.
using System.Buffers;

namespace Octavo.Buffers;

/// <summary>State of one read over several segments; a read of one span has none.</summary>
internal sealed class ReaderState(Source source)
{
    private byte[]? _window;

    internal Source Source => source;

    /// <summary>A window of at least <paramref name="length"/> bytes; the one before stays valid until <see cref="KeepWindow"/>.</summary>
    internal static byte[] NewWindow(int length) => ArrayPool<byte>.Shared.Rent(length);

    /// <summary>Gives back the window before and keeps this one.</summary>
    internal void KeepWindow(byte[] window)
    {
        Release();
        _window = window;
    }

    /// <summary>Gives the window back.</summary>
    internal void Release()
    {
        if (_window is not null)
        {
            ArrayPool<byte>.Shared.Return(_window);
            _window = null;
        }
    }
}
