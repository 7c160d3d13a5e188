// Owns: what a hand-written codec may ask of every format, and Protobuf does not have: nulls and arrays. A hand-written codec that calls one states a form that
// it does not write.
using System.ComponentModel;
using Octavo.Internal;

namespace Octavo.Protobuf;

public ref partial struct OctavoProtobufReader
{
    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly bool TryReadNull() => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly int ReadArrayStart(int rawSize) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly bool NextItem(scoped ref int remaining) => throw Throw.NotTaggedCodec();
}
