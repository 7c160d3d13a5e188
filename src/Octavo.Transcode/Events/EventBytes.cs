// Owns: the bytes of a chunk as a reader takes events from them: where it is, where the event begins, and what is refused there. Knows no format.
using System.Runtime.CompilerServices;
using System.Text.Unicode;

namespace Octavo.Transcode.Events;

/// <param name="data">The chunk.</param>
internal ref struct EventBytes(ReadOnlySpan<byte> data)
{
    private readonly ReadOnlySpan<byte> _data = data;
    private int _start; // of the event

    internal int Position { readonly get; set; }

    internal readonly bool IsAtEnd => Position == _data.Length;

    /// <summary>Begins an event here.</summary>
    internal void Begin() => _start = Position;

    internal byte Take() => Take(1)[0];

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ReadOnlySpan<byte> Take(int length)
    {
        if (length > _data.Length - Position)
        {
            throw Refused(OctavoErrorCode.EndOfData, "the data ends inside a value.");
        }
        ReadOnlySpan<byte> bytes = _data.Slice(Position, length);
        Position += length;
        return bytes;
    }

    internal byte Peek()
    {
        byte head = Take();
        Position--;
        return head;
    }

    /// <summary>The bytes that were taken last.</summary>
    internal readonly ReadOnlySpan<byte> Last(int length) => _data.Slice(Position - length, length);

    /// <summary>Text that was taken.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidText"/> if it is not UTF-8.</exception>
    internal ReadOnlySpan<byte> Utf8Of(ReadOnlySpan<byte> text) =>
        Utf8.IsValid(text) ? text : throw Refused(OctavoErrorCode.InvalidText, "the text is not well-formed UTF-8.");

    /// <summary>A length or count that was taken.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.CountTooLarge"/> if an int does not hold it.</exception>
    internal int Length(ulong length) => length <= int.MaxValue ? (int)length
        : throw Refused(OctavoErrorCode.CountTooLarge, $"a count or length of {length} is beyond {int.MaxValue}.");

    /// <summary>An error is at its event's head.</summary>
    internal OctavoException Refused(OctavoErrorCode code, string reason)
    {
        Position = _start;
        return new OctavoException(code, reason, "", -1);
    }
}
