// Owns: going forward over bytes, with the checks that keep counts within what is left. Knows no layout.
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Interop.Passes;

/// <summary>A span and a position in it.</summary>
internal ref struct ByteInput
{
    private readonly ReadOnlySpan<byte> _data;
    private readonly long _most;

    /// <param name="data">The bytes that are there.</param>
    /// <param name="most">Bytes that the data may have when all of it is there: more than are there where it comes in chunks.</param>
    internal ByteInput(ReadOnlySpan<byte> data, long most)
    {
        _data = data;
        _most = most;
    }

    internal ByteInput(ReadOnlySpan<byte> data)
        : this(data, data.Length)
    {
    }

    /// <summary>Bytes that were taken.</summary>
    internal int Position { get; set; }

    /// <summary>Where the data ended too soon: how long it must be at least for the value that was begun.</summary>
    internal int Wanted { get; private set; }

    /// <summary>All bytes that are there.</summary>
    internal readonly ReadOnlySpan<byte> Data => _data;

    /// <summary>Bytes that may follow at most.</summary>
    internal readonly long Left => Math.Max(0, _most - Position);

    /// <summary>Bytes that are there and were not taken.</summary>
    internal readonly int Available => _data.Length - Position;

    /// <summary>Takes bytes.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.EndOfData"/>.</exception>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ReadOnlySpan<byte> Take(int length)
    {
        int at = Position;
        if ((uint)length > (uint)(_data.Length - at))
        {
            Want(length);
        }
        Position = at + length;
        return _data.Slice(at, length);
    }

    /// <summary>Takes one byte.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.EndOfData"/>.</exception>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal byte Take()
    {
        int at = Position;
        if ((uint)at >= (uint)_data.Length)
        {
            Want(1);
        }
        Position = at + 1;
        return _data[at];
    }

    /// <summary>Looks at the next byte.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.EndOfData"/>.</exception>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal byte Peek()
    {
        if ((uint)Position >= (uint)_data.Length)
        {
            Want(1);
        }
        return _data[Position];
    }

    /// <summary>Ends the call: the data ends before bytes that are needed here.</summary>
    /// <param name="length">How many from the position on, at least.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.EndOfData"/>.</exception>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal void Want(int length)
    {
        Wanted = (int)Math.Min((long)Position + length, int.MaxValue);
        Throw.EndOfData();
    }

    /// <summary>Checks a length or count against what may follow, before anything is taken for it.</summary>
    /// <param name="count">Read from the data.</param>
    /// <param name="least">Bytes that each takes at least, 1 or more.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.CountTooLarge"/>.</exception>
    internal readonly int CheckCount(ulong count, int least)
    {
        if (count > (ulong)Left / (uint)least || count > int.MaxValue - 2)
        {
            Throw.CountTooLarge(count, Left);
        }
        return (int)count;
    }
}
