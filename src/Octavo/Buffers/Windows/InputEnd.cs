// Owns: where a window ends before its data does: at a byte that ends a value and belongs to none, or at the end of items that are read instead of what is in
// the data. Knows no format.
namespace Octavo.Buffers;

/// <summary>
/// One end, and the one around it. A window that has one comes to its slow path there and goes on after it, so nothing that reads values asks for ends. It
/// never changes: copies of a reader may share it.
/// </summary>
internal sealed class InputEnd
{
    /// <summary>The end of a value of unknown length.</summary>
    /// <param name="at">The offset of the byte that ends it.</param>
    /// <param name="outer">The end of the value around it.</param>
    internal InputEnd(long at, InputEnd? outer)
    {
        At = at;
        Outer = outer;
    }

    /// <summary>The end of items.</summary>
    /// <param name="at">The offset in the data of what they are read instead of.</param>
    /// <param name="width">Bytes of the data an item stands for, and one fewer than it has; 0 if all stand for what is at the offset.</param>
    /// <param name="before">Bytes before the window that is left.</param>
    /// <param name="position">The position in it.</param>
    /// <param name="whole">The end of its data.</param>
    /// <param name="outer">Its end.</param>
    internal InputEnd(long at, int width, long before, int position, int whole, InputEnd? outer)
        : this(at, outer)
    {
        IsDetour = true;
        Width = width;
        Before = before;
        Position = position;
        Whole = whole;
    }

    internal long At { get; }

    internal InputEnd? Outer { get; }

    internal bool IsDetour { get; }

    internal int Width { get; }

    internal long Before { get; }

    internal int Position { get; }

    internal int Whole { get; }
}
