// Owns: the walk over MessagePack data for error paths: MessagePack's reader for the shared walk.
namespace Octavo.Internal;

internal sealed class MsgPackWalk : ShapeWalker<OctavoMsgPackReader>
{
    internal static readonly MsgPackWalk Walker = new();

    internal override OctavoMsgPackReader Open(ReadOnlySpan<byte> data, Span<byte> scratch) => new(data, scratch, Options);

    internal override int Position(ref OctavoMsgPackReader reader) => (int)reader.Window.Offset;

    internal override void Close(ref OctavoMsgPackReader reader) => reader.Window.Release();
}
