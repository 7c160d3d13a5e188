// Owns: the walk over MessagePack data for error paths.
namespace Octavo.Internal;

internal sealed class MsgPackWalk : ShapeWalker
{
    internal static readonly MsgPackWalk Walker = new();

    internal override (long Offset, string Path) Find(CodecEntry entry, ReadOnlySpan<byte> data, long offset) => (offset, "");
}
