// Owns: the contract of finding the member at fault after the fact, by walking a Shape over the bytes. Knows no format.
namespace Octavo.Internal;

/// <summary>Walks a type's Shape over data that could not be read, non-generic and in cold code only.</summary>
internal abstract class ShapeWalker
{
    /// <summary>Finds the member at fault.</summary>
    /// <param name="entry">The root's entry.</param>
    /// <param name="data">The data.</param>
    /// <param name="offset">Where the reader stood: the beginning of the run at fault, or behind it.</param>
    /// <returns>The offset of the value at fault and its path; the given offset and an empty path where the Shape does not tell.</returns>
    internal abstract (long Offset, string Path) Find(CodecEntry entry, ReadOnlySpan<byte> data, long offset);
}
