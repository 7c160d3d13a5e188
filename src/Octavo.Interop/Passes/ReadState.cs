// Owns: what a pass from a layout to Binary keeps between two chunks of data. Knows no layout.
namespace Octavo.Interop.Passes;

/// <summary>The open levels and the Binary made so far.</summary>
internal sealed class ReadState(int maxDepth)
{
    /// <summary>Elements that take no byte of the data, over a whole value: each takes one of Binary, and of memory what it is.</summary>
    internal const int MaxEmptyElements = 65_536;

    internal ByteOutput Output;

    internal PassLevels Levels { get; } = new(maxDepth);

    /// <summary>Whether the root was begun.</summary>
    internal bool IsBegun { get; set; }

    /// <summary>How many elements may still come that take no byte.</summary>
    internal long EmptyLeft { get; set; } = MaxEmptyElements;
}
