// Owns: the walk over Compact data for error paths: Compact's reader for the shared walk.
namespace Octavo.Internal;

internal sealed class CompactWalk : ShapeWalker<OctavoCompactReader>
{
    internal static readonly CompactWalk Walker = new();

    internal override OctavoCompactReader Open(ReadOnlySpan<byte> data, Span<byte> scratch) => new(data, scratch, Options);

    internal override int Position(ref OctavoCompactReader reader) => (int)reader.Window.Offset;

    internal override void Close(ref OctavoCompactReader reader) => reader.Window.Release();
}
