// Owns: what a hand-written codec may ask of every format, and Protobuf does not have: nulls and arrays. A hand-written codec that calls one states a form that
// it does not write.

namespace Octavo.Internal;

public ref partial struct OctavoProtobufSizer
{
    /// <inheritdoc/>
    public readonly void WriteNull() => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    public readonly void WriteArrayStart(int count) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    public readonly void WriteItem(int index) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    public readonly void WriteArrayEnd(int count) => throw Throw.NotTaggedCodec();
}
