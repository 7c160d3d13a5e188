// Owns: the contract of a source of bytes beyond one span. Knows no format.
namespace Octavo.Buffers;

/// <summary>Where bytes come from when they are not in one span. Touched on refill alone.</summary>
internal abstract class Source
{
    /// <summary>Bytes that were not given yet.</summary>
    internal abstract long Remaining { get; }

    /// <summary>Copies the next bytes.</summary>
    /// <param name="destination">Filled from its beginning.</param>
    /// <returns>Bytes copied: all that fit, less only at the end.</returns>
    internal abstract int Fill(Span<byte> destination);
}
