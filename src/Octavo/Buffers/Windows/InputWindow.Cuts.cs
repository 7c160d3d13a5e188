// Owns: ends of a window before its data's: bytes that end values (CBOR's breaks) are stepped over, and items are read instead of what is in the data. Knows no
// format.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo.Buffers;

/// <summary>
/// All bytes up to the end of a value that was opened here are in the window. Between calls <see cref="_end"/> is the innermost end, and nothing after it
/// counts as readable: the fast paths fail there, and the slow one goes on after it. What has no such end pays a test on its slow path.
/// </summary>
internal ref partial struct InputWindow
{
    /// <summary>All that is together from the position on, whatever ends before.</summary>
    internal readonly ReadOnlySpan<byte> Ahead =>
        MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref _start, _position), (_cut is { IsDetour: false } ? _whole : _end) - _position);

    /// <summary>Brings more bytes after <see cref="Ahead"/>, which stay.</summary>
    /// <returns>False if there are no more.</returns>
    internal bool TryExtendAhead()
    {
        if (_cut is { IsDetour: true })
        {
            return false;
        }
        Lift();
        bool more = TryExtend();
        Lower();
        return more;
    }

    /// <summary>Ends the window at a byte that ends a value, which is stepped over once the position is there.</summary>
    /// <param name="at">Its offset, which is in <see cref="Ahead"/>.</param>
    internal void Cut(long at)
    {
        Lift();
        _cut = new InputEnd(at, _cut);
        Lower();
    }

    /// <summary>Reads items before what follows in the data.</summary>
    /// <param name="items">The items, not none, and room after them for the longest run.</param>
    /// <param name="length">Bytes of the items.</param>
    /// <param name="at">The offset in the data of what they are read instead of.</param>
    /// <param name="width">Bytes of the data an item stands for, and one fewer than it has; 0 if all stand for what is at the offset.</param>
    internal void Detour(byte[] items, int length, long at, int width)
    {
        Lift();
        _cut = new InputEnd(at, width, _before, _position, _end, _cut);
        _outer = ref _start;
        _start = ref MemoryMarshal.GetArrayDataReference(items);
        _position = 0;
        _end = length;
        _readable = length;
    }

    /// <summary>The offset after the ends that are at the position.</summary>
    private readonly long OffsetAfterEnds(out int ends)
    {
        InputEnd? cut = _cut;
        long offset = _before + _position;
        ends = 0;
        if (cut is { IsDetour: true })
        {
            if (_position != _end)
            {
                return cut.At + (_position / (cut.Width + 1) * cut.Width);
            }
            offset = cut.Before + cut.Position;
            cut = cut.Outer;
        }
        for (; cut is not null && cut.At == offset; cut = cut.Outer)
        {
            offset++;
            ends++;
        }
        return offset;
    }

    private readonly long RemainingAfterEnds()
    {
        OffsetAfterEnds(out int ends);
        return (_cut!.IsDetour ? _end - _position + _cut.Whole - _cut.Position : _whole - _position) - ends;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void RefillCut(ref InputWindow window, int max)
    {
        if ((uint)max > MaxRead)
        {
            throw RunTooLong(max);
        }
        window.StepOver();
        if (window._cut is { IsDetour: true })
        {
            return;
        }
        window.Lift();
        if (window._readable - window._position < max)
        {
            Bring(ref window, max);
        }
        window.Lower();
    }

    /// <summary>What is taken is before the next end.</summary>
    private static void GatherCut(ref InputWindow window, int count)
    {
        window.StepOver();
        if (window._cut is null)
        {
            if (count > window._end - window._position)
            {
                Gather(ref window, count);
            }
        }
        else if (count > window._end - window._position)
        {
            Throw.EndOfData();
        }
    }

    /// <summary>Goes after the ends that are at the position.</summary>
    private void StepOver()
    {
        while (_cut is { } cut && _position == _end)
        {
            if (cut.IsDetour)
            {
                _start = ref _outer;
                _outer = ref Unsafe.NullRef<byte>();
                _before = cut.Before;
                _position = cut.Position;
                _end = cut.Whole;
                _readable = cut.Whole;
            }
            else
            {
                Lift();
                if (cut.At != _before + _position)
                {
                    Throw.EndOfData(); // a hand-written reader took what comes after it
                }
                _position++;
            }
            _cut = cut.Outer;
            Lower();
        }
    }

    /// <summary>Opens the window to the end of its data.</summary>
    private void Lift()
    {
        if (_cut is { IsDetour: false })
        {
            _end = _whole;
            _readable = _whole;
        }
    }

    /// <summary>Closes the window at the innermost end.</summary>
    private void Lower()
    {
        if (_cut is { IsDetour: false } cut)
        {
            _whole = _end;
            _end = (int)Math.Clamp(cut.At - _before, _position, _whole);
            _readable = _end;
        }
    }
}
