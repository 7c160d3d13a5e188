// Owns: what a hand-written codec may ask of every format, and Protobuf does not have: nulls and arrays. A hand-written codec that calls one states a form that
// it does not write.
using System.ComponentModel;
using Octavo.Internal;

namespace Octavo.Protobuf;

public ref partial struct OctavoProtobufWriter
{
    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void WriteNull() => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void WriteArrayStart(int count) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void WriteItem(int index) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void WriteArrayEnd(int count) => throw Throw.NotTaggedCodec();
}
