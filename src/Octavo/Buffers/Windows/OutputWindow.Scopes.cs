// Owns: length-prefixed scopes of a writer: nothing is flushed while one is open, and its content moves if the length takes another width. Knows no format.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Octavo.Buffers;

internal ref partial struct OutputWindow
{
    /// <summary>Begins a scope.</summary>
    /// <param name="width">Bytes left free for its length.</param>
    /// <returns>The position of the length in the window, which holds until the scope is closed.</returns>
    internal int OpenScope(byte width)
    {
        Reserve(width);
        return OpenScope(0, width);
    }

    /// <summary>Begins a scope in a reservation.</summary>
    /// <param name="used">Bytes put there before its length.</param>
    /// <param name="width">Bytes left free for its length, which the reservation holds too.</param>
    /// <returns>The position of the length in the window, which holds until the scope is closed.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal int OpenScope(nint used, byte width)
    {
        _state.Scopes++;
        Advance(used + width);
        return _position - width;
    }

    /// <summary>Bytes that a scope holds.</summary>
    internal readonly int ScopeLength(int start, byte width) => _position - start - width;

    /// <summary>Ends the innermost scope.</summary>
    /// <param name="start">What <see cref="OpenScope(byte)"/> returned.</param>
    /// <param name="width">The width given to it.</param>
    /// <param name="needed">The width that the length takes.</param>
    /// <returns>The place of the length, <paramref name="needed"/> bytes.</returns>
    internal ref byte CloseScope(int start, byte width, int needed)
    {
        if (needed != width)
        {
            int length = ScopeLength(start, width);
            Reserve(Math.Max(0, needed - width));
            ref byte content = ref Unsafe.Add(ref _start, start);
            MemoryMarshal.CreateSpan(ref Unsafe.Add(ref content, width), length).CopyTo(MemoryMarshal.CreateSpan(ref Unsafe.Add(ref content, needed), length));
            _position += needed - width;
        }
        _state.Scopes--;
        return ref Unsafe.Add(ref _start, start);
    }
}
