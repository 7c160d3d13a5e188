// Owns: the walk over Tokens for error paths: the reader of Tokens for the shared walk.
namespace Octavo.Internal;

internal sealed class TokensWalk : ShapeWalker<OctavoTokensReader>
{
    internal static readonly TokensWalk Walker = new();

    internal override OctavoTokensReader Open(ReadOnlySpan<byte> data, Span<byte> scratch) => new(data, scratch, Options);

    internal override int Position(ref OctavoTokensReader reader) => (int)reader.Window.Offset;

    internal override void Close(ref OctavoTokensReader reader) => reader.Window.Release();
}
