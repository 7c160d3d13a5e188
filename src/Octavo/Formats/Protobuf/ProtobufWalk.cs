// Owns: the walk over Protobuf data for error paths, by numbers. Knows no type: the Shape says what a number is.
namespace Octavo.Internal;

internal sealed class ProtobufWalk : ShapeWalker
{
    internal static readonly ProtobufWalk Walker = new();

    /// <summary>The walker for a call's options: none of them counts.</summary>
    internal static ProtobufWalk Of(OctavoProtobufOptions? options) => Walker;

    internal override (long Offset, string Path) Find(CodecEntry entry, ReadOnlySpan<byte> data, long offset, OctavoErrorCode code) => (offset, "");
}
