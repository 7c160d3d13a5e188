// Owns: the walk over Binary data for error paths: Binary's reader for the shared walk.
namespace Octavo.Internal;

internal sealed class BinaryWalk : ShapeWalker<OctavoBinaryReader>
{
    internal static readonly BinaryWalk Walker = new();

    internal override OctavoBinaryReader Open(ReadOnlySpan<byte> data, Span<byte> scratch) => new(data, scratch, Options);

    internal override int Position(ref OctavoBinaryReader reader) => (int)reader.Window.Offset;

    internal override void Close(ref OctavoBinaryReader reader) => reader.Window.Release();
}
