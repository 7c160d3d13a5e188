// Owns: the contract of finding where a value ends in bytes that come in pieces. Knows no format.
namespace Octavo.Buffers;

/// <summary>
/// Finds the values of a sequence one after another. It keeps its state between pieces and looks at each byte once, so a source that gives single bytes costs
/// no more than its length.
/// </summary>
internal abstract class Delimiter
{
    /// <summary>Bytes from the frame's beginning that were looked at.</summary>
    internal long Scanned { get; private protected set; }

    /// <summary>Bytes from the frame's beginning that must have arrived before another look, or the value, can be had.</summary>
    internal abstract long Needs { get; }

    /// <summary>Whether the value's end is known.</summary>
    internal abstract bool Found { get; }

    /// <summary>Bytes of the frame before its value.</summary>
    internal int Head { get; private protected set; }

    /// <summary>Looks at the next bytes; at none after the value.</summary>
    /// <exception cref="OctavoException">The bytes are not a value.</exception>
    internal abstract void Scan(ReadOnlySpan<byte> piece);

    /// <summary>Goes on to the next frame.</summary>
    internal abstract void Next();

    /// <summary>
    /// Gives up what comes before a value that has not begun, so the source need not keep it: white space that is sent to hold a connection open takes no
    /// memory.
    /// </summary>
    /// <returns>How many bytes the frame is shorter by.</returns>
    internal virtual int SkipHead() => 0;

    /// <summary>Called when the source ended inside a frame.</summary>
    /// <returns>Whether that ends a value, which is then found.</returns>
    internal virtual bool EndWithSource() => false;

    /// <summary>Whether the source may end after so many bytes of a frame.</summary>
    internal virtual bool MayEnd(long buffered) => buffered == 0;
}
