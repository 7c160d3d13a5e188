// Owns: the walk over JSON data for error paths: JSON's reader for the shared walk.
namespace Octavo.Internal;

internal sealed class JsonWalk : ShapeWalker<OctavoJsonReader>
{
    internal static readonly JsonWalk Walker = new();

    internal override OctavoJsonReader Open(ReadOnlySpan<byte> data, Span<byte> scratch) => new(data, scratch, Options);

    internal override int Position(ref OctavoJsonReader reader) => (int)reader.Window.Offset;

    internal override void Close(ref OctavoJsonReader reader) => reader.Window.Release();
}
