// Owns: the walk over Binary data for error paths.
namespace Octavo.Internal;

internal sealed class BinaryWalk : ShapeWalker
{
    internal static readonly BinaryWalk Walker = new();

    internal override (long Offset, string Path) Find(CodecEntry entry, ReadOnlySpan<byte> data, long offset) => (offset, "");
}
