// Owns: the window that a reader reads from: byte reference, position, end, and the move of the tail into a scratch. Ends before the data's: InputWindow.Cuts.
// Knows no format.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;
using Octavo.Memory;

namespace Octavo.Buffers;

/// <summary>One window for every source. A span is read in place; near its end the tail moves once into a scratch that is zero after it.</summary>
internal ref partial struct InputWindow
{
    /// <summary>The longest run or scalar, in bytes.</summary>
    internal const int MaxRead = 256;

    /// <summary>The smallest window copied from a source.</summary>
    internal const int SmallestWindow = 16 * 1024;

    /// <summary>Length of the scratch: the tail, and after it the zeroes that a run may look at.</summary>
    internal const int ScratchLength = 2 * MaxRead;

    private readonly ref byte _scratch; // on the stack of the facade: no read rents anything for its tail
    private ref byte _start;
    private int _position;
    private int _end;      // of the data in this window
    private int _readable; // _end, or more if the tail is in the scratch
    private int _whole;    // the end of the data in this window, where _end is a cut
    private long _before;  // bytes before this window
    private ReaderState? _state;
    private InputEnd? _cut;  // null in data whose lengths are known
    private ref byte _outer; // the window that a detour comes back to

    internal InputWindow(ReadOnlySpan<byte> data, Span<byte> scratch)
    {
        _scratch = ref MemoryMarshal.GetReference(scratch);
        _start = ref MemoryMarshal.GetReference(data);
        _end = data.Length;
        _readable = data.Length;
    }

    internal InputWindow(Source source, Span<byte> scratch)
    {
        _scratch = ref MemoryMarshal.GetReference(scratch);
        _state = new ReaderState(source);
        _start = ref MemoryMarshal.GetArrayDataReference(Array.Empty<byte>());
    }

    /// <summary>Bytes from the beginning of the data to the position.</summary>
    internal readonly long Offset => _cut is null ? _before + _position : OffsetAfterEnds(out _);

    /// <summary>Bytes left, in this window and in the source.</summary>
    internal readonly long Remaining => (_cut is null ? _end - _position : RemainingAfterEnds()) + (_state?.Source?.Remaining ?? 0);

    /// <summary>Bytes left in this window.</summary>
    internal readonly int Available
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => _end - _position;
    }

    /// <summary>The byte at the position. Valid for <see cref="Available"/> bytes.</summary>
    internal readonly ref byte Here
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => ref Unsafe.Add(ref _start, _position);
    }

    /// <summary>Elements for which memory is taken before they are read: as many as eight times the rest of the data would fill, 4,096 at least.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal readonly int FirstCapacity(int count, int elementSize) => (int)Math.Min(count, Math.Max(4096, 8 * Remaining / elementSize));

    /// <summary>Refuses a count that the rest of the data cannot hold.</summary>
    /// <param name="count">Elements; −1 for null.</param>
    /// <param name="least">Bytes that an element takes at least.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal readonly void CheckCount(long count, int least)
    {
        if (count * least > Available && count * least > Remaining)
        {
            Throw.CountTooLarge((ulong)count, Remaining);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ref byte Need(int max)
    {
#if OCTAVO_CHECKED
        if ((uint)max > MaxRead)
        {
            throw RunTooLong(max);
        }
#endif
        if (_readable - _position < max)
        {
            Refill(ref this, max);
        }
        return ref Unsafe.Add(ref _start, _position);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Commit(nint used)
    {
        int position = _position + (int)used;
        if ((uint)position > (uint)_end)
        {
            Throw.EndOfData();
        }
        _position = position;
    }

    /// <summary>Moves the position over bytes that were looked at, for readers whose tokens take no zero: none is past the end of the data.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Advance(nint used)
    {
#if OCTAVO_CHECKED
        if (used < 0 || _position + used > _end)
        {
            throw new InvalidOperationException($"A token of {used} bytes was taken, but only {_end - _position} are left.");
        }
#endif
        _position += (int)used;
    }

    /// <summary>Brings more bytes after those of this window, which stay; at least twice as many are together then.</summary>
    /// <returns>False if the source has no more.</returns>
    internal bool TryExtend()
    {
        if (_state?.Source is not { Remaining: > 0 } source)
        {
            return false;
        }
        int rest = _end - _position;
        NextWindow((int)Math.Min(Math.Max(2L * rest, SmallestWindow), Math.Min(rest + source.Remaining, Array.MaxLength)));
        return true;
    }

    /// <summary>Takes <paramref name="count"/> bytes that are together.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ReadOnlySpan<byte> Take(int count)
    {
        if ((uint)count > (uint)(_end - _position))
        {
            Gather(ref this, count);
        }
        ReadOnlySpan<byte> bytes = MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref _start, _position), count);
        _position += count;
        return bytes;
    }

    /// <summary>Copies bytes of any number, over as many windows as it takes.</summary>
    internal void CopyTo(scoped Span<byte> destination)
    {
        while (destination.Length > _end - _position)
        {
            int part = _end - _position;
            MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref _start, _position), part).CopyTo(destination);
            _position += part;
            destination = destination[part..];
            Gather(ref this, 1);
        }
        LargeCopy.Copy(MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref _start, _position), destination.Length),
            ref MemoryMarshal.GetReference(destination));
        _position += destination.Length;
    }

    /// <summary>Skips bytes of any number.</summary>
    internal void Skip(long count)
    {
        while (count > _end - _position)
        {
            count -= _end - _position;
            _position = _end;
            Gather(ref this, 1);
        }
        _position += (int)count;
    }

    /// <summary>Gives the state back, whatever happened.</summary>
    internal void Release()
    {
        ReaderState? state = _state;
        if (state is not null)
        {
            _state = null;
            state.Release();
        }
    }

    /// <summary>Brings the next bytes of the source, or moves the tail into the scratch.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Refill(ref InputWindow window, int max)
    {
        if (window._cut is not null)
        {
            RefillCut(ref window, max);
            return;
        }
        Bring(ref window, max);
    }

    private static void Bring(ref InputWindow window, int max)
    {
        if (window._state?.Source is { Remaining: > 0 })
        {
            window.NextWindow(max);
            if (window._end - window._position >= max)
            {
                return;
            }
        }
        window.MoveTail(max);
    }

    /// <summary>Makes <paramref name="count"/> bytes contiguous in one window.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Gather(ref InputWindow window, int count)
    {
        if (count < 0 || count > window.Remaining)
        {
            Throw.EndOfData();
        }
        if (window._cut is not null)
        {
            GatherCut(ref window, count);
            return;
        }
        window.NextWindow(count);
    }

    private void NextWindow(int needed)
    {
        ReaderState state = _state!;
        Source source = state.Source!;
        int rest = _end - _position;
        long length = Math.Min(Math.Max(needed, SmallestWindow), rest + source.Remaining);
        byte[] window = ReaderState.NewWindow((int)Math.Max(length, rest));
        MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref _start, _position), rest).CopyTo(window);
        int filled = rest + source.Fill(window.AsSpan(rest, (int)length - rest));
        _before += _position;
        _start = ref MemoryMarshal.GetArrayDataReference(window);
        _position = 0;
        _end = filled;
        _readable = filled;
        state.KeepWindow(window);
    }

    /// <summary>The tail is shorter than <paramref name="max"/>: it goes to the scratch once, and what may be looked at after it is zeroed.</summary>
    private void MoveTail(int max)
    {
        if ((uint)max > MaxRead)
        {
            throw RunTooLong(max);
        }
        ref byte scratch = ref _scratch;
        if (!Unsafe.AreSame(ref _start, ref scratch))
        {
            int rest = _end - _position;
            Unsafe.CopyBlockUnaligned(ref scratch, ref Unsafe.Add(ref _start, _position), (uint)rest);
            _before += _position;
            _start = ref scratch;
            _position = 0;
            _end = rest;
            _readable = rest;
        }
        // for every token as long: each further one would come here again. At most MaxRead + MaxRead: the tail was shorter than MaxRead when it moved
        int readable = _end + max;
        Unsafe.InitBlockUnaligned(ref Unsafe.Add(ref scratch, _readable), 0, (uint)(readable - _readable));
        _readable = readable;
    }

    /// <summary>The scratch has room for two of the longest runs. A hand-written codec may ask for more, and must not get what comes after.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static InvalidOperationException RunTooLong(int max) => new($"A run of {max} bytes; no run may need more than {MaxRead}.");
}
